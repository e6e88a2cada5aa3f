/** Cards in words, for screen readers. */
import { has, say } from '$lib/words.svelte'
import type { Letter } from './cabin'
import type { Placement } from './pattern'
import { signed } from './points'
import type { Card } from './view'

export const passenger = (letter: Letter): string => say(`plane-passenger-${letter.toLowerCase()}`)

/** What a card is called; one of somebody's own pack is called by its id. */
export const nameOf = (card: Card): string =>
  has(`plane-name-${card.card}`) ? say(`plane-name-${card.card}`) : card.card

/** Who wishes for which kind of seat. */
const wishesOf = (card: Card): string =>
  [...new Set(card.wishes)]
    .map((kind) => {
      const wishing = card.passengers.filter((_, number) => card.wishes[number] === kind)
      return say(`plane-card-wish-${kind}`, { passengers: wishing.map(passenger).join(', ') })
    })
    .join(', ')

/** What a card shows, row by row. */
export function faceOf(card: Card, symbols: boolean): string {
  const face = card.wishes.length
    ? wishesOf(card)
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

/** The chosen placement for screen readers: who would sit where, who would have to go, what that brings. */
export function spokenOf(sitting: Map<string, Letter>, chosen: Placement, gain: number | null): string {
  const bumped = chosen.taken.flatMap(({ seat }) => {
    const letter = sitting.get(seat.name)
    return letter ? [`${passenger(letter)} ${seat.name.toUpperCase()}`] : []
  })
  const told = [
    placesOf(chosen),
    bumped.length ? say('plane-page-bumped', { who: bumped.join(', ') }) : '',
    gain === null ? '' : say('plane-page-gain', { points: signed(gain) }),
  ]
  return told.filter(Boolean).join('. ')
}

/** What a card explains of itself: its symbol where symbols count, its wishes, what those on it score for. */
export const subjectsOf = (card: Card, symbols: boolean): string =>
  [
    ...(card.symbol && symbols ? [`rule:plane.symbol.${card.symbol}`] : []),
    ...(card.wishes.length ? ['rule:plane.place.wish'] : []),
    ...new Set(card.passengers.map((letter) => `card:${letter}`)),
  ].join('|')
