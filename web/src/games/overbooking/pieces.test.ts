import { expect, test } from 'vitest'
import { coinsOf, kindOf, readCard, readGuest, sortedHand } from './pieces'

const names = (cards: { name: string }[]) => cards.map(({ name }) => name)

test('cards and guests are read, also crests of two words', () => {
  expect(readCard('3 bird')).toEqual({ number: 3, crest: 'bird' })
  expect(readGuest('orange 6 red fox')).toEqual({ owner: 3, number: 6, crest: 'red fox' })
  expect([1, 4, 6].map(kindOf)).toEqual(['monk', 'nobles', 'workers'])
})

test('a hand is sorted by number or by crest, then by the other', () => {
  const hand = ['6 fish', '1 fish', '2 bird', '1 bird']
  expect(names(sortedHand(hand, 'number', ['fish', 'bird']))).toEqual(['1 fish', '1 bird', '2 bird', '6 fish'])
  expect(names(sortedHand(hand, 'crest', ['fish', 'bird']))).toEqual(['1 fish', '6 fish', '1 bird', '2 bird'])
  expect(hand[0]).toBe('6 fish')
})

test('coins stand on the card; a card that the box does not know brings none', () => {
  const coins = { bird: [1, 2, 9] }
  expect(coinsOf(coins, { number: 3, crest: 'bird' })).toBe(9)
  expect(coinsOf(coins, { number: 3, crest: 'oak' })).toBe(0)
})
