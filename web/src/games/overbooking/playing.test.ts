import { beforeEach, expect, test, vi } from 'vitest'
import { Placing } from './placing.svelte'
import { Playing } from './playing.svelte'
import type { Beat } from './show'
import { Showing } from './showing.svelte'
import { viewOf } from './street.fixture'

const play = vi.fn()
let placing: Placing, showing: Showing, playing: Playing

beforeEach(() => {
  play.mockClear()
  document.body.innerHTML =
    '<div class="street"><button class="place lit"></button></div><div class="hand"><button data-stop tabindex="0"></button></div>'
  const nothing = async () => null
  const table = { view: viewOf(), legal: ['1 bird line 1'], eyes: 0, still: false, preview: nothing, why: nothing }
  placing = new Placing(() => table)
  showing = new Showing()
  playing = new Playing(placing, showing, { root: () => document.body, play })
})

test('a picked card goes where it may, and is no longer picked', async () => {
  await playing.pick('1 bird')
  playing.place('line 1')
  expect(play).toHaveBeenCalledExactlyOnceWith('1 bird line 1')
  expect(placing.picked).toBeNull()
})

test('where it may not go it stays in hand', async () => {
  await playing.pick('1 bird')
  playing.place('line 2')
  expect(play).not.toHaveBeenCalled()
  expect(placing.picked).toBe('1 bird')
})

test('dropped on a place that forbids it, a card asks why; dropped beside the street, it goes back', () => {
  placing.pick('1 bird')
  playing.drop('1 bird', 'line 2')
  expect(placing.picked).toBe('1 bird')
  playing.drop('1 bird', null)
  expect(placing.picked).toBeNull()
  playing.drop('1 bird', 'line 1')
  expect(play).toHaveBeenCalledExactlyOnceWith('1 bird line 1')
})

test('by key, the focus goes to the first place that takes it, and back to the hand', async () => {
  await playing.pick('1 bird', true)
  expect(document.activeElement?.className).toBe('place lit')
  playing.putBack()
  expect(document.activeElement?.hasAttribute('data-stop')).toBe(true)
  expect(placing.picked).toBeNull()
})

test('a click on the street during the show only ends the show', async () => {
  await playing.pick('1 bird')
  showing.add([{ kind: 'book', hotel: 1, scene: { round: 1 } } as Beat])
  playing.place('line 1')
  expect(play).not.toHaveBeenCalled()
  expect(showing.running).toBe(false)
})
