/** A search session: one tree from one seat's knowledge, grown round by round (`bots/search/session.py`). */
import type { Instance } from './instance.ts'
import type { SearchPlan } from './kernel.ts'
import type { Figures, KernelInfo } from './kernelInfo.ts'

/** A move at the root: how often it was tried, and the sums over these rounds. */
export type Child = { action: number; visits: number; margin: number; won: number; value: number }

const [MOVE, CHILD, SIBLING, VISITS, LINKS] = [0, 1, 2, 3, 5]
const [MARGIN, WON, VALUES] = [6, 7, 8]
const NONE = -1

export class Search {
  rounds = 0
  readonly #instance: Instance
  readonly #plan: SearchPlan
  readonly #nodes: number
  readonly #values: number

  constructor(instance: Instance, info: KernelInfo, root: Uint8Array, plan: SearchPlan) {
    const { each, more } = plan.net ? info.tree.net : info.tree.plain
    this.#instance = instance
    this.#plan = plan
    this.#nodes = Math.min(each * plan.rounds + more, info.tree.most)
    if (plan.net) instance.putNet(plan.net)
    this.#values = instance.room(this.#nodes * (8 * VALUES + 4 * LINKS))
    instance.bytes('root', root.length).set(root)
    const figures = { ...(plan.net ? info.netFigures : info.figures), ...plan.figures } as Figures
    instance.row('figures').set(Object.values(figures))
    instance.row('counters').set([1n, 0n, 0n, 0n] as never)
    instance.row('marks').fill(0n as never)
    this.links.set([NONE, NONE, NONE, 0, 0])
    this.values.fill(0, 0, VALUES)
  }

  /** Links between the nodes, five for each, as in Python. */
  get links(): Int32Array {
    return new Int32Array(this.#instance.memory, this.#values + 8 * VALUES * this.#nodes, LINKS * this.#nodes)
  }

  /** What came of each node, eight numbers for each, as in Python. */
  get values(): Float64Array {
    return new Float64Array(this.#instance.memory, this.#values, VALUES * this.#nodes)
  }

  /** How many nodes the tree has. */
  get size(): number {
    return Number(this.#instance.row('counters')[0])
  }

  /** Search on for so many rounds; thinking twice is the same as thinking long. */
  think(rounds: number) {
    const { seat, seed, net } = this.#plan
    const [first, last] = [seed + BigInt(this.rounds), seed + BigInt(this.rounds + rounds)]
    const { exports } = this.#instance
    const tree = [this.links.byteOffset, this.values.byteOffset, this.#nodes] as const
    if (net) exports.search_with_net(seat, first, last, ...tree, this.#instance.net)
    else exports.search(seat, first, last, ...tree)
    this.rounds += rounds
  }

  /** Whether so many rounds more cannot change which move was tried most. */
  isSettled(left: number): boolean {
    const [most, next] = this.children()
      .map(({ visits }) => visits)
      .sort((a, b) => b - a)
    return most !== undefined && next !== undefined && most - next > left
  }

  /** The root's moves that were tried, the latest first. */
  children(): Child[] {
    const { links, values } = this
    const found: Child[] = []
    for (let child = links[CHILD]!; child !== NONE; child = links[LINKS * child + SIBLING]!) {
      const [link, value] = [LINKS * child, VALUES * child]
      if (links[link + VISITS]! > 0)
        found.push({
          action: links[link + MOVE]!,
          visits: links[link + VISITS]!,
          margin: values[value + MARGIN]!,
          won: values[value + WON]!,
          value: values[value + this.#plan.seat]!,
        })
    }
    return found
  }
}
