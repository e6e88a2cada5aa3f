/** A table that is open on this device: whoever looks at it, its bots, and how it is kept. */
import type { ClientMessage, ServerMessage, TableInfo } from '$lib/api'
import { LocalConnection, type LocalTable, openLocal } from '../../../generated/js/shared.js'
import { openWordsOf } from '../openGame'
import { fromPlain, plain } from '../python'
import type { Any } from '../python/any'
import { decide } from './bots'
import { type Kept, readKept, type Written, writeKept } from './kept'
import type { Trouble } from './messages'

/** Somebody who looks at the table. */
export interface Watcher {
  message(message: ServerMessage): void
  trouble(trouble: Trouble | null): void
  /** There is no such table any more. */
  gone(): void
}
type Guest = Watcher & { connection: LocalConnection }

export class OpenTable {
  #table: LocalTable
  #game: Any
  #writes: number
  #guests = new Set<Guest>()
  #work: Promise<unknown> = Promise.resolve()
  #trouble: Trouble | null = null
  #deciding = false
  #letGo: (() => void) | null = null

  constructor(
    readonly id: string,
    table: LocalTable,
    game: Any,
    writes: number,
    /** Called after each time that the table was written. */
    readonly onwritten: (writes: number) => void,
  ) {
    this.#table = table
    this.#game = game
    this.#writes = writes
  }

  get game(): string {
    return this.#game.name
  }

  /** The table, for those who ask and change nothing. */
  get table(): LocalTable {
    return this.#table
  }

  get isWatched(): boolean {
    return this.#guests.size > 0
  }

  /** Do one thing after the other: nothing is worked out while something else is being kept. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#work.then(work)
    this.#work = done.catch(() => {})
    return done
  }

  // Who looks at it

  async enter(watcher: Watcher, since: number | null, seat: number | null, language: string): Promise<Guest> {
    await openWordsOf(this.game, language)
    const guest: Guest = Object.assign(watcher, { connection: new LocalConnection(this.#table, language) })
    await this.inTurn(() => {
      this.#guests.add(guest)
      this.#say(guest, seat === null ? guest.connection.begin(since) : guest.connection.look(seat, since, null))
      if (this.#trouble) guest.trouble(this.#trouble)
    })
    this.#letBotsThink()
    return guest
  }

  leave(guest: Guest) {
    this.#guests.delete(guest)
    if (!this.isWatched) this.#letGo?.()
  }

  async hear(guest: Guest, message: ClientMessage, language: string): Promise<void> {
    await openWordsOf(this.game, language)
    await this.inTurn(() => {
      guest.connection.language = language
      return this.#answer(guest, message)
    })
  }

  async #answer(guest: Guest, message: ClientMessage): Promise<void> {
    const { connection } = guest
    const at = Date.now()
    if (message.do === 'move')
      await this.#change(guest, () => connection.move(message.ply, message.move, message.id ?? null, at))
    else if (message.do === 'undo')
      await this.#change(guest, () => connection.undo(message.ply, message.id ?? null, at))
    else if (message.do === 'look')
      this.#say(guest, connection.look(message.seat ?? null, this.#table.ply, message.id ?? null))
  }

  #say(guest: Guest, messages: Any[]) {
    for (const message of messages) guest.message(plain(message) as ServerMessage)
  }

  // Changes: kept first, shown then

  /** Change the table, keep it, and say so; where another tab was faster, everybody sees what it did. */
  async #change(guest: Guest | null, make: () => Any[]): Promise<void> {
    const before = this.#table.ply
    const messages = make()
    if (this.#table.ply !== before && (await this.save()) === 'conflict') return this.#readAgain()
    if (guest) this.#say(guest, messages)
    if (this.#table.ply === before) return
    for (const other of this.#guests) if (other !== guest) this.#say(other, other.connection.begin(before))
    void this.#goOn()
  }

  /** Write the table as it stands; what cannot be kept is said, and tried again with the next move. */
  async save(): Promise<Written> {
    const kept: Kept = { id: this.id, writes: this.#writes, saved: plain(this.#table.to_dict()) }
    const written = await writeKept(kept, plain(this.#table.info()) as TableInfo)
    if (written === 'written') this.onwritten(++this.#writes)
    if (written !== 'conflict') this.#complain(written === 'written' ? null : written)
    return written
  }

  #complain(trouble: Trouble | null) {
    if (trouble === this.#trouble) return
    this.#trouble = trouble
    for (const guest of this.#guests) guest.trouble(trouble)
  }

  /** Another tab has written or removed the table. */
  changedElsewhere(writes: number | null): Promise<void> {
    return this.inTurn(async () => {
      if (writes === null) this.#end()
      else if (writes !== this.#writes) await this.#readAgain()
    })
  }

  /** The game was removed. */
  #end() {
    for (const guest of this.#guests) guest.gone()
    this.#guests.clear()
    this.#letGo?.()
  }

  async #readAgain(): Promise<void> {
    const kept = await readKept(this.id)
    if (!kept) return this.#end()
    if (kept.writes === this.#writes) return
    const before = this.#table.ply
    this.#table = openLocal(fromPlain(kept.saved), this.#game)
    this.#writes = kept.writes
    for (const guest of this.#guests) {
      const { language, viewpoint } = guest.connection as Any
      guest.connection = new LocalConnection(this.#table, language)
      guest.connection.viewpoint = viewpoint
      this.#say(guest, guest.connection.begin(Math.min(before, this.#table.ply)))
    }
    void this.#goOn()
  }

  // Bots

  /** Bots think in one tab only: in that which came first. */
  #letBotsThink() {
    if (this.#letGo) return void this.#goOn()
    const held = new Promise<void>((resolve) => (this.#letGo = () => ((this.#letGo = null), resolve())))
    if (!navigator.locks) return void this.#goOn()
    void navigator.locks.request(`houseful-bots-${this.id}`, () => {
      this.#mayDecide = true
      void this.#goOn()
      return held.then(() => (this.#mayDecide = false))
    })
  }

  #mayDecide = !navigator.locks

  /** Bots decide until it is somebody's own turn. */
  async #goOn(): Promise<void> {
    if (this.#deciding || !this.#mayDecide) return
    this.#deciding = true
    try {
      while (this.#mayDecide && this.isWatched && (await this.#nextBot()));
    } finally {
      this.#deciding = false
    }
  }

  async #nextBot(): Promise<boolean> {
    const table = this.#table
    const { ply } = table
    const isStopped = () => !this.isWatched || this.#table !== table || table.ply !== ply
    const decided = await decide(table, isStopped)
    if (!decided) return isStopped() && this.isWatched
    await this.inTurn(() => {
      if (isStopped()) return
      if (decided.level !== decided.turn.level) for (const one of this.#guests) one.trouble('no-net')
      const [first] = this.#guests
      return this.#change(first!, () => first!.connection.bot_move(decided.turn, decided.move, Date.now()))
    })
    return true
  }
}
