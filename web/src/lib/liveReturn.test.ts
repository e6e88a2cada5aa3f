import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from './api'
import { LiveTable } from './live.svelte'
import { keep, newest, played, Socket, stateAt } from './live.fixture'

let live: LiveTable
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  Socket.all = []
  live = new LiveTable('garden')
  newest().open()
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})
const begin = (ply = 4, told: Partial<State> = {}) => newest().say({ is: 'state', state: stateAt(ply, told) })

/** The connection is lost, and another one opened. */
function comeBack(ply: number, told: Partial<State> = {}) {
  if (newest().readyState === Socket.OPEN) newest().close(1006)
  vi.advanceTimersByTime(60_000)
  newest().open()
  begin(ply, told)
}

test('a move without a connection is kept, and sent with its ply when there is one again', () => {
  begin(4)
  newest().close(1006)
  live.play('keep')
  live.play('decline')
  expect([live.keeping, live.waiting, live.refusal]).toEqual([true, true, null])
  comeBack(4)
  expect(newest().sent).toEqual([{ do: 'move', ply: 4, move: 'keep' }])
  expect([live.keeping, live.waiting]).toEqual([false, true])
  newest().say(played(5))
  expect([live.waiting, live.refusal]).toEqual([false, null])
  comeBack(5)
  expect(newest().sent).toEqual([])
})

test('a move whose answer was lost is not made twice', () => {
  begin(4)
  live.play('keep')
  comeBack(5, { turn: 1, events: [{ ply: 5, seat: 0, at: 0, events: [keep] }] })
  expect([newest().sent, live.refusal, live.waiting]).toEqual([[], null, false])
})

test('a move that came too late is said to be lost, whoever finds out', () => {
  begin(4)
  newest().close(1006)
  live.play('keep')
  comeBack(6, { events: [5, 6].map((ply) => ({ ply, seat: 1, at: 0, events: [keep] })) })
  expect(newest().sent).toEqual([])
  const lost = live.refusal
  expect(lost?.message).toContain('your move was not made')
  newest().close(1006)
  live.play('keep')
  comeBack(6)
  newest().say({ is: 'refused', id: null, error: 'server-stale', message: 'Somebody was faster.', ply: 7 })
  expect([live.refusal, live.waiting]).toEqual([lost, false])
})

test('a connection that does not answer, or that the browser has lost, is made anew', () => {
  begin(4)
  live.play('keep')
  vi.advanceTimersByTime(19_999)
  expect(Socket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect([Socket.all.length, live.connected]).toEqual([2, false])
  newest().open()
  begin(4)
  expect(newest().sent).toEqual([{ do: 'move', ply: 4, move: 'keep' }])
  newest().say(played(5))
  dispatchEvent(new Event('offline'))
  expect([Socket.all.length, live.connected]).toEqual([3, false])
})

test('a request to take back stays until somebody moves', () => {
  begin(4)
  const asked = { ply: 4, seat: 1, moves: 2, revealed: false, agreed: [] }
  newest().say({ is: 'undo-asked', asked, declined: null })
  expect(live.asked).toEqual(asked)
  live.answerUndo(false)
  newest().say({ is: 'undo-asked', asked: null, declined: 0 })
  expect([live.asked, live.declined]).toEqual([null, 0])
  live.askUndo()
  expect(newest().sent).toEqual([
    { do: 'answer-undo', ply: 4, agree: false },
    { do: 'ask-undo', ply: 4 },
  ])
  comeBack(4, { asked })
  newest().say(played(5))
  expect([live.asked, live.declined]).toEqual([null, null])
})
