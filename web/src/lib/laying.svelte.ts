/** A table is laid part by part where it is looked at through a small screen: a slow phone can answer in between. */
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
  /** Whether everything is there. */
  done = $derived.by(() => this.#laid >= this.#parts)

  /** To be made while a component is: it stops when that goes. */
  constructor(parts: number) {
    this.#parts = small.matches ? parts : 0
    onDestroy(() => (this.#gone = true))
    if (this.#parts) afterwards(() => this.#go())
  }

  /** Whether a part is there, counted from one. */
  has(part: number): boolean {
    return this.done || this.#laid >= part
  }

  #go() {
    if (this.#gone) return
    this.#laid += 1
    if (this.#laid < this.#parts) afterwards(() => this.#go())
  }
}
