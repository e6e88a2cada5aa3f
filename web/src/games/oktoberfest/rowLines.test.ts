import { expect, test } from 'vitest'
import { levelsOf, linesIn, type RowLine } from './rowLines'
import { seatOf, viewOf } from './tent.fixture'

const line = (kind: RowLine['kind'], from: number, to: number): RowLine => ({ kind, from, to })

test('the lines of a row are those of the objectives on my own side', () => {
  const sources = {
    heroes: [],
    'objective-a': ['row 1 first 3', 'row 1 first 2-5', 'row 1 second 1', 'row 2 first 1'],
    'objective-b': ['row 1 first 5-6'],
    'hero-bonus': [],
  }
  const view = viewOf({ seat: 0, first: 0, seats: [seatOf({ sources }), seatOf({ seat: 1 })] })
  expect(linesIn(view, 1)).toEqual([line('customer', 3, 3), line('series', 2, 5), line('run', 5, 6)])
  expect(linesIn(view, 2)).toEqual([line('customer', 1, 1)])
})

test('lines that would meet, or are of another kind, lie below one another', () => {
  expect(levelsOf([line('customer', 2, 2), line('customer', 6, 6)])).toEqual([0, 0])
  expect(levelsOf([line('series', 1, 4), line('series', 2, 5), line('series', 5, 8)])).toEqual([0, 1, 0])
  expect(levelsOf([line('customer', 1, 1), line('series', 3, 6), line('run', 7, 8)])).toEqual([0, 1, 2])
})
