/** The score while a table is filled in: asked of the server a moment after the last change. */
import { api, Refused, type GameResult } from '$lib/api'
import { say } from '$lib/words.svelte'

/** The answer to a whole game; one hotel is answered otherwise. */
export type Answer = Partial<GameResult> & Record<string, unknown>

const PAUSE = 250 // milliseconds after the last change
const AGAIN = 4000 // while there is no connection

export class RunningScore {
  answer = $state.raw<Answer | null>(null)
  /** What is still wrong, in words, and the server's name for it. */
  problem = $state('')
  error = $state('')
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  /** Ask for the score of this, unless something else is asked for at once; null: nothing can be counted yet. */
  ask(game: unknown) {
    const number = ++this.#asked
    clearTimeout(this.#timer)
    if (game === null) [this.answer, this.problem, this.error] = [null, '', '']
    else this.#timer = setTimeout(() => void this.#send(game, number), PAUSE)
  }

  stop() {
    this.#asked += 1
    clearTimeout(this.#timer)
  }

  async #send(game: unknown, number: number) {
    try {
      const answer = (await api.score(game)) as Answer
      if (number === this.#asked) [this.answer, this.problem, this.error] = [answer, '', '']
    } catch (error) {
      if (number !== this.#asked) return
      if (error instanceof Refused) [this.answer, this.problem, this.error] = [null, error.message, error.failure.error]
      else {
        this.problem = say('page-no-connection')
        this.#timer = setTimeout(() => void this.#send(game, number), AGAIN)
      }
    }
  }
}
