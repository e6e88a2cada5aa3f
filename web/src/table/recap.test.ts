import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recap } from '$lib/api'
import type { Chapter } from '$lib/live.svelte'
import { serve } from '../testing/page'
import { Again } from './again.svelte'
import { RecapStory } from './recap.svelte'

const chapter = (ply: number, seat: number, kind = 'place') => ({ ply, seat, events: [{ kind }] }) as unknown as Chapter
const told = (ply: number, start: number, ...chapters: Chapter[]): Recap =>
  ({
    ply,
    start,
    gains: [],
    chapters: chapters.map((one) => ({ ...one, lines: ['…'], rules: [null], pieces: [[]] })),
  }) as Recap
const plies = (chapters: { ply: number }[]) => chapters.map(({ ply }) => ply)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the server tells what happened, also to a page that was just opened; later moves are added', async () => {
  serve(() => ({ data: told(6, 4, chapter(5, 1), chapter(6, 2)) }))
  const live = { chapters: [] as Chapter[] }
  const recap = new RecapStory('garden', live)
  recap.ask({ seat: 0, ply: 6 })
  await vi.advanceTimersByTimeAsync(10)
  expect([plies(recap.told(6)), plies(recap.told(5)), recap.start]).toEqual([[5, 6], [5], 4])
  live.chapters = [chapter(7, 1)]
  expect(plies(recap.news(0))).toEqual([5, 6, 7])
  live.chapters = [chapter(7, 0), chapter(8, 1)]
  expect(plies(recap.news(0))).toEqual([8])
})

test('a move of mine that I took back leaves the others’ moves new', async () => {
  serve(() => ({ data: told(7, 4, chapter(5, 1), chapter(6, 0), chapter(7, 0, 'undo')) }))
  const recap = new RecapStory('garden', { chapters: [chapter(6, 0), chapter(7, 0, 'undo')] })
  recap.ask({ seat: 0, ply: 7 })
  await vi.advanceTimersByTimeAsync(10)
  expect(plies(recap.news(0))).toEqual([5])
})

test('bots that move in a row are asked about once', async () => {
  const asked = serve(() => ({ data: told(6, 4) }))
  const recap = new RecapStory('garden', { chapters: [] })
  recap.ask({ seat: 0, ply: 4 })
  await vi.advanceTimersByTimeAsync(10)
  for (const ply of [5, 7, 8]) recap.ask({ seat: 0, ply })
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.map(({ path }) => path)).toHaveLength(2)
})

test('the latest moves are stepped through as one’s seat saw them, and lead back to the present', async () => {
  const asked = serve(({ path }) => ({ data: { ply: Number(/ply=(\d+)/.exec(path)![1]) } }))
  const again = new Again('garden')
  await again.begin(4, 6, 2)
  const seen = []
  while (again.running) {
    seen.push(again.position!.ply)
    const stop = again.run(false)
    await vi.advanceTimersByTimeAsync(1500)
    stop?.()
  }
  expect(seen).toEqual([4, 5, 6])
  expect(asked.every(({ path }) => path.endsWith('&seat=2'))).toBe(true)
  await again.begin(4, 6, 2)
  expect(again.run(true)).toBeUndefined() // the board is busy with the checking
  const stop = again.run(false, 2)
  await vi.advanceTimersByTimeAsync(750) // twice as fast
  stop?.()
  expect(again.position?.ply).toBe(5)
  again.step(-1)
  await vi.advanceTimersByTimeAsync(10)
  again.step(1)
  await vi.advanceTimersByTimeAsync(10)
  expect([again.position?.ply, again.paused]).toEqual([5, true])
  again.stop()
  expect(again.running).toBe(false)
})

test('where the server does not look back any more, the present is shown', async () => {
  serve(() => ({ status: 404, data: { error: 'server-no-past', message: 'no' } }))
  const again = new Again('garden')
  await again.begin(1, 3, 0)
  expect(again.running).toBe(false)
})
