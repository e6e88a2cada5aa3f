import { expect, test } from 'vitest'
import { sitting, tableWith } from '../testing/seats'
import { lastSeen, PATIENCE, replaceable } from './absence'

const ada = sitting(0, { name: 'Ada', person: 'ada' })
const bob = (told = {}) => sitting(1, { name: 'Bob', person: 'bob', here: false, ...told })

test('whoever closes the page is gone from then on, or since the server last saw them; who returns is not', () => {
  expect(lastSeen({}, [ada, bob()], 5000)).toEqual({ 1: 5000 })
  expect(lastSeen({}, [ada, bob({ gone: 4000 })], 5000)).toEqual({ 1: 1000 })
  expect(lastSeen({ 1: 1000 }, [ada, bob({ gone: 0 })], 9000)).toEqual({ 1: 1000 })
  expect(lastSeen({ 1: 1000 }, [ada, bob({ here: true })], 9000)).toEqual({})
  expect(lastSeen({}, [sitting(0, { kind: 'bot', here: false })], 9000)).toEqual({})
})

test('after a while the others may do without them, at a table in one sitting, while they play themselves', () => {
  const table = tableWith([ada, bob()])
  const seen = { 1: 1000 }
  expect(replaceable(table, [0], seen, 1000 + PATIENCE - 1)).toEqual([])
  expect(replaceable(table, [0], seen, 1000 + PATIENCE)).toEqual([1])
  const late = 1000 + 2 * PATIENCE
  expect(replaceable(table, [], seen, late)).toEqual([])
  expect(replaceable(tableWith([ada, bob({ away: true })]), [0], seen, late)).toEqual([])
  expect(replaceable(tableWith([ada, bob()], { pace: 'slow' }), [0], seen, late)).toEqual([])
  expect(replaceable(tableWith([{ ...ada, away: true }, bob()]), [0], seen, late)).toEqual([])
  expect(replaceable(tableWith([ada, bob()], { stage: 'over' }), [0], seen, late)).toEqual([])
})
