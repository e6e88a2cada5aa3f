/** The pieces of the hotel as the server names them: guests, hotels, households. */
import type { Server } from '$lib/api'
import type { BoardProps } from '../../table/board'

export const KINDS = ['monk', 'merchants', 'maids', 'nobles', 'soldiers', 'workers'] as const
export type Kind = (typeof KINDS)[number]
export type HotelView = Server['OverbookingView']
export type HotelEvent = Server['OverbookingEvent'] | Server['UndoEvent']
export type HotelBoard = BoardProps<HotelView, Server['OverbookingEvent']>
export type SeenGuest = Server['GuestView']
export type Face = Server['HotelFace']

/** What `3 bird` or `orange 3 bird` says. */
export type Card = { number: number; crest: string }
export const COLOURS = ['red', 'blue', 'green', 'orange']

export function readCard(card: string): Card {
  const [number = '1', ...crest] = card.split(' ')
  return { number: Number(number), crest: crest.join(' ') }
}

export function readGuest(guest: string): Card & { owner: number } {
  const [colour = '', ...card] = guest.split(' ')
  return { owner: COLOURS.indexOf(colour), ...readCard(card.join(' ')) }
}

export const guestName = (owner: number, card: string) => `${COLOURS[owner]} ${card}`
export const kindOf = (number: number): Kind => KINDS[number - 1] ?? 'monk'

export function coinsOf(coins: Record<string, number[]>, card: Card): number {
  return coins[card.crest]?.[card.number - 1] ?? 0
}

export type Order = 'number' | 'crest'

/** A hand by number or by crest, and within that by the other; crests as the box has them. */
export function sortedHand(cards: string[], by: Order, crests: string[]): (Card & { name: string })[] {
  const all = cards.map((name) => ({ name, ...readCard(name) }))
  return all.sort((a, b) => {
    const [number, crest] = [a.number - b.number, crests.indexOf(a.crest) - crests.indexOf(b.crest)]
    return by === 'number' ? number || crest : crest || number
  })
}
