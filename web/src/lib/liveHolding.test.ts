import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage, State } from './api'
import { LiveTable } from './live.svelte'
import { sitting, tableWith } from '../testing/seats'
import { viewOf } from '../games/overbooking/street.fixture'

const sockets: { onmessage: (event: { data: string }) => void; onclose: (event: { code: number }) => void }[] = []
class Socket {
  static readonly OPEN = 1
  onmessage = (_event: { data: string }) => {}
  onclose = (_event: { code: number }) => {}
  constructor() {
    sockets.push(this)
  }
  close() {}
}
const say = (message: object) => sockets.at(-1)!.onmessage({ data: JSON.stringify(message) })
const seats = [sitting(0, { name: 'Ada' }), sitting(1, { name: 'Ben' })]
const position = (ply: number, turn: number) => ({ ply, turn, view: viewOf({ ply }), legal: [], undo: false })
const begin = (ply: number) => {
  const shown = {
    table: tableWith(seats, { ply }),
    viewpoint: 0,
    mine: [0],
    totals: [0, 0],
    events: [],
    asked: null,
    patience: 120,
  }
  say({ is: 'state', state: { ...shown, ...position(ply, 0) } as State })
}
const play = (ply: number, turn: number) =>
  say({ is: 'played', seat: 1, at: 0, events: [], totals: [1, 2], ...position(ply, turn) } as ServerMessage)

let live: LiveTable
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  live = new LiveTable('garden')
  begin(4)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

test('moves wait while the board shows an earlier one, then come one after the other', () => {
  live.hold(true)
  play(5, 1)
  play(6, 0)
  expect(live.state?.ply).toBe(4)
  live.hold(false)
  vi.advanceTimersByTime(1)
  expect([live.state?.ply, live.state?.turn]).toEqual([5, 1])
  play(7, 0)
  expect(live.state?.ply).toBe(5)
  vi.advanceTimersByTime(800)
  expect(live.state?.ply).toBe(6)
  live.hurry()
  expect([live.state?.ply, live.chapters.length]).toEqual([7, 3])
})

test('a table that comes back is shown as it is, whatever waited', () => {
  live.hold(true)
  play(5, 1)
  sockets.at(-1)!.onclose({ code: 1006 })
  vi.advanceTimersByTime(60_000)
  begin(8)
  expect(live.state?.ply).toBe(8)
  live.hold(false)
  vi.advanceTimersByTime(1)
  expect(live.state?.ply).toBe(8)
})
