/** A socket that a test speaks through, and what a server says over it. */
import type { ClientMessage, GameEvent, ServerMessage, State } from './api'
import { sitting, tableWith } from '../testing/seats'
import { viewOf } from '../games/overbooking/street.fixture'

/** A socket that a test opens, speaks through and closes. */
export class Socket {
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

export const newest = () => Socket.all.at(-1)!
export const query = () => Object.fromEntries(new URL(newest().address).searchParams)
export const keep: GameEvent = { kind: 'keep', rule: 'hotel.play.keep', seat: 0, reason: null }
export const seats = [sitting(0, { name: 'Ada', person: 'ada' }), sitting(1, { name: 'Ben', person: 'ben' })]
export const stateAt = (ply: number, told: Partial<State> = {}): State => ({
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
export type Played = Extract<ServerMessage, { is: 'played' }>
export const played = (ply: number, told: Partial<Played> = {}): Played => ({
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
