import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('the guide is on where it was begun, and stays off where it was switched off', async () => {
  const first = await import('./guidedTables.svelte')
  expect([first.isGuided('a'), first.beganGuided('a')]).toEqual([false, false])
  first.setGuided('a', true)
  first.setGuided('b', true)
  first.setGuided('a', false)
  vi.resetModules()
  const later = await import('./guidedTables.svelte')
  expect(['a', 'b'].map(later.isGuided)).toEqual([false, true])
  expect(later.beganGuided('a')).toBe(true)
})

test('only the latest tables are remembered', async () => {
  const { beganGuided, setGuided } = await import('./guidedTables.svelte')
  for (let number = 0; number < 25; number++) setGuided(`table-${number}`, true)
  expect([beganGuided('table-4'), beganGuided('table-5')]).toEqual([false, true])
})

test('a game is new until one of its kind is finished', async () => {
  const { isNew, keepPlayed } = await import('../guide/played.svelte')
  expect(isNew('overbooked')).toBe(true)
  keepPlayed([{ game: 'overbooked' }])
  expect([isNew('overbooked'), isNew('oktoberfest')]).toEqual([false, true])
  vi.resetModules()
  expect((await import('../guide/played.svelte')).isNew('overbooked')).toBe(false)
})
