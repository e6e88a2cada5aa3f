import { expect, test } from 'vitest'
import type { Rulebook } from '$lib/api'
import { partsFound, titleOf } from './rulebook'

const rule = (number: string, id: string, text: string) => ({ number, rule: id, text })
const book = {
  game: 'overbooked',
  language: 'en',
  sections: [
    { number: '', title: 'Overbooked', texts: ['A plane for everybody.'] },
    { number: '1', title: 'Seats', texts: [] },
    { number: '11', title: 'Cards', texts: ['An example with a seat.'] },
  ],
  paragraphs: [
    rule('1.1', 'plane.place.turn', 'A card may be turned.'),
    rule('11.1', 'plane.take.hall', 'Take a card from the hall.'),
  ],
} as unknown as Rulebook

const found = (search: string) =>
  partsFound(book, search).map(({ number, rules, texts }) => [number, rules.map((one) => one.number), texts.length])

test('without a search the whole book, each rule in its own part', () => {
  expect(found('')).toEqual([
    ['', [], 1],
    ['1', ['1.1'], 0],
    ['11', ['11.1'], 1],
  ])
})

test('a search leaves the rules and texts that mention it, by text, title or number', () => {
  expect(found('hall')).toEqual([['11', ['11.1'], 0]])
  expect(found('mirroring')).toEqual([['1', ['1.1'], 0]])
  expect(found('11.1')).toEqual([['11', ['11.1'], 0]])
  expect(found('example')).toEqual([['11', [], 1]])
  expect(found('zeppelin')).toEqual([])
})

test('rules have titles, unknown ones none', () => {
  expect(titleOf('plane.place.turn')).toBe('Turning, not mirroring')
  expect(titleOf('plane.no.such')).toBe('')
})
