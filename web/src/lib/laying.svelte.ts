/** A table is laid part by part, on a phone in more parts than on a desk: a slow device can answer in between. */
import { onDestroy } from 'svelte'

const small = matchMedia('(max-width: 900px)')

/** When what has been laid is on the screen. */
function afterwards(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

export class Laying {
  #laid = $state(0)
  #parts: number
  #gone = false
  readonly #small = small.matches
  /** Whether everything is there. */
  done = $derived.by(() => this.#laid >= this.#parts)

  /** To be made while a component is: it stops when that goes. So many parts on a phone, so many on a desk. */
  constructor(parts: number, wide = 0) {
    this.#parts = small.matches ? parts : wide
    onDestroy(() => (this.#gone = true))
    if (this.#parts) afterwards(() => this.#go())
  }

  /** Whether something is there that belongs to this part, counted from one, or to that one on a desk. */
  has(part: number, wide = 0): boolean {
    return this.done || this.#laid >= (this.#small ? part : wide)
  }

  #go() {
    if (this.#gone) return
    this.#laid += 1
    if (this.#laid < this.#parts) afterwards(() => this.#go())
  }
}
