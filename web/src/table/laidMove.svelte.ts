/** A move that waits for its player's last word, where they want to confirm their moves. */
export class LaidMove {
  /** What is laid out; null: nothing. */
  now = $state<string | null>(null)
  #wanted: () => boolean
  #make: (move: string) => void

  constructor(wanted: () => boolean, make: (move: string) => void) {
    this.#wanted = wanted
    this.#make = make
  }

  /** A move is chosen: laid out first, and made when it is chosen again. */
  choose(move: string) {
    if (this.#wanted() && this.now !== move) this.now = move
    else this.#settle(move)
  }

  confirm() {
    if (this.now !== null) this.#settle(this.now)
  }

  cancel() {
    this.now = null
  }

  #settle(move: string) {
    this.now = null
    this.#make(move)
  }
}
