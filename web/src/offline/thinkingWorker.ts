/** A worker that thinks, as whoever hands it shares of a search sees it. */
import type { Found, Share, Told } from './thinker'

/** The way to a worker and back. */
export interface Line {
  tell(told: Told): void
  listen(found: (found: Found) => void, lost: () => void): void
  close(): void
}

const GRACE = 5 // seconds after its time until a worker that says nothing is given up

export class ThinkingWorker {
  readonly #line: Line
  readonly #lost: () => void
  readonly #knows = new Set<unknown>()
  readonly #waiting = new Map<number, (found: Found | null) => void>()

  constructor(line: Line, lost: () => void) {
    this.#line = line
    this.#lost = lost
    line.listen(
      (found) => this.#settle(found.id, found),
      () => this.close(),
    )
  }

  /** Tell it about something, once. */
  inform(what: unknown, told: Told): void {
    if (this.#knows.has(what)) return
    this.#knows.add(what)
    this.#line.tell(told)
  }

  /** What it finds in a share; null if it is lost meanwhile. */
  search(id: number, share: Share): Promise<Found | null> {
    return new Promise((done) => {
      const late = share.seconds === null ? 0 : setTimeout(() => this.close(), 1000 * (share.seconds + GRACE))
      this.#waiting.set(id, (found) => {
        clearTimeout(late)
        done(found)
      })
      this.#line.tell({ is: 'share', id, share })
    })
  }

  /** Have it come to an end with a share. */
  stop(id: number): void {
    this.#line.tell({ is: 'stop', id })
  }

  /** End it; whoever waits for it does without. */
  close(): void {
    this.#line.close()
    this.#lost()
    for (const id of [...this.#waiting.keys()]) this.#settle(id, null)
  }

  #settle(id: number, found: Found | null): void {
    this.#waiting.get(id)?.(found)
    this.#waiting.delete(id)
  }
}
