/** Moves that come while the board is busy showing an earlier one: they wait, then follow one after the other. */
import type { ServerMessage } from './api'
import { isStill } from './settings.svelte'

/** Milliseconds between moves that had to wait. */
const PACE = 750

export class Postponed {
  #waiting: ServerMessage[] = []
  #held = false
  #pacing: ReturnType<typeof setTimeout> | undefined

  constructor(readonly take: (message: ServerMessage) => void) {}

  /** Positions keep their order; whatever else there is to say is not held up. */
  receive(message: ServerMessage) {
    const later = this.#held || this.#waiting.length > 0
    if (later && (message.is === 'played' || message.is === 'state')) this.#waiting.push(message)
    else this.take(message)
  }

  /** While the board shows a move, later ones wait. */
  hold(held: boolean) {
    if (held === this.#held) return
    this.#held = held
    // Not at once: whoever lets go is still drawing what there was.
    if (!held) this.#pacing = setTimeout(() => this.#goOn())
  }

  /** Everything that waits, at once: nobody has to look on. */
  hurry() {
    if (this.#held) return
    clearTimeout(this.#pacing)
    for (const message of this.#waiting.splice(0)) this.take(message)
  }

  clear() {
    this.#waiting = []
  }

  stop() {
    clearTimeout(this.#pacing)
  }

  #goOn() {
    clearTimeout(this.#pacing)
    const next = this.#held ? undefined : this.#waiting.shift()
    if (!next) return
    this.take(next)
    this.#pacing = setTimeout(() => this.#goOn(), isStill() ? PACE / 3 : PACE)
  }
}
