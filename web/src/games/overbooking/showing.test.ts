import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memory } from './memory'
import type { Beat } from './show'
import { Showing } from './showing.svelte'
import { viewOf } from './street.fixture'

const beat = (kind: string, round = 1) => ({ kind, hotel: 1, scene: { round } }) as Beat

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('it runs to its end, step by step, and can be watched again', () => {
  const showing = new Showing()
  showing.add([beat('reveal'), beat('book')])
  const seen = []
  while (showing.running) {
    seen.push(showing.beat!.kind)
    const stop = showing.run()
    vi.advanceTimersByTime(showing.length)
    stop?.()
  }
  expect(seen).toEqual(['reveal', 'book'])
  showing.again()
  expect(showing.beat?.kind).toBe('reveal')
})

test('paused, it stays where it is; a step back or on pauses it', () => {
  const showing = new Showing()
  showing.add([beat('reveal'), beat('book'), beat('checked')])
  showing.step()
  expect([showing.at, showing.paused, showing.run()]).toEqual([1, true, undefined])
  showing.back()
  showing.back()
  expect(showing.at).toBe(0)
  showing.skip()
  expect([showing.running, showing.paused]).toEqual([false, false])
  showing.back()
  expect(showing.beat?.kind).toBe('checked')
})

test('more of the same round is added, another round begins anew', () => {
  const showing = new Showing()
  showing.add([beat('reveal')])
  showing.skip()
  showing.add([beat('book')])
  expect(showing.beats).toHaveLength(2)
  showing.skip()
  showing.add([beat('reveal', 2)])
  expect([showing.beats.length, showing.at]).toEqual([1, 0])
})

test('only what follows on the view before is told; another seat’s cards are hidden from whoever sits down', () => {
  const events = [{ kind: 'reveal', hotel: 1, side: 'line', place: 2, guest: 'blue 5 fish' }]
  const tell = (showing: Showing, ply: number, seat: number) =>
    showing.tell(viewOf({ ply, seat }), { ply, seat: 1, events }, seat)
  const showing = new Showing()
  memory.keep(viewOf({ ply: 10, seat: 0 }))
  tell(showing, 12, 0)
  expect(showing.running).toBe(false)
  tell(showing, 13, 0)
  expect(showing.beat?.scene.rows[0]!.line[0]!.guest).toBe('red 3 bird')
  const other = new Showing()
  tell(other, 14, 1)
  expect(other.beat?.scene.rows[0]!.line[0]!.guest).toBe(null)
})
