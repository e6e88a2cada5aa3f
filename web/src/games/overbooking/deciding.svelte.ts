/** Deciding about a power: the guests it may act on, and what each choice would bring. */
import { say } from '$lib/words.svelte'
import { coinsAfter } from './outcome'
import type { HotelView } from './pieces'
import { sceneOf } from './scene'

type Asked = { view: HotelView; legal: string[]; eyes: number | null; open: boolean }

export class Deciding {
  /** Coins that a choice would bring, by guest; '' is to leave the power alone. */
  outcomes = $state.raw(new Map<string, string>())
  #asked: () => Asked

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  open = $derived.by(() => this.#asked().open && this.#asked().view.phase === 'checking')
  /** The move for each guest that may be chosen. */
  choices = $derived.by(
    () =>
      new Map(
        this.open
          ? this.#asked()
              .legal.filter((move) => move.startsWith('choose '))
              .map((move) => [move.slice(7), move])
          : [],
      ),
  )

  /** Count what every choice would bring, as long as the question stands. */
  count() {
    const { view, eyes } = this.#asked()
    const row = view.checking ? sceneOf(view).rows[view.checking.hotel - 1] : null
    this.outcomes = new Map()
    if (!this.open || !row || eyes === null) return
    for (const guest of [...this.choices.keys(), null])
      void coinsAfter(view, row, guest, eyes).then((coins) => {
        if (coins !== null && view === this.#asked().view)
          this.outcomes = new Map(this.outcomes).set(guest ?? '', say('hotel-page-outcome', { coins }))
      })
  }
}
