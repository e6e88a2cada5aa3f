/** A table, live: one socket that finds its way back, the state as runes, moves with their ply. */
import type { GameEvent, Said, State, View } from './api'
import { say } from './words.svelte'

type Message =
  | { is: 'state'; state: State }
  | {
      is: 'played'
      ply: number
      seat: number
      at: number
      turn: number | null
      view: View
      legal: string[]
      events: GameEvent[]
      result?: unknown
    }
  | { is: 'refused'; id: number | null; error: string; message: string; rule?: string; ply?: number }
  | { is: 'said'; said: Said }
  | { is: 'here'; people: string[] }
  | { is: 'pong'; id: number | null }

export type Chapter = { ply: number; seat: number; events: GameEvent[] }
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
  /** Called with every chapter as it arrives, before the state changes: boards animate here. */
  onchapter: ((chapter: Chapter, after: View) => void) | null = null

  #socket: WebSocket | null = null
  #closed = false
  #tries = 0
  #eyes: number | null = null

  constructor(readonly id: string) {
    this.#connect()
  }

  #connect() {
    const since = this.state ? `since=${this.state.ply}` : ''
    const seat = this.#eyes === null ? '' : `&seat=${this.#eyes}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${since}${seat}`)
    this.#socket = socket
    socket.onopen = () => ((this.connected = true), (this.#tries = 0))
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as Message)
    socket.onclose = (event) => {
      this.connected = false
      this.waiting = false
      if (this.#closed || socket !== this.#socket) return
      if (event.code >= 4400 && event.code < 4500) this.gone = this.refusal?.message ?? say('page-no-connection')
      else setTimeout(() => this.#connect(), Math.min(5000, 200 * 2 ** this.#tries++))
    }
  }

  #hear(message: Message) {
    if (message.is === 'state') {
      for (const told of message.state.events)
        this.#add(
          { ply: told.ply, seat: told.seat, events: told.events as GameEvent[] },
          (message.state.view ?? {}) as View,
        )
      this.state = message.state
      this.#eyes = message.state.eyes
      this.waiting = false
    } else if (message.is === 'played' && this.state) {
      if (message.ply <= this.state.ply) return
      this.#add({ ply: message.ply, seat: message.seat, events: message.events }, message.view)
      const { ply, turn, view, legal } = message
      const undo =
        this.state.mine.includes(message.seat) && turn !== null && !message.events.some((event) => event.reveals)
      this.state = { ...this.state, ply, turn, view, legal, undo, table: { ...this.state.table, ply, turn } }
      this.waiting = false
      this.refusal = null
    } else if (message.is === 'refused') {
      this.waiting = false
      this.refusal = { message: message.message, rule: message.rule ?? null }
    } else if (message.is === 'said') {
      this.messages = [...this.messages, message.said]
    } else if (message.is === 'here' && this.state) {
      const seats = this.state.table.seats.map((seat) => ({
        ...seat,
        here: !!seat.person && message.people.includes(seat.person),
      }))
      this.state = { ...this.state, table: { ...this.state.table, seats } }
    }
  }

  #add(chapter: Chapter, after: View) {
    if (this.chapters.some((known) => known.ply === chapter.ply)) return
    this.chapters = [...this.chapters, chapter]
    this.onchapter?.(chapter, after)
  }

  #send(message: object) {
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
    this.#eyes = seat
    this.#send({ do: 'look', seat })
  }

  say(text: string) {
    this.#send({ do: 'say', text })
  }

  react(reaction: string) {
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
