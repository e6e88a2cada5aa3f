/** What a table needs of compiled rules: the verbs on plain memory, as Python's entry points have them. */
import type { Any } from './python/any'
import { type Cells, cellsOf, Grid } from './python/cells'

export interface EntryPoints {
  deal(box: Uint8Array, table: Uint8Array, seed: Any): void
  legal(box: Uint8Array, table: Uint8Array, actions: Int16Array): number
  play(box: Uint8Array, table: Uint8Array, action: number, trace: Int16Array, actions: Int16Array): boolean
  scores(box: Uint8Array, table: Uint8Array, sheet: Grid): void
  redeal(box: Uint8Array, table: Uint8Array, seat: number, seed: Any): void
  observe(box: Uint8Array, table: Uint8Array, seat: number, features: Float32Array): void
}

const engines = new Map<string, EntryPoints>()

/** Say how a game's rules are run. */
export function useEngine(game: string, engine: EntryPoints): void {
  engines.set(game, engine)
}

export function entryPointsOf(game: { name: string }): EntryPoints {
  const engine = engines.get(game.name)
  if (!engine) throw new RangeError(`the rules of ${game.name} are not there yet`)
  return engine
}

/** What all tables with one pack share: every move with its text and number, and the box. */
export class MoveCatalogue {
  texts: string[]
  actions: Map<string, number>
  moves: string[]
  plain: string[]
  size: number
  actor_offset: number
  box: Any
  entry_points: EntryPoints

  constructor(game: Any, pack: Any) {
    this.texts = this.moves = this.plain = game.presentation.notation(pack)
    this.actions = new Map(this.texts.map((text, action) => [text, action]))
    this.size = game.rules.moves
    this.actor_offset = game.rules.table.offset('actor')
    this.box = game.rules.box.over(pack.box)
    this.entry_points = entryPointsOf(game)
  }

  moves_of(actions: Cells): string[] {
    return cellsOf(actions).map((action) => this.texts[action]!)
  }

  texts_of(actions: Cells): string[] {
    return this.moves_of(actions)
  }
}

const WIDTH = 5
const ROOM = 256

/** An empty trace with room for the longest move. */
export const blankTrace = (): Int16Array => new Int16Array(1 + WIDTH * ROOM)

/** The entries of a trace, in order. */
export const traceEntries = (trace: Int16Array): number[][] =>
  Array.from({ length: trace[0]! }, (_, at) => [...trace.subarray(1 + WIDTH * at, 1 + WIDTH * (at + 1))])

/** A whole number below a bound of at most 63 bits, drawn by lot. */
export function randomBelow(bound: Any): Any {
  const [word] = crypto.getRandomValues(new BigUint64Array(1))
  const found = (word! >> 1n) % BigInt(bound)
  return found <= Number.MAX_SAFE_INTEGER ? Number(found) : found
}
