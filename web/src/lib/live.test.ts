import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from './live.svelte'
import { sitting, tableWith } from '../testing/seats'
import { begin, keep, newest, played, query, seats, Socket, stateAt } from '../testing/socket'

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

test('the first message is the table as it stands, with what happened before', () => {
  begin(4, { events: [{ ply: 4, seat: 1, at: 0, events: [keep] }] })
  expect(live.state?.ply).toBe(4)
  expect(live.chapters).toEqual([{ ply: 4, seat: 1, events: [keep] }])
})

test('moves follow in order: position, totals and the entry of the log', () => {
  begin()
  newest().say(played(5))
  newest().say(played(6, { seat: 1, turn: 0, legal: ['keep'], totals: [3, 2] }))
  expect(live.state).toMatchObject({ ply: 6, turn: 0, legal: ['keep'], totals: [3, 2], table: { ply: 6, turn: 0 } })
  expect(live.chapters.map(({ ply, seat }) => [ply, seat])).toEqual([
    [5, 0],
    [6, 1],
  ])
})

test('a move that is already shown changes nothing', () => {
  begin(5)
  newest().say(played(5, { totals: [9, 9] }))
  newest().say(played(4))
  expect([live.state?.ply, live.state?.totals, live.chapters]).toEqual([5, [0, 0], []])
})

test('whether a move may be taken back is what the server says, also right after one was', () => {
  begin(4, { undo: true })
  newest().say(played(5, { undo: true }))
  expect(live.state?.undo).toBe(true)
  live.takeBack('undo')
  expect(newest().sent).toEqual([{ do: 'undo', ply: 5 }])
  // The seat is mine, it is somebody's turn and nothing was revealed: still there is nothing left to take back.
  newest().say(played(6, { events: [{ kind: 'undo', seat: 0 }], turn: 0, undo: false }))
  expect(live.state?.undo).toBe(false)
  newest().say(played(7, { seat: 1, undo: true }))
  expect(live.state?.undo).toBe(true)
})

test('a move goes with its ply, and no second one before the answer', () => {
  begin()
  live.play('keep')
  live.play('decline')
  expect(newest().sent).toEqual([{ do: 'move', ply: 4, move: 'keep' }])
  expect(live.waiting).toBe(true)
  newest().say(played(5))
  expect(live.waiting).toBe(false)
})

test('a move that is refused says why, with the rule, until the next one', () => {
  begin()
  live.play('keep')
  newest().say({ is: 'refused', id: null, error: 'illegal', message: 'Not there.', rule: 'hotel.line.limit', ply: 4 })
  expect(live.refusal).toEqual({ message: 'Not there.', rule: 'hotel.line.limit' })
  expect([live.waiting, live.state?.ply]).toEqual([false, 4])
  newest().say({ is: 'refused', id: null, error: 'stale', message: 'Too late.' })
  expect(live.refusal).toEqual({ message: 'Too late.', rule: null })
  live.play('keep')
  expect(live.refusal).toBeNull()
})

test('a lost connection comes back later and later, and asks for what was missed', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  begin(4)
  newest().close(1006)
  expect(live.connected).toBe(false)
  vi.advanceTimersByTime(999)
  expect(Socket.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect([Socket.all.length, query()]).toEqual([2, { since: '4', seat: '0' }])
  newest().close(1006)
  vi.advanceTimersByTime(1499)
  expect(Socket.all).toHaveLength(2)
  vi.advanceTimersByTime(1)
  newest().open()
  begin(6, { events: [5, 6].map((ply) => ({ ply, seat: 1, at: 0, events: [keep] })) })
  expect([live.connected, live.state?.ply, live.chapters.length]).toEqual([true, 6, 2])
  newest().close(1006)
  vi.advanceTimersByTime(1000)
  expect(Socket.all).toHaveLength(4)
})

test('a socket that is accepted and then refused is no success: the waits go on growing', () => {
  for (let minute = 0; minute < 60_000; minute += 100) {
    if (newest().readyState === 0) newest().open()
    if (newest().readyState === Socket.OPEN) {
      newest().say({ is: 'refused', id: null, error: 'server-database-silent', message: 'No database.', retry: 5 })
      expect([live.connected, live.refusal?.message]).toEqual([false, 'No database.'])
      newest().close(4503)
    }
    vi.advanceTimersByTime(100)
  }
  expect(Socket.all.length).toBeGreaterThan(3)
  expect(Socket.all.length).toBeLessThanOrEqual(10)
  vi.advanceTimersByTime(60_000)
  newest().open()
  begin(4)
  expect([live.connected, live.refusal, live.gone]).toEqual([true, null, null])
})

test('a table that is not there is gone for good, in the server’s words', () => {
  newest().say({ is: 'refused', id: null, error: 'unknown', message: 'No such table.' })
  newest().close(4404)
  vi.advanceTimersByTime(60_000)
  expect([live.gone, Socket.all.length]).toEqual(['No such table.', 1])
})

test('too many requests are not the end: the page comes back when the server says, and not before', () => {
  newest().say({ is: 'refused', id: null, error: 'server-too-fast', message: 'A little fast.', retry: 2 })
  newest().close(4429)
  vi.advanceTimersByTime(1999)
  expect([live.gone, Socket.all.length]).toEqual([null, 1])
  vi.advanceTimersByTime(1001)
  newest().open()
  begin(4)
  expect([live.gone, live.connected, Socket.all.length]).toEqual([null, true, 2])
})

test('without a connection nothing is said, and the page knows', () => {
  begin()
  newest().close(1006)
  expect([live.say('hello'), live.connected, live.keeping, live.refusal]).toEqual([false, false, false, null])
})

test('chat and presence', () => {
  begin()
  newest().say({ is: 'said', said: { number: 1, at: 0, person: 'ben', name: 'Ben', kind: 'chat', text: 'Hello' } })
  newest().say({ is: 'here', people: ['ben', 'eve'], more: 480 })
  expect(live.messages.map(({ text }) => text)).toEqual(['Hello'])
  expect(live.state?.table.seats.map(({ here }) => here)).toEqual([false, true])
  expect(live.watching).toBe(481)
  const eve = sitting(2, { name: 'Eve', person: 'eve' })
  newest().say({ is: 'state', state: stateAt(4, { table: tableWith([...seats, eve]) }) })
  expect(live.watching).toBe(480)
})

test('looking through another seat is asked for, and kept when the connection is lost', () => {
  begin(4, { mine: [0, 1] })
  live.look(1)
  expect(newest().sent).toEqual([{ do: 'look', seat: 1 }])
  newest().close(1006)
  vi.advanceTimersByTime(1500)
  expect(query()).toEqual({ since: '4', seat: '1' })
})

test('a socket that was replaced has no say any more', () => {
  begin(4)
  const old = newest()
  live.rejoin()
  newest().open()
  begin(4)
  old.close(4404)
  vi.advanceTimersByTime(60_000)
  expect([live.connected, live.gone, Socket.all.length]).toEqual([true, null, 2])
})

test('a table that is left stays left, also while it waits to come back', () => {
  newest().close(1006)
  live.close()
  vi.advanceTimersByTime(60_000)
  expect(Socket.all).toHaveLength(1)
})
