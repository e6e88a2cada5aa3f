/** The tables that are open in this worker, and those that come to be: new ones, next ones, and those that were kept. */
import type { NewTable as Wanted } from '$lib/api'
import { HERE } from '$lib/here'
import {
  Beginning,
  type LocalTable,
  NewTable,
  newLocal,
  nextLocal,
  openLocal,
  Refused,
  WantedSeat,
} from '../../../generated/js/shared.js'
import { gameOf, openGame, openWordsOf } from '../openGame'
import { fromPlain } from '../python'
import type { Any } from '../python/any'
import { narrow } from '../python/numbers'
import { readKept, removeKept } from './kept'
import { OpenTable } from './openTable'

/** A wish for a new table, the name of whoever asks, and a number that the deal follows from. */
export type NewHere = { wanted: Pick<Wanted, 'game' | 'seats'> & Partial<Wanted>; name: string; seed: string }

const LETTERS = 36
const LENGTH = 12

function newId(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH))
  return HERE + Array.from(drawn, (byte) => (byte % LETTERS).toString(LETTERS)).join('')
}

const beginning = (seed: string) => new Beginning(newId(), Date.now(), narrow(BigInt(seed)))

export class OpenTables {
  readonly #open = new Map<string, Promise<OpenTable>>()
  readonly #onwritten: (id: string, writes: number) => void

  constructor(onwritten: (id: string, writes: number) => void) {
    this.#onwritten = onwritten
  }

  /** A table that is open or was kept; Refused if there is none. */
  async get(id: string, language: string): Promise<OpenTable> {
    const found = this.#open.get(id) ?? this.#read(id, language)
    this.#open.set(id, found)
    found.catch(() => this.#open.delete(id))
    return found
  }

  /** The same, only if it is open. */
  async known(id: string): Promise<OpenTable | undefined> {
    return this.#open.get(id)
  }

  async #read(id: string, language: string): Promise<OpenTable> {
    const kept = await readKept(id).catch(() => null)
    const game = gameOf(kept?.saved)
    await openWordsOf(game, language)
    if (!kept) throw new Refused(404, 'host-no-table', new Map())
    const opened = await openGame(game)
    return this.#with(openLocal(fromPlain(kept.saved), opened), opened, kept.writes)
  }

  #with(table: LocalTable, game: Any, writes: number): OpenTable {
    const { id } = (table as Any).info()
    return new OpenTable(id, table, game, writes, (now) => this.#onwritten(id, now))
  }

  /** Lay a table and keep it; one that cannot be kept is played all the same. */
  async create({ wanted, name, seed }: NewHere, language: string): Promise<OpenTable> {
    await openWordsOf(wanted.game, language)
    const game = await openGame(wanted.game)
    const seats = wanted.seats.map(({ kind, level, name }) => new WantedSeat(kind, level ?? null, name ?? null))
    const asked = new NewTable(wanted.game, seats, fromPlain(wanted.options ?? {}), wanted.pack ?? null)
    asked.hints = wanted.hints ?? null
    return this.#add(newLocal(asked, name, game, beginning(seed)), game)
  }

  /** The next game of the same players: one that is there already, or a new one. */
  async next(before: OpenTable, seed: string, language: string): Promise<OpenTable> {
    const known = (before.table as Any).saved.get('next')
    if (known) return this.get(known, language)
    const game = await openGame(before.game)
    const table = await this.#add(nextLocal(before.table, beginning(seed)), game)
    await before.inTurn(() => before.save())
    return table
  }

  async #add(table: LocalTable, game: Any): Promise<OpenTable> {
    const added = this.#with(table, game, 0)
    this.#open.set(added.id, Promise.resolve(added))
    await added.save()
    return added
  }

  async remove(id: string): Promise<void> {
    await removeKept(id)
    this.#open.delete(id)
  }
}
