import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preview } from '$lib/api'
import { MovePreview } from './movePreview.svelte'
import type { PlaneView } from './view'

type Seen = Preview<PlaneView>

/** A preview that can be told from others: the move stands where the points are. */
const seen = (move: string) => ({ gains: [{ total: 0, lines: { [move]: 1 } }] }) as unknown as Seen
const moveOf = (preview: Seen | null) => Object.keys(preview?.gains[0]?.lines ?? {})[0] ?? null
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a move is asked about once, and remembered for its position', async () => {
  const ask = vi.fn(async (move: string) => seen(move))
  const previewed = new MovePreview(ask)
  const look = async (ply: number, move: string | null) => {
    previewed.look(ply, move)
    await vi.advanceTimersByTimeAsync(100)
    return moveOf(previewed.now)
  }
  expect([await look(1, 'a'), await look(1, 'b'), await look(1, 'a'), await look(1, null)]).toEqual([
    'a',
    'b',
    'a',
    null,
  ])
  expect(ask).toHaveBeenCalledTimes(2)
  await look(2, 'a')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('an answer that comes too late is not shown, and passing over a move asks nothing', async () => {
  const answers: Record<string, (preview: Seen) => void> = {}
  const ask = vi.fn((move: string) => new Promise<Seen>((done) => (answers[move] = done)))
  const previewed = new MovePreview(ask)
  previewed.look(1, 'slow')
  await vi.advanceTimersByTimeAsync(100)
  previewed.look(1, 'passed over')
  previewed.look(1, 'wanted')
  await vi.advanceTimersByTimeAsync(100)
  answers.slow!(seen('slow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(previewed.now).toBeNull()
  expect(ask.mock.calls.flat()).toEqual(['slow', 'wanted'])
})

test('nothing more is asked while a move is on its way', async () => {
  const ask = vi.fn(async (move: string) => seen(move))
  const previewed = new MovePreview(ask)
  previewed.look(1, 'a')
  previewed.stop()
  await vi.advanceTimersByTimeAsync(100)
  expect(ask).not.toHaveBeenCalled()
})
