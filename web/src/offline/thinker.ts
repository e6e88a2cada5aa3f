/** One of the workers that think: searches what it is handed, slice by slice, and listens in between. */
import { type Child, type Kernel, type KernelInfo, type Net, openKernel } from './kernel'

/** A share of a search: from a table that a seat can imagine, so many rounds from a seed on. */
export type Share = {
  rules: number
  root: Uint8Array
  seat: number
  seed: bigint
  rounds: number
  /** Stop when the rounds that are left cannot change which move was tried most. */
  settle: boolean
  /** Go by this game's net. */
  net: string | null
  seconds: number | null
}

/** What a thinker is told: `rules` are a game's with the cards of one pack, by a number. */
export type Told =
  | { is: 'rules'; rules: number; wasm: WebAssembly.Module; info: KernelInfo; box: Uint8Array }
  | { is: 'net'; game: string; net: Net }
  | { is: 'share'; id: number; share: Share }
  | { is: 'stop'; id: number }

/** What it says once a share is done, or stopped. */
export type Found = { id: number; rounds: number; tried: Child[] }

const SETTLING = 32 // rounds between two looks at a search, as in Python (`bots/search/thought.py`)
const FIRST = 8 // rounds before the clock is first read
const SLICE = 12 // milliseconds between two looks at messages, about

/** Let messages in that have come meanwhile. */
export const turn = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })

export class Thinker {
  readonly #kernels = new Map<number, Kernel>()
  readonly #nets = new Map<string, Net>()
  readonly #wanted = new Set<number>()
  readonly #answer: (found: Found) => void

  constructor(answer: (found: Found) => void) {
    this.#answer = answer
  }

  async hear(told: Told): Promise<void> {
    if (told.is === 'rules') this.#kernels.set(told.rules, openKernel(told.wasm, told.info, told.box))
    else if (told.is === 'net') this.#nets.set(told.game, told.net)
    else if (told.is === 'stop') this.#wanted.delete(told.id)
    else {
      this.#wanted.add(told.id)
      this.#answer(await this.#search(told.id, told.share))
      this.#wanted.delete(told.id)
    }
  }

  async #search(id: number, share: Share): Promise<Found> {
    const { root, seat, seed, rounds, seconds } = share
    const net = share.net === null ? {} : { net: this.#nets.get(share.net)! }
    const search = this.#kernels.get(share.rules)!.search(root, { seat, seed, rounds, ...net })
    const began = performance.now()
    while (this.#wanted.has(id) && search.rounds < rounds) {
      const spent = performance.now() - began
      const left = seconds === null ? Infinity : 1000 * seconds - spent
      if (left <= 0) break
      search.think(slice(search.rounds, rounds, spent, left))
      const settled = search.rounds % SETTLING === 0 && search.isSettled(rounds - search.rounds)
      if (share.settle && settled) break
      await turn()
    }
    return { id, rounds: search.rounds, tried: search.children() }
  }
}

/** How many rounds to search at once: up to the next look whether the search is settled, or what the time is enough for. */
function slice(done: number, rounds: number, spent: number, left: number): number {
  const next = Math.min(SETTLING - (done % SETTLING), rounds - done)
  const affordable = done === 0 ? FIRST : Math.max(1, Math.floor((done / spent) * Math.min(SLICE, left)))
  return Math.min(next, affordable)
}
