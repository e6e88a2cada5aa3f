/** A table drawn part by part, on a phone in more parts than on a desk: a slow device can answer in between. */
import { onDestroy } from 'svelte'

const small = matchMedia('(max-width: 900px)')

/** Work to do when what has been drawn is on the screen. */
function afterwards(work: () => void): void {
  if (document.hidden) setTimeout(work)
  else requestAnimationFrame(() => setTimeout(work))
}

export class DrawnParts {
  #drawn = $state(0)
  #parts: number
  #gone = false
  readonly #small = small.matches
  /** Whether everything is there. */
  done = $derived.by(() => this.#drawn >= this.#parts)

  /** Made while a component is, and stopped when that goes: `parts` on a phone, `wide` on a desk. */
  constructor(parts: number, wide = 0) {
    this.#parts = small.matches ? parts : wide
    onDestroy(() => (this.#gone = true))
    if (this.#parts) afterwards(() => this.#go())
  }

  /** Whether a part is drawn, counted from one; on a desk, the part `wide`. */
  has(part: number, wide = 0): boolean {
    return this.done || this.#drawn >= (this.#small ? part : wide)
  }

  #go() {
    if (this.#gone) return
    this.#drawn += 1
    if (this.#drawn < this.#parts) afterwards(() => this.#go())
  }
}
