/** Where the served table goes: the end of a row, and which of its sides comes to me. */
export const END = /^row (\d) (left|right)( turned)?$/

export class RowEndChoice {
  /** The end that is chosen, such as `row 1 left`. */
  end = $state<string | null>(null)
  /** Whether the table's back comes to my side. */
  turned = $state(false)
  /** An end pointed at, before anything is chosen. */
  hovered = $state<string | null>(null)
  #legal: () => string[]
  #look: (move: string) => void

  constructor(legal: () => string[], look: (move: string) => void) {
    this.#legal = legal
    this.#look = look
  }

  get ends(): string[] {
    return [
      ...new Set(
        this.#legal()
          .filter((move) => END.test(move))
          .map((move) => move.replace(' turned', '')),
      ),
    ]
  }
  get mayTurn(): boolean {
    return this.#legal().some((move) => move.endsWith(' turned'))
  }
  /** The move for the end that is chosen or pointed at. */
  get move(): string | null {
    return this.spot(this.end ?? this.hovered)
  }

  /** The legal move for an end: turned as wished where that makes a difference. */
  spot(end: string | null): string | null {
    if (!end) return null
    const wished = this.turned ? `${end} turned` : end
    return [wished, end].find((move) => this.#legal().includes(move)) ?? null
  }

  pick(end: string) {
    this.end = end
    this.#lookAt(this.move)
  }
  /** Choose a whole move: the end, and which way round. */
  advise(move: string) {
    this.turned = move.endsWith(' turned')
    this.pick(move.replace(' turned', ''))
  }
  pointAt(end: string | null) {
    this.hovered = end
    this.#lookAt(this.spot(end))
  }
  turnRound() {
    if (!this.mayTurn) return
    this.turned = !this.turned
    this.#lookAt(this.move)
  }
  #lookAt(move: string | null) {
    if (move) this.#look(move)
  }
}
