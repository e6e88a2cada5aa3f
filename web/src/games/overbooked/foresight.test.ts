import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preview } from '$lib/api'
import { Foresight } from './foresight.svelte'

const seen = (move: string) => ({ view: { move } }) as unknown as Preview
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a move is asked about once, and remembered for its position', async () => {
  const ask = vi.fn(async (move: string) => seen(move))
  const foresight = new Foresight(ask)
  const look = async (ply: number, move: string | null) => {
    foresight.look(ply, move)
    await vi.advanceTimersByTimeAsync(100)
    return foresight.now?.view.move ?? null
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
  const answers: Record<string, (preview: Preview) => void> = {}
  const ask = vi.fn((move: string) => new Promise<Preview>((done) => (answers[move] = done)))
  const foresight = new Foresight(ask)
  foresight.look(1, 'slow')
  await vi.advanceTimersByTimeAsync(100)
  foresight.look(1, 'passed over')
  foresight.look(1, 'wanted')
  await vi.advanceTimersByTimeAsync(100)
  answers.slow!(seen('slow'))
  await vi.advanceTimersByTimeAsync(0)
  expect(foresight.now).toBeNull()
  expect(ask.mock.calls.flat()).toEqual(['slow', 'wanted'])
})

test('nothing more is asked while a move is on its way', async () => {
  const ask = vi.fn(async (move: string) => seen(move))
  const foresight = new Foresight(ask)
  foresight.look(1, 'a')
  foresight.hush()
  await vi.advanceTimersByTimeAsync(100)
  expect(ask).not.toHaveBeenCalled()
})
