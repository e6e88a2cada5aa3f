/**
 * A game's rules, evaluation, search and net in WebAssembly: the same source as on the server, compiled by `make kernels`.
 *
 * A table is the caller's own memory, secrets included (as the Python record lays it out). It is copied into the module's
 * memory and out again by every call, so that one kernel serves any number of tables.
 */
import type { Figures, KernelInfo } from './kernelInfo.ts'
import { instantiate, type Instance, type Module } from './instance.ts'
import type { Net } from './net.ts'
import { Search } from './search.ts'

export type { Figures, KernelInfo } from './kernelInfo.ts'
export { DamagedNet, readNet, type Net } from './net.ts'
export type { Child, Search } from './search.ts'

/** The moves that are legal, in the order of `legal`, and what each seems to be worth in points. */
export type Evaluation = { actions: number[]; worth: Float64Array }

/** What the net says of a decision. Seats are counted from the one that moves on. */
export type Look = {
  actions: number[]
  logits: Float64Array
  priors: Float64Array
  wins: Float64Array
  margins: Float64Array
}

export type SearchPlan = {
  /** The seat that searches. */
  seat: number
  /** Round n redeals with seed + n. */
  seed: bigint
  /** How many rounds at most: room for the tree. */
  rounds: number
  /** Parameters other than the game's own. */
  figures?: Partial<Figures>
  /** Go by this net, instead of by playouts. */
  net?: Net
}

export class Kernel {
  readonly info: KernelInfo
  readonly #module: Module
  readonly #box: Uint8Array
  readonly #instance: Instance

  constructor(module: Module, info: KernelInfo, box: Uint8Array) {
    this.info = info
    this.#module = module
    this.#box = box
    this.#instance = instantiate(module, info, box)
  }

  /** Memory for one table, all zero: options are written into it before it is dealt. */
  blank(): Uint8Array {
    return new Uint8Array(this.info.records.table.size)
  }

  /** Deal, with the options that stand on the table. */
  deal(table: Uint8Array, seed: bigint) {
    this.#on(table, ({ exports }) => exports.deal(seed), true)
  }

  /** The legal moves of the seat whose turn it is; none when the game is over. */
  legal(table: Uint8Array): number[] {
    return this.#actions(this.#on(table, ({ exports }) => exports.legal()))
  }

  /** Play a move if it is legal, else nothing changes; the trace has five numbers for each entry. */
  play(table: Uint8Array, action: number, trace = true): { legal: boolean; trace: number[] } {
    const written = this.#instance.row('record')
    written[0] = 0
    const legal = this.#on(table, ({ exports }) => exports.play(action, trace ? 1 : 0), true) === 1
    return { legal, trace: Array.from(written.subarray(1, 1 + 5 * Number(written[0])), Number) }
  }

  /** The score sheet as it stands, a row for each seat: the lines, then the tie-breaks. */
  scores(table: Uint8Array): number[][] {
    const { columns, records } = this.info
    const sheet = this.#instance.row('sheet').fill(0 as never)
    this.#on(table, ({ exports }) => exports.scores())
    const players = table[records.table.fields.players!.at]!
    return Array.from({ length: players }, (_, seat) =>
      Array.from(sheet.subarray(columns * seat, columns * (seat + 1)), Number),
    )
  }

  /** Draw everything afresh that a seat (-1: a spectator) cannot know. */
  redeal(table: Uint8Array, seat: number, seed: bigint) {
    this.#on(table, ({ exports }) => exports.redeal(seat, seed), true)
  }

  /** What a seat may know, as numbers for a net. */
  observe(table: Uint8Array, seat: number): Float32Array {
    const features = this.#instance.row('features').fill(0 as never) as Float32Array
    this.#on(table, ({ exports }) => exports.observe(seat))
    return features.slice()
  }

  /** What each legal move does as numbers, one move after the other. */
  describe(table: Uint8Array): { actions: number[]; described: Float32Array } {
    const found = this.#on(table, ({ exports }) => exports.describe())
    const described = this.#instance.row('described') as Float32Array
    return { actions: this.#actions(found), described: described.slice(0, found * this.info.described) }
  }

  /** What each legal move seems to be worth to the seat that moves, in points. */
  evaluate(table: Uint8Array): Evaluation {
    const found = this.#on(table, ({ exports }) => exports.evaluate())
    const worth = this.#instance.row('weights') as Float64Array
    return { actions: this.#actions(found), worth: worth.slice(0, found) }
  }

  /** Have a net look at the decision of the seat whose turn it is. */
  look(table: Uint8Array, net: Net): Look {
    this.#instance.putNet(net)
    const found = this.#on(table, ({ exports }) => exports.look(this.#instance.net))
    const players = table[this.info.records.table.fields.players!.at]!
    const row = (name: string, length: number) => (this.#instance.row(name) as Float64Array).slice(0, length)
    return {
      actions: this.#actions(found),
      logits: row('logits', found),
      priors: row('priors', found),
      wins: row('wins', players),
      margins: row('margins', players),
    }
  }

  /** Play whole games at random on a blank table with options: the sheets one after the other, rows for all seats. */
  playouts(blank: Uint8Array, seed: bigint, games: number): { sheets: Int16Array; decisions: number } {
    const [size, { seats, columns }] = [this.info.records.table.size, this.info]
    this.#instance.bytes('root', size).set(blank)
    const room = this.#instance.room(2 * games * seats * columns)
    const written = () => new Int16Array(this.#instance.memory, room, games * seats * columns)
    written().fill(0)
    const decisions = this.#instance.exports.playouts(seed, games, room)
    return { sheets: written().slice(), decisions }
  }

  /**
   * Begin to search the decision of a seat. The table must be one that the seat can imagine: redeal it first.
   * A search has a memory of its own, so any number can go on at a time.
   */
  search(table: Uint8Array, plan: SearchPlan): Search {
    return new Search(instantiate(this.#module, this.info, this.#box), this.info, table, plan)
  }

  #on(table: Uint8Array, call: (instance: Instance) => number | void, back = false): number {
    const own = this.#instance.bytes('table', this.info.records.table.size)
    own.set(table)
    const answer = call(this.#instance)
    if (back) table.set(own)
    return answer ?? 0
  }

  #actions(found: number): number[] {
    return Array.from(this.#instance.row('moves').subarray(0, found), Number)
  }
}

/** A kernel over a game's module, with the cards of a pack. */
export function openKernel(wasm: WebAssembly.Module | BufferSource, info: KernelInfo, box: Uint8Array): Kernel {
  const module = wasm instanceof WebAssembly.Module ? wasm : new WebAssembly.Module(wasm)
  return new Kernel(module, info, box)
}
