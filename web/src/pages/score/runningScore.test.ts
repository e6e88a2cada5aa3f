import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually, serve } from '../../testing/page'
import { RunningScore } from './runningScore.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks once when several things change, and keeps the last answer while there is no connection', async () => {
  let away = false
  const asked = serve(({ body }) => {
    if (away) throw new TypeError('no connection')
    return { data: { players: [{ total: (body as { n: number }).n }] } }
  })
  const running = new RunningScore()
  for (const n of [1, 2, 3]) running.ask({ n })
  await vi.advanceTimersByTimeAsync(300)
  expect(asked.map(({ body }) => body)).toEqual([{ n: 3 }])
  expect(running.answer).toEqual({ players: [{ total: 3 }] })
  away = true
  running.ask({ n: 4 })
  await eventually(() => expect(running.problem).not.toBe('')) // what this device answers with is fetched first
  expect(running.answer).not.toBeNull()
  away = false
  await vi.advanceTimersByTimeAsync(5000)
  await eventually(() => expect([running.answer, running.problem]).toEqual([{ players: [{ total: 4 }] }, '']))
  running.ask(null)
  expect(running.answer).toBeNull()
  running.stop()
})

it('tells what is wrong, and forgets answers that come too late', async () => {
  serve(() => ({ status: 400, data: { error: 'fault-choice-missing', message: 'Whom?' } }))
  const running = new RunningScore()
  running.ask({})
  await vi.advanceTimersByTimeAsync(300)
  expect([running.problem, running.error]).toEqual(['Whom?', 'fault-choice-missing'])
  running.ask({})
  running.stop()
  await vi.advanceTimersByTimeAsync(300)
  expect(running.problem).toBe('Whom?')
})
