import { beforeEach, expect, test, vi } from 'vitest'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import { person } from '$lib/person.svelte'
import * as push from '$lib/push'
import Reminders from './Reminders.svelte'

const usual = { push_key: 'BKey', here: false, devices: 0, mails: true, mail: null, after_seconds: 60 }
const told = (what: object) => ({ ...usual, ...what })
beforeEach(() => {
  person.me = { id: 'ada', name: 'Ada', language: 'en' }
  vi.spyOn(push, 'pushState').mockReturnValue('possible')
})

test('a device is switched on and off', async () => {
  serve(() => ({ data: usual }))
  const on = vi.spyOn(push, 'subscribe').mockResolvedValue(told({ here: true, devices: 1 }))
  const off = vi.spyOn(push, 'unsubscribe').mockResolvedValue(usual)
  const page = show(Reminders, {})
  await eventually(() => expect(page.textContent).toContain('None of your devices is told.'))
  const [yes, no] = page.querySelectorAll<HTMLInputElement>('input[name=push]')
  click(yes)
  await eventually(() => expect(page.textContent).toContain('One of your devices is told.'))
  expect(on).toHaveBeenCalledWith('BKey')
  click(no)
  await eventually(() => expect(off).toHaveBeenCalled())
})

test('a browser that may not is told where to allow it', async () => {
  serve(() => ({ data: usual }))
  vi.spyOn(push, 'pushState').mockReturnValue('denied')
  const page = show(Reminders, {})
  await eventually(() => expect(page.textContent).toContain('does not let Houseful show notifications'))
})

test('a mail address waits for its link, and can be removed', async () => {
  const mail = { address: 'ada@example.org', confirmed: false }
  const asked = serve(({ method }) => ({ data: method === 'POST' ? told({ mail }) : usual }))
  const page = show(Reminders, {})
  await eventually(() => expect(page.querySelector('input[type=email]')).not.toBe(null))
  const input = page.querySelector<HTMLInputElement>('input[type=email]')!
  input.value = 'ada@example.org'
  input.dispatchEvent(new Event('input'))
  click(buttonOf(page, 'Send me a link'))
  await eventually(() => expect(page.textContent).toContain('A link is on its way to ada@example.org'))
  expect(asked.at(-1)).toMatchObject({ path: '/api/me/mail', body: { mail_address: 'ada@example.org' } })
  click(buttonOf(page, 'Remove the address'))
  await eventually(() => expect(page.querySelector('input[type=email]')).not.toBe(null))
})

test('where no mail is sent, none is offered', async () => {
  serve(() => ({ data: told({ mails: false, push_key: null }) }))
  const page = show(Reminders, {})
  await eventually(() => expect(page.querySelector('input')).toBe(null))
})
