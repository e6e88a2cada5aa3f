import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { previousView } from './previousView'
import type { Beat } from './show'
import { ShowPlayback } from './showPlayback.svelte'
import { viewOf } from './street.fixture'

const beat = (kind: Beat['kind'], round = 1) => ({ kind, hotel: 1, scene: { round } }) as Beat

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it runs to its end, step by step, and can be watched again', () => {
  const playback = new ShowPlayback()
  playback.add([beat('reveal'), beat('book')])
  const seen = []
  while (playback.running) {
    seen.push(playback.beat!.kind)
    const stop = playback.run()
    vi.advanceTimersByTime(playback.length)
    stop?.()
  }
  expect(seen).toEqual(['reveal', 'book'])
  playback.again()
  expect(playback.beat?.kind).toBe('reveal')
})

test('paused, it stays where it is; a step back or on pauses it', () => {
  const playback = new ShowPlayback()
  playback.add([beat('reveal'), beat('book'), beat('checked')])
  playback.step()
  expect([playback.at, playback.paused, playback.run()]).toEqual([1, true, undefined])
  playback.back()
  playback.back()
  expect(playback.at).toBe(0)
  playback.skip()
  expect([playback.running, playback.paused]).toEqual([false, false])
  playback.back()
  expect(playback.beat?.kind).toBe('checked')
})

test('more of the same round is added, another round begins anew', () => {
  const playback = new ShowPlayback()
  playback.add([beat('reveal')])
  playback.skip()
  playback.add([beat('book')])
  expect(playback.beats).toHaveLength(2)
  playback.skip()
  playback.add([beat('reveal', 2)])
  expect([playback.beats.length, playback.at]).toEqual([1, 0])
})

test('only what follows on the view before is told; another seat’s cards are hidden from whoever sits down', () => {
  const rule = 'hotel.check.reveal'
  const turned = { rule, seat: 1, hotel: 1, side: 'line' as const, place: 2, guest: 'blue 5 fish', reveals: true }
  const events = [{ kind: 'reveal' as const, ...turned }]
  const tell = (playback: ShowPlayback, ply: number, seat: number) =>
    playback.tell(viewOf({ ply, seat }), [5, 5], { ply, seat: 1, events }, seat)
  const playback = new ShowPlayback()
  previousView.keep(viewOf({ ply: 10, seat: 0 }), [5, 5])
  tell(playback, 12, 0)
  expect(playback.running).toBe(false)
  tell(playback, 13, 0)
  expect(playback.beat?.scene.rows[0]!.line[0]!.guest).toBe('red 3 bird')
  const other = new ShowPlayback()
  tell(other, 14, 1)
  expect(other.beat?.scene.rows[0]!.line[0]!.guest).toBe(null)
})
