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

/** A close code from 4400 to 4499 is final, as a status of HTTP would be; too many requests are over in a while. */
export const isFinal = (code: number) => code >= 4400 && code < 4500 && code !== 4429

/** Close codes of a device that was signed out or a person who was banned. */
export const SIGNED_OUT = [4401, 4403]
