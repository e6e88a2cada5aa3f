import { expect, test } from 'vitest'
import { freshOf, lightsOf, newNames, spanOf } from './customerSpans'
import { seatOf, viewOf } from './tent.fixture'

const view = viewOf()

test('the first player sees places as they are written, the second from the other side', () => {
  expect(spanOf('row 1 first 2-3', view, 0)).toEqual({ row: 1, mine: true, from: 2, to: 3 })
  expect(spanOf('row 1 first 2-3', view, 1)).toEqual({ row: 1, mine: false, from: 4, to: 5 })
  expect(spanOf('row 1 second 6', view, 1)).toEqual({ row: 1, mine: true, from: 1, to: 1 })
})

test('who only watches sees as the first player does', () => {
  const other = viewOf({ first: 1 })
  expect(spanOf('row 1 first 2', other, null)).toEqual(spanOf('row 1 first 2', other, 1))
  expect(spanOf('erich', view, null)).toBeNull()
})

test('a line of the sheet lights up what earns it for either player; anything else is its own name', () => {
  const earned = (names: string[]) => ({ sources: { ...seatOf().sources, heroes: names } })
  const both = viewOf({ seats: [seatOf(earned(['erich'])), seatOf({ seat: 1, ...earned(['vroni', 'suse']) })] })
  expect(lightsOf(['heroes', 'row 1 left'], both)).toEqual(['erich', 'vroni', 'suse', 'row 1 left'])
})

test('a table that was just placed lies at the end where I see it', () => {
  const table = { table: 'gh rb / yh bb', turned: false, spot: 'row 2 left' }
  const placed = (seat: number) => ({
    ply: 4,
    seat,
    events: [
      {
        kind: 'place' as const,
        rule: 'tent.serve.place',
        reason: 'chosen' as const,
        row: 2,
        end: 'left' as const,
        ...table,
      },
    ],
  })
  expect(freshOf([placed(0)], 0)).toEqual({ row: 2, end: 'left' })
  expect(freshOf([placed(0), placed(1)], 0)).toEqual({ row: 2, end: 'right' })
  expect(
    freshOf([{ ply: 4, seat: 0, events: [{ kind: 'pass', rule: 'tent.turn.pass', reason: 'nothing', seat: 0 }] }], 0),
  ).toBeNull()
  expect(freshOf([], 0)).toBeNull()
})

test('new are the tables and heroes that came to the markets, and whoever was hired', () => {
  const events = [
    { kind: 'table', place: 3 },
    { kind: 'hero', id: 'anton' },
    { kind: 'hire', hero: 'erich' },
    { kind: 'serve', place: 1 },
  ]
  const news = [{ ply: 4, seat: 1, events }] as unknown as Parameters<typeof newNames>[0]
  expect(newNames(news)).toEqual(new Set(['table 3', 'anton', 'erich']))
})
