/** What a board asks about a position; with a move the answers are no longer wanted. */
import { api, type Hint } from '$lib/api'
import { isTableHere } from '$lib/here'
import type { BoardProps } from './board'

export class Questions {
  #asking = new AbortController()

  constructor(readonly table: string) {}

  preview: BoardProps['preview'] = (move) => api.preview(this.table, move, this.#asking.signal).catch(() => null)

  previews: BoardProps['previews'] = (moves) =>
    api.previews(this.table, moves, this.#asking.signal).then(
      (answer) => answer.previews,
      () => null,
    )

  why: BoardProps['why'] = (move) => api.why(this.table, move, this.#asking.signal).catch(() => null)

  /** Found on this device, where the table is one of a server's by what that hands over. */
  hint = async (): Promise<Hint> => {
    const { signal } = this.#asking
    if (isTableHere(this.table)) return api.hint(this.table, signal)
    const here = await import('../offline/hints').catch(() => null)
    return here ? here.hintFor(this.table, signal) : api.hint(this.table, signal)
  }

  /** Forget what is still being asked, and do this. */
  settle(decide: () => void = () => {}) {
    this.#asking.abort()
    this.#asking = new AbortController()
    decide()
  }
}
