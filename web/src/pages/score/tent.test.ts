import { describe, expect, it } from 'vitest'
import * as tents from './tent'

const { blankCommon, blankSheet, seated } = tents
const start = { row: 0, table: 0, seat: 0 }

/** Customers tapped one after the other. */
function tapped(codes: string[]) {
  let [festival, place] = [blankCommon().festival, start]
  for (const code of codes) {
    festival = seated(festival, place, code)
    place = tents.placeAfter(place)
  }
  return { festival, place }
}

describe('customers tapped one after the other', () => {
  it('fill table after table in reading order, then the next row', () => {
    const { festival, place } = tapped(['gh', 'bh', 'rh', 'yh', 'gb'])
    expect(festival).toEqual([
      [
        ['gh', 'bh', 'rh', 'yh'],
        ['gb', '', '', ''],
      ],
      [],
      [],
    ])
    expect(place).toEqual({ row: 0, table: 1, seat: 1 })
    expect(tapped(Array(16).fill('gh')).place).toEqual({ row: 1, table: 0, seat: 0 })
    expect(tapped(Array(48).fill('gh')).place).toEqual({ row: 2, table: 3, seat: 3 })
  })
  it('go on at the first empty place', () => {
    const { festival } = tapped(['gh', 'bh', 'rh', 'yh'])
    expect(tents.firstEmpty(festival)).toEqual({ row: 0, table: 1, seat: 0 })
    expect(tents.firstEmpty(seated(festival, { row: 1, table: 0, seat: 2 }, 'gh'))).toEqual({
      row: 1,
      table: 0,
      seat: 0,
    })
    expect(tents.firstEmpty(tapped(Array(48).fill('gh')).festival)).toEqual({ row: 0, table: 3, seat: 0 })
  })
})

it('counts nothing while a place is empty, then writes the first player’s side first', () => {
  const players = [blankSheet(0), blankSheet(1)]
  expect(tents.tentCase({ ...blankCommon(), ...tapped(['gh']) }, players)).toBeNull()
  const { festival } = tapped(['gh', 'bh', 'rb', 'yb'])
  expect(tents.tentCase({ ...blankCommon(), festival }, players)).toMatchObject({
    festival: [['rb yb / gh bh'], [], []],
    players: [{ objective_a: 'green hats colours', objective_b: 'blue' }, { objective_b: 'yellow' }],
  })
})

it('sweeps over empty places only, unless it begins at somebody', () => {
  const { festival } = tapped(['gh', '', 'rh', ''])
  expect(tents.swept(festival, ['0 0 1', '0 0 2', '0 0 3'], 'yb')[0]![0]).toEqual(['gh', 'yb', 'rh', 'yb'])
  expect(tents.swept(festival, ['0 0 0', '0 0 2'], 'yb')[0]![0]).toEqual(['yb', '', 'yb', ''])
})

it('reads what it has written, and nothing else', () => {
  const common = { ...blankCommon(), festival: tapped(['gh', 'bh']).festival }
  expect(tents.readCommon(JSON.parse(JSON.stringify(common)))).toEqual(common)
  expect(tents.readCommon({ ...common, festival: [[['xx', '', '', '']], [], []] })).toBeNull()
  expect(tents.readSheet({ ...blankSheet(0), heroes: ['erich', 'erich'] })).toBeNull()
  expect(tents.readSheet(blankSheet(1))).toEqual(blankSheet(1))
})
