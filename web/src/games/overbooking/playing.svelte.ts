/** Moves as hands make them: a card is picked, put back, placed or dropped; the focus goes where one goes on. */
import { tick } from 'svelte'
import type { Placing } from './placing.svelte'
import type { Showing } from './showing.svelte'

type Table = { root: () => HTMLElement | undefined; play: (move: string) => void }
const HAND = '.hand [data-stop][tabindex="0"]'

export class Playing {
  #placing: Placing
  #showing: Showing
  #table: Table

  constructor(placing: Placing, showing: Showing, table: Table) {
    this.#placing = placing
    this.#showing = showing
    this.#table = table
  }

  async pick(card: string | null, byKey = false) {
    this.#showing.skip()
    this.#placing.pick(card)
    if (!card || !byKey) return
    await tick()
    this.focusOn('.place.lit')
  }

  putBack() {
    if (!this.#placing.picked) return
    this.#placing.pick(null)
    this.focusOn(HAND)
  }

  /** A place is chosen; during the show that ends the show. */
  place(zone: string | null) {
    const { picked } = this.#placing
    if (this.#showing.running) return this.#showing.skip()
    if (this.#placing.may(picked, zone)) this.send(`${picked} ${zone}`)
    else void this.#placing.look(zone)
  }

  drop(card: string, zone: string | null) {
    if (this.#placing.may(card, zone)) this.send(`${card} ${zone}`)
    else if (!zone) this.#placing.pick(null)
  }

  send(move: string) {
    this.#placing.pick(null)
    if (this.#table.root()?.querySelector('.street :focus-visible')) this.focusOn(HAND)
    this.#table.play(move)
  }

  focusOn(what: string) {
    this.#table.root()?.querySelector<HTMLElement>(what)?.focus()
  }
}
