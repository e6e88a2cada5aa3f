/** What a move would bring, asked from the server and remembered for as long as the table stays as it is. */
import type { TentBoard } from './cards'

export type Change = { mine: number; theirs: number; lines: [string, number][] }

export class MoveGains {
  #known = $state.raw<Record<string, Change>>({})
  #asked = new Set<string>()
  #ply = -1
  #given: () => TentBoard

  constructor(given: () => TentBoard) {
    this.#given = given
  }

  of(move: string | null): Change | null {
    return move ? (this.#known[move] ?? null) : null
  }

  async look(move: string) {
    const { view, viewpoint, preview } = this.#given()
    if (view.ply !== this.#ply) {
      this.#known = {}
      this.#asked.clear()
    }
    this.#ply = view.ply
    if (viewpoint === null || this.#asked.has(move)) return
    this.#asked.add(move)
    const seen = await preview(move)
    if (!seen || this.#given().view.ply !== this.#ply) return
    const [mine, theirs] = [seen.gains[viewpoint], seen.gains[1 - viewpoint]]
    const change = { mine: mine?.total ?? 0, theirs: theirs?.total ?? 0, lines: Object.entries(mine?.lines ?? {}) }
    this.#known = { ...this.#known, [move]: change }
  }
}
