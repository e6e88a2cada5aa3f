/** A table, live: a connection that comes back, the state as runes, moves with their ply. */
import type { ClientMessage, GameEvent, Said, ServerMessage, State, UndoAsked } from './api'
import { Backoff, isFinal, SIGNED_OUT } from './backoff'
import { type Connection, wayTo } from './connection'
import { isTableHere } from './here'
import { Postponed } from './postponed'
import { say } from './words.svelte'

/** The events of one entry of the move log. */
export type Chapter<E extends GameEvent = GameEvent> = { ply: number; seat: number; events: E[] }
type Here = Extract<ServerMessage, { is: 'here' }>

type Played = Extract<ServerMessage, { is: 'played' }>
export type Reaction = Extract<ClientMessage, { do: 'react' }>['reaction']
export type Refusal = { message: string; rule: string | null }
/** A move that the server has not answered yet, and whether it had to be sent once more. */
type Unanswered = { ply: number; seat: number | null; move: string; again: boolean }

/** Milliseconds without an answer to a move after which a connection counts as lost, whatever the browser says. */
const LONGEST_ANSWER = 20_000

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
  /** What somebody asks to take back at this ply, and the seat that has declined. */
  asked = $state.raw<UndoAsked | null>(null)
  declined = $state<number | null>(null)
  /** The key of what there is to say about how a table on this device is kept or played. */
  trouble = $state<string | null>(null)
  /** Whether a move waits for the connection to come back. */
  keeping = $derived.by(() => !this.connected && this.#unanswered !== null)

  #connection: Connection | null = null
  #closed = false
  #backoff = new Backoff()
  #retry = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #viewpoint: number | null = null
  #postponed = new Postponed((message) => this.#take(message))
  #here: Here | null = null
  #unanswered = $state.raw<Unanswered | null>(null)
  #patience: ReturnType<typeof setTimeout> | undefined
  #lost = () => this.#reconnect()
  #unsent: { do: 'undo' | 'ask-undo'; ply: number } | null = null

  constructor(readonly id: string) {
    this.#connect()
    if (isTableHere(id)) return
    addEventListener('offline', this.#lost)
    addEventListener('online', this.#lost)
  }

  #connect() {
    clearTimeout(this.#timer)
    let own: Connection | null = null
    const isCurrent = () => own === null || own === this.#connection // else another has taken its place
    own = wayTo(this.id)(this.state?.ply ?? null, this.#viewpoint, {
      receive: (message) => this.#receive(message),
      closed: (code) => isCurrent() && this.#end(code),
      trouble: (key) => (this.trouble = key),
    })
    this.#connection = own
  }

  #end(code: number) {
    this.connected = false
    this.waiting = this.#unanswered !== null
    if (this.#closed) return
    if (isFinal(code))
      this.gone = this.refusal?.message ?? say(SIGNED_OUT.includes(code) ? 'page-signed-out' : 'page-no-connection')
    else this.#timer = setTimeout(() => this.#connect(), this.#backoff.next(this.#retry))
    this.#retry = 0
  }

  /** The first state: only now is the server known to serve this table, whatever it accepted. */
  #arrive(state: State) {
    this.connected = true
    this.#postponed.clear()
    this.refusal = null
    this.#backoff.reset()
    if (this.#unsent?.ply === state.ply) this.#send(this.#unsent)
    this.#unsent = null
    const move = this.#unanswered
    if (!move) return
    const made = state.events.some(({ ply, seat }) => ply === move.ply + 1 && seat === move.seat)
    if (made) this.#answered()
    else if (state.ply === move.ply) this.#sendMove({ ...move, again: true })
    else this.#refuse({ message: say('page-move-lost'), rule: null })
  }

  /** Whoever comes in sees the table as it stands, whatever the board shows. */
  #receive(message: ServerMessage) {
    if (this.connected) this.#postponed.receive(message)
    else this.#take(message)
  }

  /** While the board shows a move, later ones wait; then they come one after the other, or all at once. */
  hold = (held: boolean) => this.#postponed.hold(held)
  hurry = () => this.#postponed.hurry()

  #take(message: ServerMessage) {
    if (message.is === 'state') {
      const arriving = !this.connected
      this.#show(message.state)
      if (arriving) this.#arrive(message.state)
    } else if (message.is === 'played') this.#continue(message)
    else if (message.is === 'refused') {
      const lost = this.#unanswered?.again
      this.#refuse({ message: lost ? say('page-move-lost') : message.message, rule: message.rule ?? null })
      this.#retry = message.retry ?? 0
    } else if (message.is === 'undo-asked') {
      this.asked = message.asked
      this.declined = message.declined
    } else if (message.is === 'said') this.messages = [...this.messages, message.said]
    else if (message.is === 'here') this.#greet(message)
  }

  #greet(here: Here) {
    if (!this.state) return
    const { table } = this.state
    const { people, more } = (this.#here = here)
    const seats = table.seats.map((seat) => ({ ...seat, here: !!seat.person && people.includes(seat.person) }))
    this.state = { ...this.state, table: { ...table, seats } }
    this.watching = more + people.filter((person) => table.seats.every((seat) => seat.person !== person)).length
  }

  #show(state: State) {
    for (const { ply, seat, events } of state.events) this.#add({ ply, seat, events })
    this.state = state
    if (this.#here) this.#greet(this.#here) // somebody who watched may have sat down
    this.asked = state.asked
    this.#viewpoint = state.viewpoint
    this.waiting = this.#unanswered !== null
  }

  #refuse(refusal: Refusal) {
    this.#answered()
    this.refusal = refusal
  }

  #answered() {
    clearTimeout(this.#patience)
    this.#unanswered = null
    this.waiting = false
  }

  /** One more entry of the move log; one that is already shown changes nothing. */
  #continue({ seat, events, ply, turn, view, legal, undo, totals }: Played) {
    if (!this.state || ply <= this.state.ply) return
    this.#add({ ply, seat, events })
    const table = { ...this.state.table, ply, turn }
    this.state = { ...this.state, table, ply, turn, view, legal, undo, totals }
    this.asked = this.declined = this.refusal = null
    this.#answered()
  }

  #add(chapter: Chapter) {
    if (!this.chapters.some((known) => known.ply === chapter.ply)) this.chapters = [...this.chapters, chapter]
  }

  /** Whether there was a connection to send it over; where there is none, the page says so. */
  #send(message: ClientMessage): boolean {
    const open = this.connected && this.#connection?.isOpen === true
    if (open) this.#connection!.send(message)
    return open
  }

  /** A move is kept until it is answered: whoever comes back sends it again with its ply, which the server accepts once. */
  play(move: string) {
    if (!this.state || this.waiting) return
    this.refusal = null
    this.#sendMove({ ply: this.state.ply, seat: this.state.viewpoint, move, again: false })
  }

  #sendMove(move: Unanswered) {
    this.waiting = true
    this.#unanswered = move
    clearTimeout(this.#patience)
    if (this.#send({ do: 'move', ply: move.ply, move: move.move }))
      this.#patience = setTimeout(this.#lost, LONGEST_ANSWER)
  }

  /** Take back one's last move, or ask the others to agree to that; without a connection it waits for the next one. */
  takeBack(way: 'undo' | 'ask-undo') {
    const wish = { do: way, ply: this.state?.ply ?? 0 }
    this.#unsent = this.#send(wish) ? null : wish
  }

  answerUndo(agree: boolean) {
    if (this.state) this.#send({ do: 'answer-undo', ply: this.state.ply, agree })
  }

  /** Look through another of one's own seats: hot-seat. */
  look(seat: number) {
    this.#viewpoint = seat
    this.#send({ do: 'look', seat })
  }

  say(text: string): boolean {
    return this.#send({ do: 'say', text })
  }

  react(reaction: Reaction) {
    this.#send({ do: 'react', reaction })
  }

  /** Have a bot play for somebody who has been gone for a while. */
  seatStandIn(seat: number) {
    this.#send({ do: 'stand-in', seat })
  }

  /** Become the host instead of one who has been gone for a while. */
  takeOver() {
    this.#send({ do: 'take-over' })
  }

  /** Come in again, as somebody: the server knows visitors by what their browser said at the door. */
  rejoin() {
    const old = this.#connection
    this.#connect()
    old?.close()
  }

  /** The connection is gone, or back, although the socket does not know it yet. */
  #reconnect() {
    clearTimeout(this.#patience)
    this.connected = false
    this.#backoff.reset()
    this.rejoin()
  }

  close() {
    this.#closed = true
    removeEventListener('offline', this.#lost)
    removeEventListener('online', this.#lost)
    clearTimeout(this.#patience)
    clearTimeout(this.#timer)
    this.#postponed.stop()
    this.#connection?.close()
  }
}
