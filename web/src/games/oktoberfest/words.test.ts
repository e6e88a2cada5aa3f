import { expect, test } from 'vitest'
import { sitting } from '../../testing/seats'
import { hero, viewOf } from './tent.fixture'
import { amounts, objectiveA, toCome, traitsOf, waitingFor } from './words'

const seats = [sitting(0, { name: 'Ada' }), sitting(1, { name: 'Ben' })]

test('amounts are listed, zeros left out', () => {
  expect(amounts({ pretzel: 2, beer: 0 })).toBe('2 pretzels')
  expect(amounts({ pretzel: 0 })).toBe('nothing')
  expect(traitsOf(hero('anton'))).toBe('nothing')
  expect(traitsOf(hero('anton', { pretzel: 1 }))).toBe('1 pretzel')
})

test('an objective tells the customer by the first letters', () => {
  expect(objectiveA('green hats colours')).toMatchObject({ customer: 'gh', kind: 'colours' })
})

test('one waits for whoever is deciding, not for oneself', () => {
  expect(waitingFor(viewOf(), 1, 0, seats)).toBe('Ben is deciding.')
  expect(waitingFor(viewOf(), 0, 0, seats)).toBeNull()
  expect(waitingFor(viewOf(), 0, null, seats)).toBe('Ada is deciding.')
  expect(waitingFor(viewOf({ step: 'over' }), null, 0, seats)).not.toBe('')
})

test('what is still in the piles is told by name and by customer', () => {
  const heroes = [
    { hero: 'Otto', id: 'otto', pile: 1 },
    { hero: 'Emma', id: 'emma', pile: 2 },
  ]
  const told = toCome(viewOf({ to_come: { heroes, tables: ['gh gh / rb yh', 'gh bb / bb bb'] } }))
  expect(told.heroes).toBe('Heroes still face down. First pile: Otto. Second pile: Emma.')
  expect(told.tables).toContain('green hat 3')
  expect(told.tables).toContain('blue braids 3')
})
