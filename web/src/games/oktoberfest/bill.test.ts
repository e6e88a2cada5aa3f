import { expect, test } from 'vitest'
import { billOf, hirersOf, payersOf } from './bill'
import { nothing, type Parcel } from './cards'
import { hero, seatOf, tableOf } from './tent.fixture'

/** The bill in short: who pays for each portion. */
const told = (food: [number, number, number], cards: Partial<Parcel>, ...heroes: ReturnType<typeof hero>[]) =>
  billOf(tableOf(...food), { ...nothing(), ...cards }, seatOf({ heroes })).map(({ food, payer }) => {
    const who = payer?.is === 'hero' ? payer.hero.id : (payer?.cards.join('+') ?? 'nobody')
    return `${food}: ${who}`
  })

test('cards of the same kind pay', () => {
  expect(told([1, 1, 0], { pretzel: 1, beer: 1 })).toEqual(['pretzel: pretzel', 'beer: beer'])
})

test('heroes give first, each as much as they have', () => {
  expect(told([3, 0, 0], { pretzel: 1 }, hero('anton', { pretzel: 2 }))).toEqual([
    'pretzel: anton',
    'pretzel: anton',
    'pretzel: pretzel',
  ])
})

test('two cards of any kind pay for what is missing', () => {
  expect(told([1, 1, 0], { pretzel: 1, sausage: 2 })).toEqual(['pretzel: pretzel', 'beer: sausage+sausage'])
  expect(told([0, 1, 0], { pretzel: 1, sausage: 1 })).toEqual(['beer: pretzel+sausage'])
})

test('a joker pays last, for what neither gifts nor cards pay', () => {
  expect(told([1, 1, 0], { pretzel: 1 }, hero('berta', { joker: 1 }))).toEqual(['pretzel: pretzel', 'beer: berta'])
  expect(told([0, 2, 0], { sausage: 2 }, hero('berta', { joker: 1 }))).toEqual(['beer: sausage+sausage', 'beer: berta'])
})

test('two for one is not spent on what a joker pays for', () => {
  expect(told([0, 1, 0], { sausage: 2 }, hero('berta', { joker: 1 }))).toEqual(['beer: berta'])
})

test('what nobody pays for stays open', () => {
  expect(told([0, 0, 2], { sausage: 1 })).toEqual(['sausage: sausage', 'sausage: nobody'])
})

test('the heroes who pay are named once; for hiring, those with coins', () => {
  const [anton, lorenz] = [hero('anton', { pretzel: 2 }), hero('lorenz', { coins: 1 })]
  const seat = seatOf({ heroes: [anton, lorenz] })
  expect([...payersOf(billOf(tableOf(2, 0, 0), nothing(), seat))]).toEqual(['anton'])
  expect([...hirersOf(seat, true)]).toEqual(['lorenz'])
  expect(hirersOf(seat, false).size).toBe(0)
})
