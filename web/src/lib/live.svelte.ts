/** A table, live: a socket that reconnects, the state as runes, moves with their ply. */
import type { ClientMessage, GameEvent, Said, ServerMessage, State } from './api'
import { say } from './words.svelte'

/** The events of one entry of the move log. */
export type Chapter<E extends GameEvent = GameEvent> = { ply: number; seat: number; events: E[] }
type Here = Extract<ServerMessage, { is: 'here' }>
type Played = Extract<ServerMessage, { is: 'played' }>
export type Reaction = Extract<ClientMessage, { do: 'react' }>['reaction']
export type Refusal = { message: string; rule: string | null }

export class LiveTable {
  state = $state.raw<State | null>(null)
  /** What has happened since this page was opened or came back, newest last. */
  chapters = $state.raw<Chapter[]>([])
  messages = $state.raw<Said[]>([])
  connected = $state(false)
  waiting = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  gone = $state<string | null>(null)
  /** How many look at the table without a seat. */
  watching = $state(0)

  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #viewpoint: number | null = null

  constructor(readonly id: string) {
    this.#connect()
  }

  #connect() {
    const since = this.state ? `since=${this.state.ply}` : ''
    const seat = this.#viewpoint === null ? '' : `&seat=${this.#viewpoint}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${since}${seat}`)
    this.#socket = socket
    socket.onopen = () => ((this.connected = true), (this.#tries = 0))
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      this.connected = false
      this.waiting = false
      if (this.#closed || socket !== this.#socket) return
      if (event.code >= 4400 && event.code < 4500) this.gone = this.refusal?.message ?? say('page-no-connection')
      else setTimeout(() => this.#connect(), Math.min(5000, 200 * 2 ** this.#tries++))
    }
  }

  #receive(message: ServerMessage) {
    if (message.is === 'state') this.#show(message.state)
    else if (message.is === 'played') this.#continue(message)
    else if (message.is === 'refused') {
      this.waiting = false
      this.refusal = { message: message.message, rule: message.rule ?? null }
    } else if (message.is === 'said') {
      this.messages = [...this.messages, message.said]
    } else if (message.is === 'here') {
      this.#greet(message)
    }
  }

  #greet({ people, more }: Here) {
    if (!this.state) return
    const { table } = this.state
    const seats = table.seats.map((seat) => ({ ...seat, here: !!seat.person && people.includes(seat.person) }))
    this.state = { ...this.state, table: { ...table, seats } }
    this.watching = more + people.filter((person) => table.seats.every((seat) => seat.person !== person)).length
  }

  #show(state: State) {
    for (const { ply, seat, events } of state.events) this.#add({ ply, seat, events })
    this.state = state
    this.#viewpoint = state.viewpoint
    this.waiting = false
  }

  /** One more entry of the move log; one that is already shown changes nothing. */
  #continue({ seat, events, ply, turn, view, legal, undo, totals }: Played) {
    if (!this.state || ply <= this.state.ply) return
    this.#add({ ply, seat, events })
    const table = { ...this.state.table, ply, turn }
    this.state = { ...this.state, table, ply, turn, view, legal, undo, totals }
    this.waiting = false
    this.refusal = null
  }

  #add(chapter: Chapter) {
    if (!this.chapters.some((known) => known.ply === chapter.ply)) this.chapters = [...this.chapters, chapter]
  }

  #send(message: ClientMessage) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    else this.refusal = { message: say('page-no-connection'), rule: null }
  }

  play(move: string) {
    if (!this.state || this.waiting) return
    this.waiting = true
    this.refusal = null
    this.#send({ do: 'move', ply: this.state.ply, move })
  }

  undo() {
    if (this.state) this.#send({ do: 'undo', ply: this.state.ply })
  }

  /** Look through another of one's own seats: hot-seat. */
  look(seat: number) {
    this.#viewpoint = seat
    this.#send({ do: 'look', seat })
  }

  say(text: string) {
    this.#send({ do: 'say', text })
  }

  react(reaction: Reaction) {
    this.#send({ do: 'react', reaction })
  }

  /** Come in again, as somebody: the server knows visitors by what their browser said at the door. */
  rejoin() {
    const old = this.#socket
    this.#connect()
    old?.close()
  }

  close() {
    this.#closed = true
    this.#socket?.close()
  }
}
