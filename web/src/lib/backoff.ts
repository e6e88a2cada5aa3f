/** When to try again: exponential back-off with full jitter, so that many tabs come back one by one. */

const FIRST = 1000
const LONGEST = 30_000
/** However lucky the draw, no two attempts follow each other faster. */
const SHORTEST = 500

export class Backoff {
  #failures = 0

  /** Milliseconds to wait after one more failure, and at least as many seconds as the server asks for. */
  next(atLeast = 0): number {
    const ceiling = Math.min(LONGEST, FIRST * 2 ** this.#failures++)
    return Math.max(SHORTEST, 1000 * atLeast) + Math.random() * ceiling
  }

  /** It worked. */
  reset() {
    this.#failures = 0
  }
}
