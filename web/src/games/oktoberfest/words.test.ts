import { expect, test } from 'vitest'
import { sitting } from '../../testing/seats'
import { hero, viewOf } from './tent.fixture'
import { amounts, newsOf, objectiveA, toCome, traitsOf, waitingFor } from './words'

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
      { kind: 'pass' as const, rule: 'tent.turn.pass', reason: 'secret' as const, seat },
      { kind: 'last-turn' as const, rule: 'tent.end.last-turn', seat, cause: 'food' as const },
    ],
  })
  const first = newsOf(chapter(1), 0, 'Ben', '')
  expect(first).toBe('Ben passed, as one may in the last turn.')
  expect(newsOf(chapter(1), 0, 'Ben', first)).toBe(`${first} ${first}`)
  expect(newsOf(chapter(0), 0, 'Ada', first)).toBe('')
})

test('one waits for whoever is deciding, not for oneself', () => {
  expect(waitingFor(viewOf(), 1, 0, seats)).toBe('Ben is deciding.')
  expect(waitingFor(viewOf(), 0, 0, seats)).toBeNull()
  expect(waitingFor(viewOf(), 0, null, seats)).toBe('Ada is deciding.')
  expect(waitingFor(viewOf({ step: 'over' }), null, 0, seats)).not.toBe('')
})

test('a hero is told with price, payment and what becomes of a coin too much', () => {
  const paid = { cost: 3, purse: 0, coins: 2, change: 0, over: 1 }
  const told = (reason: 'over' | 'change') =>
    newsOf(
      { ply: 3, seat: 1, events: [{ kind: 'hire', rule: 'tent.hire.cost', reason, hero: 'Otto', seat: 1, ...paid }] },
      0,
      'Ben',
      '',
    )
  expect(told('over')).toBe(
    'Ben hired Otto for 3 coins, paid with 2 coin cards. That is 1 too much, and no change is given.',
  )
  expect(told('change')).toContain('may be kept as change')
})

test('a card that makes room is told as such', () => {
  const cards = { pretzel: 0, beer: 1, sausage: 0, coin: 0, change: 0 }
  const event = {
    kind: 'serve' as const,
    rule: 'tent.serve.discard',
    reason: 'room' as const,
    seat: 1,
    place: 2,
    table: '',
  }
  expect(newsOf({ ply: 3, seat: 1, events: [{ ...event, cards }] }, 0, 'Ben', '')).toContain(
    'make room for the coin card: 1 beer',
  )
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
