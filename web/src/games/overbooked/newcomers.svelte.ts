/** Who and what is new on the planes and in the hall, to be marked until one moves. */
import { untrack } from 'svelte'
import type { PlaneBoard, PlaneEvent } from './view'

type Seated = Record<number, string[]>

/** Whom each player seated last: those of one card. */
export function remember(known: Seated, event: PlaneEvent): Seated {
  if (event.kind === 'take') return { ...known, [event.seat]: [] }
  return event.kind === 'seat' ? { ...known, [event.seat]: [...(known[event.seat] ?? []), event.place] } : known
}

export class Newcomers {
  #lately = $state.raw<Seated>({})
  #events: () => PlaneEvent[]

  constructor(given: () => Pick<PlaneBoard, 'latest' | 'news'>) {
    this.#events = () => (given().news ?? []).flatMap(({ events }) => events)
    $effect(() => {
      const events = given().latest?.events ?? []
      untrack(() => (this.#lately = events.reduce(remember, this.#lately)))
    })
  }

  /** The seats of those whom everybody seated last; of the others, since one's own last move. */
  seated = $derived.by((): Seated => ({ ...this.#lately, ...this.#events().reduce(remember, {}) }))

  /** The cards that have come into the hall since one's last move. */
  cards = $derived.by(() => new Set(this.#events().flatMap((event) => (event.kind === 'draw' ? [event.card] : []))))
}
