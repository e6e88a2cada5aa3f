/**
 * Pieces travel from where they were to where they are. An element says by `data-piece` who it is, and by
 * `data-from` where it comes from if it was not there before.
 */
import { isStill } from '$lib/settings.svelte'

type Spots = Map<string, DOMRect>

export class Flights {
  #before: Spots = new Map()
  #flying: Animation[] = []

  /** Remember where everything is, just before the table changes. */
  remember(root: HTMLElement) {
    this.skip()
    // A table on its way from market to festival is nowhere for a moment.
    this.#before = new Map([...this.#before].filter(([name]) => name.startsWith('table:')))
    for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]'))
      this.#before.set(piece.dataset.piece!, piece.getBoundingClientRect())
  }

  /** Let everything that has moved travel. */
  land(root: HTMLElement) {
    if (!this.#before.size) return
    // First look at everything, then move it: each move would cost a look.
    const seen = [...root.querySelectorAll<HTMLElement>('[data-piece]')].map((piece) => ({
      piece,
      to: piece.getBoundingClientRect(),
    }))
    for (const { piece, to } of seen) {
      const from = this.#before.get(piece.dataset.piece!) ?? this.#before.get(piece.dataset.from ?? '')
      if (from) this.#fly(piece, from, to)
    }
  }

  /** Nobody waits: everything is where it belongs. */
  skip() {
    for (const flight of this.#flying) flight.finish()
    this.#flying = []
  }

  #fly(piece: HTMLElement, from: DOMRect, to: DOMRect) {
    const [x, y] = [
      from.left + from.width / 2 - to.left - to.width / 2,
      from.top + from.height / 2 - to.top - to.height / 2,
    ]
    if ((Math.hypot(x, y) < 3 && Math.abs(from.width - to.width) < 3) || !to.width || !from.width) return
    const still = isStill()
    const start = still
      ? { opacity: 0 }
      : {
          transform: `translate(${x}px, ${y}px) scale(${Math.min(2.5, Math.max(0.3, from.width / to.width))})`,
          zIndex: 30,
        }
    const end = still ? { opacity: 1 } : { transform: 'none', zIndex: 30 }
    this.#flying.push(
      piece.animate([start, end], { duration: still ? 120 : 340, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }),
    )
  }
}
