/** Moves by pointer and keys: a card is picked, put back, placed or dropped, and the focus goes to the next step. */
import { tick } from 'svelte'
import type { CardPlacement } from './cardPlacement.svelte'
import type { ShowPlayback } from './showPlayback.svelte'

type Table = { root: () => HTMLElement | undefined; play: (move: string) => void }
const HAND = '.hand [data-stop][tabindex="0"]'

export class MoveInput {
  #placement: CardPlacement
  #playback: ShowPlayback
  #table: Table

  constructor(placement: CardPlacement, playback: ShowPlayback, table: Table) {
    this.#placement = placement
    this.#playback = playback
    this.#table = table
  }

  async pick(card: string | null, byKey = false) {
    this.#playback.skip()
    this.#placement.pick(card)
    if (!card || !byKey) return
    await tick()
    this.focusOn('.place.lit')
  }

  putBack() {
    if (!this.#placement.picked) return
    this.#placement.pick(null)
    this.focusOn(HAND)
  }

  /** A place is chosen; during the show that ends the show. */
  place(zone: string | null) {
    const { picked } = this.#placement
    if (this.#playback.running) return this.#playback.skip()
    if (this.#placement.may(picked, zone)) this.send(`${picked} ${zone}`)
    else void this.#placement.look(zone)
  }

  drop(card: string, zone: string | null) {
    if (this.#placement.may(card, zone)) this.send(`${card} ${zone}`)
    else if (!zone) this.#placement.pick(null)
  }

  send(move: string) {
    this.#placement.pick(null)
    if (this.#table.root()?.querySelector('.street :focus-visible')) this.focusOn(HAND)
    this.#table.play(move)
  }

  focusOn(what: string) {
    this.#table.root()?.querySelector<HTMLElement>(what)?.focus()
  }
}
