import { expect, test } from 'vitest'
import type { GalleryCard, Shelf } from '$lib/api'
import { allShown, columnsOf, countOf, EVERYTHING, goneOf, isGone, shelvesFound, stepFrom, type Wish } from './gallery'

const card = (id: string, count: number, ...figures: [string, string, string][]): GalleryCard =>
  ({
    id,
    name: id,
    count,
    figures: figures.map(([label, value, source]) => ({ label, value, source })),
    face: {},
  }) as GalleryCard

const heroes: Shelf = {
  id: 'heroes',
  title: 'Heroes',
  rule: 'tent.hire',
  cards: [
    card('heidi', 1, ['Price', '4', 'rulebook'], ['Points', '1', 'stand-in']),
    card('erich', 1, ['Price', '2', 'stand-in'], ['Gift', 'sausage', 'rulebook']),
  ],
}
const food: Shelf = {
  id: 'food',
  title: 'Food',
  rule: 'tent.food',
  cards: [card('pretzel', 14, ['Cards', '14', 'inferred'])],
}
const shelves = [heroes, food]
const found = (wish: Partial<Wish>, gone: Record<string, number> | null = null) =>
  allShown(shelvesFound(shelves, { ...EVERYTHING, ...wish }, gone)).map((one) => one.card.id)

test('without a wish every card lies there', () => {
  expect(found({})).toEqual(['heidi', 'erich', 'pretzel'])
  expect(countOf(heroes.cards) + countOf(food.cards)).toBe(16)
})

test('a search finds names, figures and shelves', () => {
  expect(found({ search: 'heidi' })).toEqual(['heidi'])
  expect(found({ search: 'SAUSAGE' })).toEqual(['erich'])
  expect(found({ search: 'food' })).toEqual(['pretzel'])
  expect(found({ search: 'zeppelin' })).toEqual([])
})

test('cards can be told by their shelf and by where a figure comes from', () => {
  expect(found({ shelf: 'food' })).toEqual(['pretzel'])
  expect(found({ source: 'stand-in' })).toEqual(['heidi', 'erich'])
  expect(found({ source: 'inferred' })).toEqual(['pretzel'])
})

test('in a game, what has gone is told from what is still to come', () => {
  const gone = { pretzel: 3, erich: 1 }
  expect(found({ left: 'out' }, gone)).toEqual(['heidi', 'pretzel'])
  expect(found({ left: 'gone' }, gone)).toEqual(['erich', 'pretzel'])
  expect(isGone(gone, food.cards[0]!)).toBe(false)
  expect(isGone(gone, heroes.cards[1]!)).toBe(true)
  expect(goneOf({ pretzel: 99 }, food.cards[0]!)).toBe(14)
  expect(goneOf(null, food.cards[0]!)).toBe(0)
})

test('one card leads to the next, round the end to the first', () => {
  const all = allShown(shelves)
  expect(stepFrom(all, all[0]!, 1).card.id).toBe('erich')
  expect(stepFrom(all, all[2]!, 1).card.id).toBe('heidi')
  expect(stepFrom(all, all[0]!, -1).card.id).toBe('pretzel')
})

test('the columns of a table are all that any of its cards says', () => {
  expect(columnsOf(heroes.cards)).toEqual(['Price', 'Points', 'Gift'])
})
