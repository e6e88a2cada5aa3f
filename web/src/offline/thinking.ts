/** What bots and hints need of the compiled rules: the worth of moves, and searches, by a kernel. */
import { useEngine } from './engine'
import { type KernelInfo, openKernel } from './kernel'
import { kernelEngine, type KernelOf, kernelsBy } from './kernelEngine'
import type { Net } from './net'
import type { Any } from './python/any'

/** What a game is played and thought about with here. */
export interface Mind {
  wasm: WebAssembly.Module
  info: KernelInfo
  kernelOf: KernelOf
  net: Net | null
}

const minds = new Map<string, Mind>()

/** Say what a game's tables are played and thought about with; levels that go by a net wait for it. */
export function useKernel(game: string, wasm: WebAssembly.Module, info: KernelInfo, net: Net | null = null): void {
  const kernelOf = kernelsBy((box) => openKernel(wasm, info, box))
  minds.set(game, { wasm, info, kernelOf, net })
  useEngine(game, kernelEngine(kernelOf))
}

/** The net came later. */
export function useNet(game: string, net: Net): void {
  mindOf({ name: game }).net = net
}

export function mindOf(game: { name: string }): Mind {
  const mind = minds.get(game.name)
  if (!mind) throw new RangeError(`there is nothing to think about ${game.name} with yet`)
  return mind
}

/** A search of a seat's decision before its first round. */
export function openSearch(seat: Any, budget: Any, seed: Any, rounds: number, figures: Any): Any {
  const { kernelOf, net } = mindOf(seat.game)
  if (figures !== null) throw new RangeError('a search goes by the figures of its game here')
  if (budget.net && !net) throw new RangeError(`the net of ${seat.game.name} is not there yet`)
  const plan = { seat: seat.number, seed: BigInt(seed), rounds, ...(budget.net ? { net: net! } : {}) }
  const table = seat.imagine(0)
  const search = kernelOf(table.pack.box).search(table.memory(), plan)
  return {
    get rounds() {
      return search.rounds
    },
    think: (more: number) => search.think(more),
    is_settled: (left: number) => search.isSettled(left),
    tried: () => search.children(),
  }
}

/** What each legal move seems to be worth to the player to move, in points, in the order of `legal`. */
export function moveValues(table: Any): Float64Array {
  return mindOf(table.definition).kernelOf(table.pack.box).evaluate(table.memory()).worth
}

/** The record of a table from its text in base64. */
export const memoryOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

/** A search without a pause: here every search is thought in slices, so that the page can stop it. */
export function consider(): never {
  throw new RangeError('searched in one go')
}

/** The net's first choice, a yardstick that nobody is offered. */
export class NetBot {
  choose(): never {
    throw new RangeError('no level that is offered here')
  }
}
