/** Cards in words, for ears. */
import { say } from '$lib/words.svelte'
import type { Letter } from './cabin'
import type { Card, Placement } from './pattern'

export const passenger = (letter: Letter): string => say(`plane-passenger-${letter.toLowerCase()}`)

/** What a card shows, row by row. */
export function faceOf(card: Card, symbols: boolean): string {
  const face = card.wish
    ? say(`plane-card-wish-${card.wish}`, { passengers: card.passengers.map(passenger).join(', ') })
    : card.drawing
        .map((line) =>
          [...line].map((letter) => (letter === '.' ? say('plane-page-gap') : passenger(letter as Letter))).join(', '),
        )
        .join('; ')
  return card.symbol && symbols
    ? say('plane-card-symbol', { face, symbol: say(`rule-plane-symbol-${card.symbol}`) })
    : face
}

/** Who would sit where. */
export const placesOf = (one: Placement): string =>
  one.taken.map(({ seat, letter }) => `${seat.name.toUpperCase()} ${passenger(letter)}`).join(', ')
