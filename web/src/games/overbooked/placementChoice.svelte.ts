/** How the card in hand is turned and where it would go, among the legal placements. */
import { nearest, neighbour, type Placement } from './pattern'

const REACH = 44

export class PlacementChoice {
  turn = $state(0)
  /** Where the pointer is, on the drawing; null when it is elsewhere. */
  point = $state.raw<{ x: number; y: number } | null>(null)
  chosen = $state.raw<Placement | null>(null)
  #all: () => Placement[]
  readonly turns: number[]

  constructor(all: () => Placement[]) {
    this.#all = all
    this.turns = $derived([...new Set(this.#all().map((one) => one.turn))].sort((a, b) => a - b))
  }

  /** A new card, or a new passenger: begin as it is drawn. */
  reset(keepTurn = false) {
    if (!keepTurn || !this.turns.includes(this.turn)) this.turn = this.turns[0] ?? 0
    this.chosen = null
  }

  rotate(quarters: number) {
    const { turns } = this
    if (turns.length < 2) return
    const at = turns.indexOf(this.turn)
    this.turn = turns[(at + quarters + turns.length) % turns.length]!
    if (this.chosen) this.snap(this.chosen.x, this.chosen.y)
  }

  snap(x: number, y: number) {
    const found = nearest(this.#all(), this.turn, x, y)
    const single = found?.move.startsWith('seat ') // one passenger goes where the finger points, or nowhere
    this.chosen = single && Math.hypot(found!.x - x, found!.y - y) > REACH ? null : found
  }

  choose(one: Placement | null) {
    if (one) this.turn = one.turn
    this.chosen = one
  }

  /** With the arrow keys, from place to place. */
  step(dx: number, dy: number): Placement | null {
    if (!this.chosen) this.chosen = this.#all().find((one) => one.turn === this.turn) ?? null
    else this.chosen = neighbour(this.#all(), this.chosen, dx, dy) ?? this.chosen
    return this.chosen
  }

  /** Lay it with its corner on a seat, or as near as possible. */
  anchor(name: string, x: number, y: number) {
    const exact = this.#all().find((one) => one.turn === this.turn && one.anchor === name)
    if (exact) this.chosen = exact
    else this.snap(x, y)
  }
}
