import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from './live.svelte'
import { begin, comeBack, keep, newest, played, Socket } from '../testing/socket'

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
  live.takeBack('ask-undo')
  expect(newest().sent).toEqual([
    { do: 'answer-undo', ply: 4, agree: false },
    { do: 'ask-undo', ply: 4 },
  ])
  comeBack(4, { asked })
  newest().say(played(5))
  expect([live.asked, live.declined]).toEqual([null, null])
})

test('what was to be taken back without a connection is taken back with the next one, if nothing has happened since', () => {
  begin(4)
  newest().close(1006)
  live.takeBack('undo')
  comeBack(4)
  expect(newest().sent).toEqual([{ do: 'undo', ply: 4 }])
  newest().close(1006)
  live.takeBack('ask-undo')
  comeBack(5)
  comeBack(5)
  expect(newest().sent).toEqual([])
})
