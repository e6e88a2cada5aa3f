import { expect, test } from 'vitest'
import { border, cabinOf, clusters, outline, seatAt, sitting, type Seat } from './cabin'

const cabin = cabinOf('WMA AMMA AMW')
const names = (groups: Seat[][]) => groups.map((group) => group.map(({ name }) => name).sort())
const seats = (...wanted: string[]) => wanted.map((name) => cabin.byName.get(name)!)
/** How long the lines of a border are, in edges of a seat. */
const edges = (path: string) => path.split('M').length - 1

test('five rows of ten seats in three zones, without a letter I', () => {
  expect(cabin.seats).toHaveLength(50)
  expect(cabin.columns.map(({ letter }) => letter).join('')).toBe('abcdefghjk')
  expect(cabin.columns.map(({ zone }) => zone)).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2])
  expect(cabin.byName.get('3a')!.kind).toBe('window')
  expect(cabin.aisles).toHaveLength(2)
})

test('the cabin lies in the middle of the drawing, seats from left to right', () => {
  expect(cabin.left).toBeCloseTo(cabin.width - cabin.right)
  const across = cabin.columns.map(({ x }) => x)
  expect(across).toEqual([...across].sort((a, b) => a - b))
  expect(across[3]! - across[2]!).toBeGreaterThan(across[2]! - across[1]!)
  expect(cabinOf('WA AW').width).toBeLessThan(cabin.width + 1)
})

test('whoever is written in a plane sits on that seat', () => {
  const plane = ['R.. .... ..W', '... .B.. ...', '... .... ...', '... .... ...', '... .... ..G']
  expect(Object.fromEntries(sitting(cabin, plane))).toEqual({ '1a': 'R', '1k': 'W', '2e': 'B', '5k': 'G' })
})

test('there is no seat outside, and the end of a row is not the start of the next', () => {
  expect(seatAt(cabin, 0, -1)).toBeUndefined()
  expect(seatAt(cabin, 5, 0)).toBeUndefined()
  expect(names(clusters(cabin, ['1k', '2a']))).toEqual([['1k'], ['2a']])
})

test('groups hang together side by side, not across an aisle or a corner', () => {
  expect(names(clusters(cabin, ['1a', '1b', '2b', '1d', '3c']))).toEqual([['1a', '1b', '2b'], ['1d'], ['3c']])
  expect(names(clusters(cabin, ['1c', '1d']))).toEqual([['1c'], ['1d']])
})

test('a border goes around a group, not through it', () => {
  expect(edges(border(cabin, seats('1a')))).toBe(4)
  expect(edges(border(cabin, seats('1a', '1b')))).toBe(6)
  expect(edges(border(cabin, seats('1a', '1b', '2a', '2b')))).toBe(8)
  expect(edges(border(cabin, seats('1c', '1d')))).toBe(8)
  expect(edges(outline(seats('1a', '1b')))).toBe(2)
})
