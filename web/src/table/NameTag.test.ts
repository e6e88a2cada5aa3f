import { flushSync } from 'svelte'
import { beforeEach, expect, test } from 'vitest'
import { person } from '$lib/person.svelte'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import NameTag from './NameTag.svelte'

const ada = { id: 'ada', name: 'Ada', language: 'en' } as NonNullable<typeof person.me>
beforeEach(() => void (person.me = ada))

function type(page: HTMLElement, name: string) {
  const input = page.querySelector('input')!
  input.value = name
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}
const settled = (check: () => void) =>
  eventually(() => {
    flushSync()
    check()
  })

test('a new name is kept, without spaces around it', async () => {
  const asked = serve(({ body }) => ({ data: { ...ada, ...(body as object) } }))
  const page = show(NameTag, {})
  expect(page.querySelector('button')).toBeNull()
  type(page, ' Grace ')
  click(buttonOf(page, 'Keep'))
  await settled(() => expect(page.querySelector('button')).toBeNull())
  expect(asked).toEqual([{ method: 'PATCH', path: '/api/me', body: { name: 'Grace' } }])
  expect(page.querySelector('input')!.value).toBe('Grace')
})

test('the same name and no name are not asked for', () => {
  const asked = serve(() => ({ data: ada }))
  const page = show(NameTag, {})
  for (const name of ['Ada', '   ']) {
    type(page, name)
    page.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }))
  }
  expect(asked).toEqual([])
})

test('why a name is refused is said, and the name stays for a better one', async () => {
  serve(() => ({
    status: 400,
    data: { error: 'server-name', message: 'That name is too long.', rule: null, ply: null },
  }))
  const page = show(NameTag, {})
  type(page, 'Grace')
  click(buttonOf(page, 'Keep'))
  await settled(() => expect(page.querySelector('[role=alert]')?.textContent).toBe('That name is too long.'))
  expect(page.querySelector('input')!.value).toBe('Grace')
})
