import { expect, test } from 'vitest'
import { has } from '$lib/words.svelte'
import { keysOf } from './keys'

test('every key of every game says what it does', () => {
  for (const game of ['overbooking', 'overbooked', 'oktoberfest']) {
    const keys = keysOf(game)
    expect(keys.length).toBeGreaterThan(3)
    expect(keys.filter(({ does }) => !has(`page-key-${does}`))).toEqual([])
  }
})
