import { expect, test } from 'vitest'
import type { Rulebook } from '$lib/api'
import { titleOf } from './books'
import { paragraphOf, paragraphsOf, partsFound, shelvesOf, termsExplained, type Block } from './rulebook'

const rule = (number: string, id: string, text: string) => ({ kind: 'rule', number, rule: id, text })
const card = (name: string, value: string) => ({
  id: name,
  name,
  count: 1,
  figures: [{ label: 'Says', value }],
  face: {},
})
const shelf = {
  id: 'symbols',
  title: 'Symbols',
  rule: '',
  cards: [card('Swap', 'to the supply'), card('Skip', 'stays away')],
}
const book = {
  game: 'overbooked',
  language: 'en',
  sections: [
    { number: '', title: 'Overbooked', blocks: [{ kind: 'text', text: 'A plane for everybody.' }] },
    {
      number: '1',
      title: 'Seats',
      blocks: [
        rule('1.1', 'plane.place.turn', 'A card may be turned.'),
        { kind: 'drawing', caption: 'The plane and its zones.', name: 'zones', picture: 'plane', cards: [] },
      ],
    },
    {
      number: '11',
      title: 'Cards',
      blocks: [
        rule('11.1', 'plane.take.hall', 'Take a card from the hall.'),
        { kind: 'text', text: 'An example with a seat.' },
        { kind: 'table', caption: 'What they do', shelf },
      ],
    },
  ],
} as unknown as Rulebook

const short = (block: Block) => (block.kind === 'rule' ? block.number : block.kind)
const found = (search: string) => partsFound(book, search).map(({ number, blocks }) => [number, blocks.map(short)])

test('without a search the whole book, everything in its place', () => {
  expect(found('')).toEqual([
    ['', ['text']],
    ['1', ['1.1', 'drawing']],
    ['11', ['11.1', 'text', 'table']],
  ])
})

test('a search leaves what mentions it, by text, title, number or caption', () => {
  expect(found('hall')).toEqual([['11', ['11.1']]])
  expect(found('mirroring')).toEqual([['1', ['1.1']]])
  expect(found('11.1')).toEqual([['11', ['11.1']]])
  expect(found('example')).toEqual([['11', ['text']]])
  expect(found('zones')).toEqual([['1', ['drawing']]])
  expect(found('zeppelin')).toEqual([])
})

test('of a table a search leaves the rows that mention it, or all by its caption', () => {
  const names = (search: string) =>
    partsFound(book, search).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? block.shelf.cards.map(({ name }) => name) : [])),
    )
  expect(names('stays')).toEqual(['Skip'])
  expect(names('what they do')).toEqual(['Swap', 'Skip'])
})

test('a paragraph is found by its rule', () => {
  expect(paragraphsOf(book).map(({ number }) => number)).toEqual(['1.1', '11.1'])
  expect(paragraphOf(book, 'plane.take.hall')?.number).toBe('11.1')
  expect(paragraphOf(book, 'plane.no.such')).toBeNull()
  expect(shelvesOf(book).map(({ id }) => id)).toEqual(['zones', 'symbols'])
})

test('rules have titles, unknown ones none', () => {
  expect(titleOf('plane.place.turn')).toBe('Turning, not mirroring')
  expect(titleOf('plane.no.such')).toBe('')
})

test('a word of the glossary stands with the first rule that uses it; words of other games and unused ones do not', () => {
  const term = (word: string, games: string[] = []) => ({ term: word, word, english: word, games })
  const terms = [term('turn'), term('hall', ['overbooked']), term('card', ['overbooking']), term('all'), term('monk')]
  expect(termsExplained(book, terms, 'overbooked').map(({ term, paragraph }) => [term.word, paragraph.number])).toEqual(
    [
      ['hall', '11.1'],
      ['turn', '1.1'],
    ],
  )
})
