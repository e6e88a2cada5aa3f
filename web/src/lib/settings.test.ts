import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'

type Settings = typeof import('./settings.svelte')
let visits = 0
/** A page that is opened anew reads its settings anew: another address, another module. */
const open = (): Promise<Settings> => import(/* @vite-ignore */ `./settings.svelte.ts?visit=${(visits += 1)}`)

beforeEach(() => localStorage.clear())

const kept = () => JSON.parse(localStorage.getItem('houseful-settings')!)
const speaking = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

test('the first language of the browser that we have words for', async () => {
  speaking('sv-SE', 'de-AT', 'fr')
  expect((await open()).settings.language).toBe('de')
})

test('English where we have none of them', async () => {
  speaking('sv', 'fi')
  expect((await open()).settings.language).toBe('en')
})

test('what was kept is there again, what is new has its usual value', async () => {
  localStorage.setItem('houseful-settings', JSON.stringify({ language: 'nl', patterns: true }))
  const { settings } = await open()
  expect(settings).toMatchObject({ language: 'nl', patterns: true, theme: 'auto', sound: true, volume: 5 })
})

test('what cannot be read is forgotten', async () => {
  speaking('it')
  localStorage.setItem('houseful-settings', '{"language":')
  expect((await open()).settings).toMatchObject({ language: 'it', theme: 'auto' })
})

test('a change is shown at once and kept', async () => {
  const { settings, isStill, showSpeed } = await open()
  flushSync(() =>
    Object.assign(settings, { language: 'fr', theme: 'dark', motion: 'still', text: 'large', speed: 'fast' }),
  )
  const { lang, dataset } = document.documentElement
  expect(lang).toBe('fr')
  expect(dataset).toMatchObject({ theme: 'dark', motion: 'still', text: 'large', patterns: 'off' })
  expect(isStill()).toBe(true)
  expect(showSpeed()).toBe(2)
  expect(kept()).toMatchObject({ language: 'fr', theme: 'dark', motion: 'still' })
})
