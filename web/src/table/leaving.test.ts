import { expect, test } from 'vitest'
import { sitting, tableWith } from '../testing/seats'
import { comesBack, wayOut } from './leaving'

const me = sitting(0, { name: 'Ada', person: 'ada' })
const bot = sitting(1, { kind: 'bot', level: 'casual' })
const bob = sitting(1, { name: 'Bob', person: 'bob' })

test('against bots alone leaving pauses, also for several people at one device', () => {
  expect(wayOut(tableWith([me, bot]), [0])).toBe('pause')
  expect(wayOut(tableWith([me, sitting(1, { name: 'Cleo', person: 'ada' })]), [0, 1])).toBe('pause')
})

test('with others a bot plays on, unless the game takes days', () => {
  expect(wayOut(tableWith([me, bob]), [0])).toBe('stand-in')
  expect(wayOut(tableWith([me, bob], { pace: 'slow' }), [0])).toBe('slow')
})

test('whoever opens a game that was paused or that a bot plays for them is back', () => {
  expect(comesBack(tableWith([me, bot], { paused: true }), [0])).toBe(true)
  expect(comesBack(tableWith([me, bot], { paused: true }), [])).toBe(false)
  expect(comesBack(tableWith([{ ...me, away: true }, bob]), [0])).toBe(true)
  expect(comesBack(tableWith([me, { ...bob, away: true }]), [0])).toBe(false)
  expect(comesBack(tableWith([{ ...me, away: true }, bob], { stage: 'over' }), [0])).toBe(false)
})
