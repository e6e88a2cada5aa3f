import { describe, expect, test } from 'vitest'
import { cabinOf } from './cabin'
import { PlacementChoice } from './placementChoice.svelte'
import { nearest, neighbour, patternOf, placements, turned, type Pattern } from './pattern'
import type { Hand } from './view'

const cabin = cabinOf('WMA AMMA AMW')
const hand = (told: Partial<Hand> = {}): Hand => ({
  card: 'c1',
  drawing: ['RW', '.B'],
  passengers: ['R', 'W', 'B'],
  wishes: [],
  symbol: null,
  complex: false,
  left_out: [],
  boarding: true,
  next: 1,
  just_seated: [],
  displaced_to: 'stairs',
  ...told,
})
const drawn = ({ spots, height, width }: Pattern) => {
  const rows = Array.from({ length: height }, () => Array<string>(width).fill('.'))
  for (const { row, column, letter } of spots) rows[row]![column] = letter
  return rows.map((row) => row.join(''))
}
const legal = ['place 1a turned 0', 'place 1b turned 0', 'place 3a turned 0', 'place 1a turned 90', 'skip']
const all = placements(cabin, hand(), legal)

test('a card turns clockwise, and four quarters bring it back', () => {
  const pattern = patternOf(hand())
  expect(drawn(pattern)).toEqual(['RW', '.B'])
  expect(drawn(turned(pattern, 90))).toEqual(['.R', 'BW'])
  expect(drawn(turned(pattern, 180))).toEqual(['B.', 'WR'])
  expect(drawn(turned(patternOf(hand({ drawing: ['RWB'] })), 90))).toEqual(['R', 'W', 'B'])
  expect(turned(pattern, 360)).toEqual(pattern)
})

test('passengers keep their numbers when the card turns', () => {
  const numbered = (pattern: Pattern) => pattern.spots.map(({ letter, number }) => `${number}${letter}`).sort()
  expect(numbered(turned(patternOf(hand()), 270))).toEqual(['1R', '2W', '3B'])
})

test('every legal placement says who would sit where', () => {
  const seated = all.map(({ taken }) => taken.map(({ seat, letter }) => `${letter}${seat.name}`).join(' '))
  expect(seated).toEqual(['R1a W1b B2b', 'R1b W1c B2c', 'R3a W3b B4b', 'R1b W2b B2a'])
})

test('whoever is left out sits nowhere; single passengers go one by one', () => {
  const [one] = placements(cabin, hand({ left_out: [2] }), ['place 1a turned 0'])
  expect(one!.taken.map(({ letter, seat }) => letter + seat.name)).toEqual(['R1a', 'B2b'])
  const [next] = placements(cabin, hand({ wishes: ['window', 'window', 'window'], next: 2 }), ['seat 4k'])
  expect(next).toMatchObject({ anchor: '4k', taken: [{ letter: 'W' }] })
})

test('whoever is left out needs no room: the corner is that of those who board', () => {
  const seated = (left_out: number[], ...moves: string[]) =>
    placements(cabin, hand({ left_out }), moves).map(({ taken, x, y }) => [
      taken.map(({ letter, seat }) => letter + seat.name).join(' '),
      x === (taken[0]!.seat.x + taken.at(-1)!.seat.x) / 2 && y === (taken[0]!.seat.y + taken.at(-1)!.seat.y) / 2,
    ])
  expect(seated([1], 'place 1k turn 0', 'place 5a turn 90')).toEqual([
    ['W1k B2k', true],
    ['W5b B5a', true],
  ])
  expect(seated([2, 3], 'place 5k')).toEqual([['R5k', true]])
})

test('the nearest placement of the same turn, and the next one that way', () => {
  expect(nearest(all, 0, all[1]!.x + 3, all[1]!.y)).toBe(all[1])
  expect(nearest(all, 90, all[2]!.x, all[2]!.y)).toBe(all[3])
  expect(nearest(all, 180, 0, 0)).toBeNull()
  expect(neighbour(all, all[0]!, 1, 0)).toBe(all[1])
  expect(neighbour(all, all[0]!, 0, 1)).toBe(all[2])
  expect(neighbour(all, all[0]!, -1, 0)).toBeNull()
})

describe('the card in hand', () => {
  test('turns only as it may be laid, and stays near where it was', () => {
    const placing = new PlacementChoice(() => all)
    expect(placing.turns).toEqual([0, 90])
    placing.snap(all[0]!.x, all[0]!.y)
    placing.rotate(1)
    expect([placing.turn, placing.chosen]).toEqual([90, all[3]])
    placing.rotate(1)
    expect(placing.turn).toBe(0)
  })

  test('arrow keys begin at the first place and stop at the last', () => {
    const placing = new PlacementChoice(() => all)
    expect(placing.step(1, 0)).toBe(all[0])
    expect(placing.step(1, 0)).toBe(all[1])
    expect(placing.step(1, 0)).toBe(all[1])
  })

  test('a single passenger goes where one points, or nowhere', () => {
    const singles = placements(cabin, hand({ wishes: ['window', 'window', 'window'] }), ['seat 1a', 'seat 5a'])
    const placing = new PlacementChoice(() => singles)
    placing.snap(singles[0]!.x + 10, singles[0]!.y)
    expect(placing.chosen?.anchor).toBe('1a')
    placing.snap(singles[0]!.x, singles[0]!.y + 90)
    expect(placing.chosen).toBeNull()
  })

  test('its corner goes on the seat that is named, where that is legal', () => {
    const placing = new PlacementChoice(() => all)
    placing.anchor('3a', 0, 0)
    expect(placing.chosen).toBe(all[2])
    placing.anchor('2a', all[0]!.x, all[0]!.y)
    expect(placing.chosen).toBe(all[0])
  })
})
