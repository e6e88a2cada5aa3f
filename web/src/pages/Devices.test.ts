import { expect, test } from 'vitest'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import { person } from '$lib/person.svelte'
import Devices from './Devices.svelte'

const token = { label: null, created: 0, used: null, current: false }
const browser = { ...token, id: 'b1', use: 'cookie', used: 1, current: true }
const script = { ...token, id: 's1', use: 'script', label: 'my bot' }

test('devices and scripts are listed, and a script that is signed out is gone', async () => {
  person.me = { id: 'ada', name: 'Ada', language: 'en' }
  const asked = serve(({ method }) => ({ data: { tokens: method === 'DELETE' ? [browser] : [browser, script] } }))
  const page = show(Devices, {})
  const names = () => [...page.querySelectorAll('li b')].map((name) => name.textContent)
  await eventually(() => expect(names()).toEqual(['Browser', 'my bot']))
  expect(page.querySelectorAll('li')[1]!.textContent).toContain('never used')
  click(page.querySelectorAll('li button')[1])
  await eventually(() => expect(names()).toEqual(['Browser']))
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me/tokens/s1' })
})

test('a token for a script is shown once, under the name one gives it', async () => {
  person.me = { id: 'ada', name: 'Ada', language: 'en' }
  const asked = serve(({ method }) => ({ data: method === 'POST' ? { token: 'shown-once' } : { tokens: [browser] } }))
  const page = show(Devices, {})
  const input = page.querySelector('input')!
  input.value = 'a & b'
  input.dispatchEvent(new Event('input'))
  click(buttonOf(page, 'Make a token'))
  await eventually(() => expect(page.querySelector('code')?.textContent).toBe('shown-once'))
  expect(asked.map(({ path }) => path)).toContain('/api/me/token?label=a%20%26%20b')
})
