/** What a move would bring, asked from the server and remembered for as long as the table stays as it is. */
import type { BoardProps } from '../../table/board'

export type Change = { mine: number; theirs: number; lines: [string, number][] }
const sum = (lines: Record<string, number>) => Object.values(lines).reduce((all, points) => all + points, 0)

export class Outlook {
  #known = $state.raw<Record<string, Change>>({})
  #asked = new Set<string>()
  #ply = -1
  #given: () => BoardProps

  constructor(given: () => BoardProps) {
    this.#given = given
  }

  of(move: string | null): Change | null {
    return move ? (this.#known[move] ?? null) : null
  }

  async look(move: string) {
    const { view, eyes, preview } = this.#given()
    if (view.ply !== this.#ply) {
      this.#known = {}
      this.#asked.clear()
    }
    this.#ply = view.ply
    if (eyes === null || this.#asked.has(move)) return
    this.#asked.add(move)
    const seen = await preview(move)
    if (!seen || this.#given().view.ply !== this.#ply) return
    const before = seen.before as Record<string, number>[]
    const after = seen.after as Record<string, number>[]
    const mine = after[eyes]!
    const lines = Object.keys(mine).map((line): [string, number] => [line, mine[line]! - (before[eyes]![line] ?? 0)])
    const theirs = sum(after[1 - eyes]!) - sum(before[1 - eyes]!)
    this.#known = {
      ...this.#known,
      [move]: { mine: sum(mine) - sum(before[eyes]!), theirs, lines: lines.filter(([, points]) => points) },
    }
  }
}
