import { expect, test } from 'vitest'
import type { GameEvent } from '$lib/api'
import { linesOf, piecesOf } from './chapters'

test('each line stands with its rule, a rule that says several lines after the last of them', () => {
  const chapter = {
    lines: ['Red 6 books.', 'Red 2 books.', 'Blue 5 is turned away.', '', 'The round ends.'],
    rules: ['hotel.book.order', 'hotel.book.order', 'hotel.book.fit', 'hotel.round.next', null],
  }
  expect(linesOf(chapter)).toEqual([
    { line: 'Red 6 books.', rule: null },
    { line: 'Red 2 books.', rule: 'hotel.book.order' },
    { line: 'Blue 5 is turned away.', rule: 'hotel.book.fit' },
    { line: 'The round ends.', rule: null },
  ])
})

test('rules and reasons are no pieces that could be lit up', () => {
  const events = [
    { kind: 'book', guest: 'red 6 fish', rule: 'hotel.book.order', reason: 'favourite', hotel: 2 },
    { kind: 'draw', cards: ['1 bird', '2 fish'], rule: 'hotel.round.draw' },
  ]
  expect(piecesOf(events as unknown as GameEvent[])).toEqual(['red 6 fish', '1 bird', '2 fish'])
})
