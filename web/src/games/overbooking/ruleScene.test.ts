import { expect, test } from 'vitest'
import type { HotelEvent } from './pieces'
import { checkedScene } from './ruleScene'
import { viewOf } from './street.fixture'

const about = (kind: string, told: object) => ({ kind, seat: 0, hotel: 1, ...told }) as unknown as HotelEvent
const events = [
  about('reveal', { guest: 'red 4 fish', side: 'line', place: 1 }),
  about('reveal', { guest: 'blue 3 bird', side: 'line', place: 2 }),
  about('reveal', { guest: 'blue 2 bird', side: 'back', place: 1 }),
  about('beds', { guest: 'blue 2 bird', by: 3, beds: 6 }),
  about('book', { guest: 'red 4 fish', place: 1, beds_left: 2 }),
  about('turn-away', { guest: 'blue 3 bird', place: 2 }),
  about('leave', { guest: 'blue 2 bird' }),
  about('checked', {}),
  about('reveal', { hotel: 2, guest: 'red 1 oak', side: 'line', place: 1 }),
]

test('a hotel is drawn as its last guest was told, with the beds and the sign it had then', () => {
  const scene = checkedScene(viewOf(), events, { hotel: 1, beds: 3, sign: 'monks-first' })!
  const row = scene.rows[0]!
  expect([row.rule, row.base, row.beds, row.free, row.open]).toEqual(['monks-first', 3, 6, 2, true])
  expect(row.line.map(({ guest, state }) => [guest, state])).toEqual([
    ['red 4 fish', 'booked'],
    ['blue 3 bird', 'away'],
  ])
  expect(row.back.map((guest) => guest?.guest)).toEqual(['blue 2 bird'])
  expect(row.sleepers.map(({ guest }) => guest)).toEqual(['red 4 fish'])
})

test('without a check there is nothing to draw', () => {
  expect(checkedScene(viewOf(), [], { hotel: 1 })).toBeNull()
})
