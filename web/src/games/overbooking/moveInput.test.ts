import { beforeEach, expect, test, vi } from 'vitest'
import { CardPlacement } from './cardPlacement.svelte'
import { MoveInput } from './moveInput.svelte'
import type { Beat } from './show'
import { ShowPlayback } from './showPlayback.svelte'
import { viewOf } from './street.fixture'

const play = vi.fn()
let placement: CardPlacement, playback: ShowPlayback, input: MoveInput

beforeEach(() => {
  play.mockClear()
  document.body.innerHTML =
    '<div class="street"><button class="place lit"></button></div><div class="hand"><button data-stop tabindex="0"></button></div>'
  const nothing = async () => null
  const table = { view: viewOf(), legal: ['1 bird line 1'], viewpoint: 0, still: false, preview: nothing, why: nothing }
  placement = new CardPlacement(() => table)
  playback = new ShowPlayback()
  input = new MoveInput(placement, playback, { root: () => document.body, play })
})

test('a picked card goes where it may, and is no longer picked', async () => {
  await input.pick('1 bird')
  input.place('line 1')
  expect(play).toHaveBeenCalledExactlyOnceWith('1 bird line 1')
  expect(placement.picked).toBeNull()
})

test('where it may not go it stays in hand', async () => {
  await input.pick('1 bird')
  input.place('line 2')
  expect(play).not.toHaveBeenCalled()
  expect(placement.picked).toBe('1 bird')
})

test('dropped on a place that forbids it, a card asks why; dropped beside the street, it goes back', () => {
  placement.pick('1 bird')
  input.drop('1 bird', 'line 2')
  expect(placement.picked).toBe('1 bird')
  input.drop('1 bird', null)
  expect(placement.picked).toBeNull()
  input.drop('1 bird', 'line 1')
  expect(play).toHaveBeenCalledExactlyOnceWith('1 bird line 1')
})

test('by key, the focus goes to the first place that takes it, and back to the hand', async () => {
  await input.pick('1 bird', true)
  expect(document.activeElement?.className).toBe('place lit')
  input.putBack()
  expect(document.activeElement?.hasAttribute('data-stop')).toBe(true)
  expect(placement.picked).toBeNull()
})

test('a click on the street during the show only ends the show', async () => {
  await input.pick('1 bird')
  playback.add([{ kind: 'book', hotel: 1, scene: { round: 1 } } as Beat])
  input.place('line 1')
  expect(play).not.toHaveBeenCalled()
  expect(playback.running).toBe(false)
})
