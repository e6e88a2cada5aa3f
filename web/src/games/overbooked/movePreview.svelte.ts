/** What the chosen move would bring: asked of the server, once for each move of a position. */
import type { Preview } from '$lib/api'
import type { PlaneView } from './view'

export class MovePreview {
  now = $state.raw<Preview<PlaneView> | null>(null)
  #known = new Map<string, Preview<PlaneView> | null>()
  #wanted = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly ask: (move: string) => Promise<Preview<PlaneView> | null>) {}

  /** A move is on its way: nothing more to ask about this position. */
  stop() {
    clearTimeout(this.#timer)
    if (!this.#known.has(this.#wanted)) this.#wanted = ''
  }

  look(ply: number, move: string | null) {
    const key = move === null ? '' : `${ply} ${move}`
    if (key === this.#wanted) return
    this.#wanted = key
    clearTimeout(this.#timer)
    this.now = this.#known.get(key) ?? null
    if (move === null || this.#known.has(key)) return
    this.#timer = setTimeout(async () => {
      const seen = await this.ask(move)
      this.#known.set(key, seen)
      if (this.#wanted === key) this.now = seen
    }, 60)
  }
}
