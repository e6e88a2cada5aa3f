/** Who pays for a table or a hero, asked from the server for every way to pay at once. */
import type { Server } from '$lib/api'
import type { TentBoard } from './cards'

export type Portion = Server['Portion']

/** The heroes who give something. */
export const giversIn = (bill: Portion[] | null): Set<string> => new Set(bill?.flatMap(({ giver }) => giver ?? []))

export class Bills {
  #known = $state.raw<Record<string, Portion[]>>({})
  #asked = new Set<string>()
  #ply = -1
  #given: () => TentBoard

  constructor(given: () => TentBoard) {
    this.#given = given
  }

  of(move: string | null): Portion[] | null {
    return move ? (this.#known[move] ?? null) : null
  }

  /** Ask for the bills of these moves; the answer counts as long as the table stays as it is. */
  async look(moves: string[]) {
    const { view, previews } = this.#given()
    if (view.ply !== this.#ply) {
      this.#known = {}
      this.#asked.clear()
    }
    this.#ply = view.ply
    const fresh = moves.filter((move) => !this.#asked.has(move))
    if (!fresh.length) return
    for (const move of fresh) this.#asked.add(move)
    const seen = await previews(fresh)
    if (this.#given().view.ply !== view.ply) return
    if (!seen) return fresh.forEach((move) => this.#asked.delete(move))
    const bills = seen.flatMap(({ move, portions }) => (portions ? [[move, portions] as const] : []))
    this.#known = { ...this.#known, ...Object.fromEntries(bills) }
  }
}
