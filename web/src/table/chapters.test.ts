import { expect, test } from 'vitest'
import type { Chapter, GameEvent, Piece } from '$lib/api'
import { glimpses, linesOf, piecesOf } from './chapters'

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

const guest = (number: number, fate: 'booked' | 'away' | null = null): Piece => ({
  kind: 'guest',
  owner: 0,
  crest: 'bird',
  size: 'small',
  number,
  fate,
})
const chapter = (ply: number, seat: number, ...told: [string, Piece[]][]): Chapter => ({
  ply,
  seat,
  lines: told.map(([line]) => line),
  rules: told.map(() => null),
  pieces: told.map(([, pieces]) => pieces),
})

test('what somebody did in a row is one thing at a glance', () => {
  const told = glimpses([
    chapter(1, 1, ['Ben took a card.', [guest(1)]]),
    chapter(2, 1, ['Ben placed it.', []]),
    chapter(3, 2, ['Cy took a card.', [guest(2)]]),
  ])
  expect(told.map(({ plies, seat, line }) => [plies, seat, line])).toEqual([
    [[1, 2], 1, 'Ben took a card.'],
    [[3], 2, 'Cy took a card.'],
  ])
  expect(told[0]!.pieces).toEqual([guest(1)])
})

test('what became of guests in a checking is nobody’s doing', () => {
  const opened: [string, Piece[]][] = [
    ['Hotel 1 opens.', [guest(2), guest(3)]],
    ['Ada books.', [guest(2, 'booked')]],
    ['Ada is turned away.', [guest(3, 'away')]],
  ]
  const checked = { plies: [4], seat: null, line: 'Hotel 1 opens.', pieces: [guest(2, 'booked'), guest(3, 'away')] }
  const placed = { plies: [4], seat: 1, line: 'Ben placed a guest.', pieces: [guest(6)] }
  expect(glimpses([chapter(4, 1, ['Ben placed a guest.', [guest(6)]], ...opened)])).toEqual([placed, checked])
  expect(glimpses([chapter(4, 0, ...opened)])).toEqual([checked])
})
