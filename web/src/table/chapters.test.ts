import { expect, test } from 'vitest'
import type { GameEvent, Piece } from '$lib/api'
import { briefly, linesOf, piecesOf } from './chapters'

test('each line stands with its rule, a rule that says several lines after the last of them', () => {
  const chapter = {
    lines: ['Red 6 books.', 'Red 2 books.', 'Blue 5 is turned away.', '', 'The round ends.'],
    rules: ['hotel.book.order', 'hotel.book.order', 'hotel.book.fit', 'hotel.round.next', null],
    pieces: [],
  }
  expect(linesOf(chapter)).toEqual([
    { line: 'Red 6 books.', rule: null, pieces: [] },
    { line: 'Red 2 books.', rule: 'hotel.book.order', pieces: [] },
    { line: 'Blue 5 is turned away.', rule: 'hotel.book.fit', pieces: [] },
    { line: 'The round ends.', rule: null, pieces: [] },
  ])
})

test('rules and reasons are no pieces that could be lit up', () => {
  const events = [
    { kind: 'book', guest: 'red 6 fish', rule: 'hotel.book.order', reason: 'favourite', hotel: 2 },
    { kind: 'draw', cards: ['1 bird', '2 fish'], rule: 'hotel.round.draw' },
  ]
  expect(piecesOf(events as unknown as GameEvent[])).toEqual(['red 6 fish', '1 bird', '2 fish'])
})

test('at a glance a checking shows what became of its guests, a move what it is about', () => {
  const guest = (number: number, fate: 'booked' | 'away' | null): Piece => ({
    kind: 'guest',
    owner: 0,
    crest: 'bird',
    size: 'small',
    number,
    fate,
  })
  const chapter = {
    lines: ['Ada placed a guest.', 'Hotel 1 opens.', 'Ada books.'],
    rules: [null, null, null],
    pieces: [[guest(1, null)], [guest(2, null)], [guest(2, 'booked')]],
  }
  expect(briefly(chapter)).toEqual({ line: 'Ada placed a guest.', pieces: [guest(2, 'booked')] })
  const placed = { lines: ['Ada placed a guest.'], rules: [null], pieces: [[guest(1, null)]] }
  expect(briefly(placed).pieces).toEqual([guest(1, null)])
})
