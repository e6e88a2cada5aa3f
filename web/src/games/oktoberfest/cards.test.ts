import { expect, test } from 'vitest'
import { foodOf, nothing, readParcel, sameTable, sides, size, turnedRound, writeParcel } from './cards'
import { tableOf, viewOf } from './tent.fixture'

test('cards are written as moves have them, and read again', () => {
  const cards = { pretzel: 1, beer: 0, sausage: 2, coin: 3, change: 1 }
  expect(writeParcel(cards)).toBe('1 pretzel 2 sausage 3 coin 1 change')
  expect(readParcel(writeParcel(cards))).toEqual(cards)
  expect(size(cards)).toBe(7)
})

test('where no card leaves the hand, heroes pay', () => {
  expect(writeParcel(nothing())).toBe('heroes')
  expect(readParcel('heroes')).toEqual(nothing())
})

test('a table turned round twice is as it was, and is the same table all along', () => {
  const { near, far } = sides('gh rb / yh bb')
  const round = turnedRound({ ...tableOf(0, 0, 0), near, far })
  expect(round).toEqual({ near: ['bb', 'yh'], far: ['rb', 'gh'] })
  expect(turnedRound({ ...tableOf(0, 0, 0), ...round })).toEqual({ near, far })
  expect(sameTable(near, far)).toBe(sameTable(round.near, round.far))
  expect(sameTable(near, far)).not.toBe(sameTable(far, near))
})

test('a table of the festival has the food it asked for, whichever way round it stands', () => {
  const view = viewOf({
    placed: ['gh gh / rb rb', 'gh rb / yh bb (2)'],
    placed_food: [
      { pretzel: 4, beer: 0, sausage: 0 },
      { pretzel: 0, beer: 3, sausage: 1 },
    ],
  })
  expect(foodOf(view, ['gh', 'rb'], ['yh', 'bb'])).toEqual({ pretzel: 0, beer: 3, sausage: 1 })
  expect(foodOf(view, ['bb', 'yh'], ['rb', 'gh'])).toEqual({ pretzel: 0, beer: 3, sausage: 1 })
  expect(foodOf(view, ['yh', 'yh'], ['rb', 'gh'])).toBeNull()
})
