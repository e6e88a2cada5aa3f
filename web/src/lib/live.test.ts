import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, GameEvent, ServerMessage, State } from './api'
import { LiveTable } from './live.svelte'
import { sitting, tableWith } from '../testing/seats'
import { viewOf } from '../games/overbooking/street.fixture'

/** A socket that a test opens, speaks through and closes. */
class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  readyState = 0
  sent: ClientMessage[] = []
  onopen = () => {}
  onmessage = (_event: { data: string }) => {}
  onclose = (_event: { code: number }) => {}

  constructor(readonly address: string) {
    Socket.all.push(this)
  }
  open() {
    this.readyState = Socket.OPEN
    this.onopen()
  }
  say(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(code = 1000) {
    this.readyState = 3
    this.onclose({ code })
  }
}

const newest = () => Socket.all.at(-1)!
const query = () => Object.fromEntries(new URL(newest().address).searchParams)
const keep: GameEvent = { kind: 'keep', rule: 'hotel.play.keep', seat: 0, reason: null }
const seats = [sitting(0, { name: 'Ada', person: 'ada' }), sitting(1, { name: 'Ben', person: 'ben' })]
const stateAt = (ply: number, told: Partial<State> = {}): State => ({
  table: tableWith(seats, { ply }),
  viewpoint: 0,
  mine: [0],
  ply,
  turn: 0,
  view: viewOf({ ply }),
  legal: ['keep'],
  undo: false,
  totals: [0, 0],
  events: [],
  asked: null,
  patience: 120,
  ...told,
})
type Played = Extract<ServerMessage, { is: 'played' }>
const played = (ply: number, told: Partial<Played> = {}): Played => ({
  is: 'played',
  ply,
  seat: 0,
  at: 0,
  events: [keep],
  turn: 1,
  view: viewOf({ ply }),
  legal: [],
  undo: true,
  totals: [1, 2],
  ...told,
})

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
  live.undo()
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
