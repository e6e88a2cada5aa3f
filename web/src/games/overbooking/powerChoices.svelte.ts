/** What is decided about a power: the guests it may act on, and the coins that each choice is sure to bring. */
import { say } from '$lib/words.svelte'
import type { HotelBoard } from './pieces'

type Asked = Pick<HotelBoard, 'view' | 'legal' | 'viewpoint' | 'previews'> & { open: boolean }
const CHOOSE = 'choose '

export class PowerChoices {
  /** Coins that a choice would bring, in words, by its move. */
  outcomes = $state.raw(new Map<string, string>())
  #asked: () => Asked

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  open = $derived.by(() => this.#asked().open && this.#asked().view.phase === 'checking')
  /** The move for each guest that may be chosen. */
  choices = $derived.by(() => {
    const moves = this.open ? this.#asked().legal.filter((move) => move.startsWith(CHOOSE)) : []
    return new Map(moves.map((move) => [move.slice(CHOOSE.length), move]))
  })

  /** Ask what every choice would bring; the answer counts as long as the question stands. */
  async count() {
    const { view, legal, viewpoint, previews } = this.#asked()
    this.outcomes = new Map()
    if (!this.open || viewpoint === null || !legal.length) return
    const answer = await previews(legal)
    if (!answer || view !== this.#asked().view) return
    this.outcomes = new Map(
      answer.flatMap(({ move, certain }) =>
        certain ? [[move, say('hotel-page-outcome', { coins: certain[viewpoint] ?? 0 })]] : [],
      ),
    )
  }
}
