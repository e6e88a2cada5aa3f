import { expect, test } from 'vitest'
import { sitting } from '../testing/seats'
import { seatName, shownName } from './names'

const seats = [
  sitting(0, { name: 'Ada' }),
  sitting(1, { kind: 'bot', level: 'casual' }),
  sitting(2, { kind: 'bot', level: 'casual' }),
  sitting(3, { kind: 'open' }),
]

test('people go by their names, bots by their level, numbered where they are alike', () => {
  expect(seats.map(({ number }) => seatName(seats, number))).toEqual([
    'Ada',
    'Casual bot 1',
    'Casual bot 2',
    'Free seat',
  ])
})

test('free seats are not numbered, and nobody has no name', () => {
  const free = [sitting(0, { kind: 'open' }), sitting(1, { kind: 'invite' })]
  expect(seatName(free, 1)).toBe('Free seat')
  expect([null, undefined, 7].map((number) => seatName(seats, number))).toEqual(['', '', ''])
})

test('who has not chosen a name yet is a guest in the reader’s language, and a chosen name stays', () => {
  expect(shownName('Gast')).toBe('Guest')
  expect(shownName('Invité 2')).toBe('Guest 2')
  expect(shownName('Gast Haus')).toBe('Gast Haus')
  expect(shownName('Ada')).toBe('Ada')
})
