/**
 * Workers that think about decisions and hints on this device, so that whoever answers the page goes on answering.
 *
 * Each searches a share of the rounds from seeds of its own, and their roots are added up, as `bots/search/analysis.py`
 * does with threads: without a clock, as many workers as threads find the same.
 */
import { shares } from '../../generated/js/shared.js'
import type { Any } from './python/any'
import { type Found, turn } from './thinker'
import { mindOf } from './thinking'
import { type Line, ThinkingWorker } from './thinkingWorker'

/** A decision or a hint of the translated program (`host/deciding.py`). */
export interface Thinking {
  seconds: number | null
  /** What has to be searched; null where nothing has. */
  slices: Any
  go_on(): boolean
  go_without_net?(): void
}

const MOST = 4
const WORTH = 500 // rounds that are worth a worker of their own: a small tree does not see far
const PATIENCE = 8000 // milliseconds for a net to come; later decisions may have it
const FAILURES = 3 // after which no new one is opened

/** How many workers may think here: one processor is left for the page. */
export const usual = (): number => Math.max(1, Math.min(MOST, (navigator.hardwareConcurrency ?? 2) - 1))

export class Thinkers {
  readonly #open: () => Line
  readonly #most: number
  readonly #fetchNet: (game: string) => Promise<void>
  #workers: ThinkingWorker[] = []
  readonly #rules = new WeakMap<Uint8Array, number>()
  #count = 0
  #failures = 0

  /** `fetchNet` has a game's net ready for `mindOf`, or fails. */
  constructor(open: () => Line, most: number, fetchNet: (game: string) => Promise<void>) {
    this.#open = open
    this.#most = most
    this.#fetchNet = fetchNet
  }

  /** How many workers there are now. */
  get size(): number {
    return this.#workers.length
  }

  /**
   * Think to the end, or to the end of the time; fails as the signal says. Without workers it is thought about here,
   * without a net as a master thinks: then the answer is false.
   */
  async through(thinking: Thinking, signal: AbortSignal, seconds = thinking.seconds): Promise<boolean> {
    if (!thinking.slices) return true
    const has = await this.#hasNet(thinking)
    if (!has) thinking.go_without_net!()
    const searched = await Promise.race([this.#search(thinking.slices, seconds, signal), aborted(signal)])
    if (searched.length) thinking.slices.take(searched.map(({ rounds, tried }) => ({ rounds, tried: () => tried })))
    else await inSlices(thinking, seconds, signal)
    return has
  }

  close(): void {
    for (const worker of [...this.#workers]) worker.close()
  }

  async #hasNet({ slices }: Thinking): Promise<boolean> {
    if (!slices.budget.net) return true
    const { name } = slices.seat.game
    const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE))
    if (!mindOf({ name }).net) await Promise.race([this.#fetchNet(name), late]).catch(() => {})
    return mindOf({ name }).net !== null
  }

  /** What the workers found, each in its share. */
  async #search({ seat, budget }: Any, seconds: number | null, signal: AbortSignal): Promise<Found[]> {
    signal.throwIfAborted()
    const table = seat.imagine(0)
    const workers = this.#workersFor(budget.rounds)
    const [root, box, game] = [table.memory() as Uint8Array, table.pack.box as Uint8Array, seat.game.name as string]
    const { wasm, info, net } = mindOf({ name: game })
    const rules = this.#numberOf(box)
    const shared = { rules, root, seat: seat.number, settle: budget.settle, net: budget.net ? game : null, seconds }
    const asked = (workers.length ? shares(budget, workers.length) : []).map((share, number) => {
      const [id, worker] = [++this.#count, workers[number]!]
      const [seed, rounds] = share as [number, number]
      worker.inform(rules, { is: 'rules', rules, wasm, info, box })
      if (budget.net) worker.inform(net, { is: 'net', game, net: net! })
      signal.addEventListener('abort', () => worker.stop(id), { once: true })
      return worker.search(id, { ...shared, seed: BigInt(seed), rounds })
    })
    return (await Promise.all(asked)).filter((found) => found !== null && found.rounds > 0) as Found[]
  }

  #numberOf(box: Uint8Array): number {
    const number = this.#rules.get(box) ?? ++this.#count
    this.#rules.set(box, number)
    return number
  }

  #workersFor(rounds: number): ThinkingWorker[] {
    const many = Math.max(1, Math.min(this.#most, Math.floor(rounds / WORTH)))
    while (this.#workers.length < many && this.#failures < FAILURES) this.#addWorker()
    return this.#workers.slice(0, many)
  }

  #addWorker(): void {
    try {
      const worker: ThinkingWorker = new ThinkingWorker(this.#open(), () => this.#lose(worker))
      this.#workers.push(worker)
    } catch {
      this.#failures = FAILURES // there are none here
    }
  }

  #lose(worker: ThinkingWorker): void {
    this.#workers = this.#workers.filter((one) => one !== worker)
    this.#failures++
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason)
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
  })

/** Think here, and let others have their turn between two slices. */
async function inSlices(thinking: Thinking, seconds: number | null, signal: AbortSignal): Promise<void> {
  const end = seconds === null ? Infinity : performance.now() + 1000 * seconds
  while (!thinking.go_on() && performance.now() < end) {
    await turn()
    signal.throwIfAborted()
  }
}

/** The usual way to a worker. */
export function openLine(): Line {
  const worker = new Worker(new URL('./thinkerWorker.ts', import.meta.url), { type: 'module' })
  return {
    tell: (told) => worker.postMessage(told),
    listen(found, lost) {
      worker.onmessage = ({ data }) => found(data)
      worker.onerror = worker.onmessageerror = lost
    },
    close: () => worker.terminate(),
  }
}
