import { expect, test } from 'vitest'
import { sitting } from '../../testing/seats'
import { hero, viewOf } from './tent.fixture'
import { amounts, newsOf, objectiveA, traitsOf, waitingFor } from './words'

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

test('what others did since my last move is told in order; what I did, not', () => {
  const chapter = (seat: number) => ({
    ply: 3,
    seat,
    events: [
      { kind: 'pass' as const, seat },
      { kind: 'last-turn' as const, seat, cause: 'food' as const },
    ],
  })
  const first = newsOf(chapter(1), 0, 'Ben', '')
  expect(first).toBe('Ben could do nothing and passed.')
  expect(newsOf(chapter(1), 0, 'Ben', first)).toBe(`${first} ${first}`)
  expect(newsOf(chapter(0), 0, 'Ada', first)).toBe('')
})

test('one waits for whoever is deciding, not for oneself', () => {
  expect(waitingFor(viewOf(), 1, 0, seats)).toBe('Ben is deciding.')
  expect(waitingFor(viewOf(), 0, 0, seats)).toBeNull()
  expect(waitingFor(viewOf(), 0, null, seats)).toBe('Ada is deciding.')
  expect(waitingFor(viewOf({ step: 'over' }), null, 0, seats)).not.toBe('')
})
