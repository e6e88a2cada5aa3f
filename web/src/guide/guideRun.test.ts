import { afterEach, expect, test, vi } from 'vitest'
import { api, type GuideStep } from '$lib/api'
import { GuideRun } from './guideRun.svelte'

type About = GuideStep['about']
const step = (about: About, ply: number, event: number | null = null): GuideStep =>
  ({
    about,
    ply,
    event,
    seat: 1,
    key: `${about}-${ply}-${event}`,
    said: '…',
    text: '…',
    rule: '…',
    pieces: [],
  }) as GuideStep
const happened = (ply: number, event = 0) => step('happened', ply, event)

afterEach(() => void vi.restoreAllMocks())

async function told(run: GuideRun, ply: number, ...steps: GuideStep[]) {
  vi.spyOn(api, 'guide').mockResolvedValue({ ply: Math.max(ply, ...steps.map((one) => one.ply)), steps })
  await run.ask({ seat: 0, ply })
}

test('what happened is read step by step, and the others wait until then', async () => {
  const run = new GuideRun('garden')
  const asking = told(run, 3, happened(3, 0), happened(3, 2), step('now', 3))
  expect([run.unread, run.ledAt(3)]).toEqual([true, { ply: 3, event: 0 }])
  await asking
  expect([run.at, run.done, run.ahead]).toEqual([0, false, 2])
  run.next()
  expect(run.ledAt(3)).toEqual({ ply: 3, event: 2 })
  run.next()
  expect([run.step?.about, run.unread, run.done, run.ledAt(3)]).toEqual(['now', false, true, null])
  run.next()
  expect([run.at, run.passed]).toEqual([2, false])
  run.back()
  expect([run.at, run.unread]).toEqual([1, true])
})

test('nothing is told that the board has not shown yet, and reading goes on where it was', async () => {
  const run = new GuideRun('garden')
  await told(run, 4, happened(4), happened(5), step('now', 5))
  expect(run.steps.map(({ ply }) => ply)).toEqual([4])
  run.next()
  expect([run.passed, run.unread]).toEqual([true, false])
  await told(run, 5, happened(4), happened(5), step('now', 5))
  expect([run.at, run.passed, run.unread]).toEqual([1, false, true])
})

test('what was told before the board showed it is read from its beginning, and nothing of it is passed over', async () => {
  const run = new GuideRun('garden')
  await told(run, 4, happened(5, 0), happened(5, 1), step('now', 5))
  expect(run.passed).toBe(true)
  const asking = told(run, 5, happened(5, 0), happened(5, 1), step('now', 5))
  expect([run.passed, run.at, run.unread]).toEqual([false, 0, true])
  run.next()
  await asking
  expect([run.at, run.unread, run.ahead]).toEqual([1, true, 1])
})

test('who is in a hurry goes straight to what matters now', async () => {
  const run = new GuideRun('garden')
  await told(run, 6, step('aim', 0), happened(5), happened(6), step('now', 6))
  run.skip()
  expect([run.step?.about, run.unread, run.ahead]).toEqual(['now', false, 0])
})

test('a server that does not answer holds nothing up', async () => {
  const run = new GuideRun('garden')
  vi.spyOn(api, 'guide').mockRejectedValue(new Error('away'))
  await run.ask({ seat: 0, ply: 2 })
  expect([run.steps.length, run.unread]).toEqual([0, false])
})
