/** The cards of a game as they are looked through: by shelf, by words, by where figures come from, by what has gone. */
import type { GalleryCard, Shelf } from '$lib/api'
import { mentions } from '$lib/text'

export type Source = GalleryCard['figures'][number]['source']
/** From what we know for sure to what we had to make up. */
export const SOURCES: Source[] = ['rulebook', 'published', 'inferred', 'stand-in']

/** How many of each card have gone from decks and piles; null where no game is being played. */
export type Gone = Record<string, number> | null
export type Wish = { search: string; shelf: string; source: Source | ''; left: '' | 'out' | 'gone' }
export const EVERYTHING: Wish = { search: '', shelf: '', source: '', left: '' }

export const goneOf = (gone: Gone, card: GalleryCard): number => Math.min(card.count, gone?.[card.id] ?? 0)
export const isGone = (gone: Gone, card: GalleryCard): boolean => card.count > 0 && goneOf(gone, card) === card.count

export const sourcesOf = (card: GalleryCard): Source[] =>
  SOURCES.filter((source) => card.figures.some((figure) => figure.source === source))

export const hasStandIns = (card: GalleryCard): boolean => sourcesOf(card).includes('stand-in')

export const countOf = (cards: GalleryCard[]): number => cards.reduce((sum, card) => sum + card.count, 0)

/** What a search looks at: the name, and whatever the card says. */
const wordsOf = (shelf: Shelf, card: GalleryCard): string =>
  [shelf.title, card.name, ...card.figures.flatMap(({ label, value }) => [label, value])].join(' ')

function fits(wish: Wish, gone: Gone, shelf: Shelf, card: GalleryCard): boolean {
  if (wish.source && !sourcesOf(card).includes(wish.source)) return false
  if (wish.left === 'out' && isGone(gone, card)) return false
  if (wish.left === 'gone' && !goneOf(gone, card)) return false
  return mentions(wordsOf(shelf, card), wish.search)
}

/** The shelves with the cards that somebody looks for; shelves without any are left out. */
export function shelvesFound(shelves: Shelf[], wish: Wish, gone: Gone): Shelf[] {
  return shelves
    .filter(({ id }) => !wish.shelf || id === wish.shelf)
    .map((shelf) => ({ ...shelf, cards: shelf.cards.filter((card) => fits(wish, gone, shelf, card)) }))
    .filter(({ cards }) => cards.length)
}

/** Only what a search or a source leaves can be looked through with the arrow keys. */
export type Shown = { shelf: Shelf; card: GalleryCard }
export const allShown = (shelves: Shelf[]): Shown[] =>
  shelves.flatMap((shelf) => shelf.cards.map((card) => ({ shelf, card })))

/** The card that lies so many places after another; round the end it begins again. */
export function stepFrom(all: Shown[], at: Shown, by: number): Shown {
  const place = all.findIndex(({ shelf, card }) => shelf.id === at.shelf.id && card.id === at.card.id)
  return all[(place + by + all.length) % all.length] ?? at
}

/** The labels of all figures on a shelf, in the order in which they first stand there: the columns of a table. */
export const columnsOf = (cards: GalleryCard[]): string[] => [
  ...new Set(cards.flatMap(({ figures }) => figures.map(({ label }) => label))),
]
