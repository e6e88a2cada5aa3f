import { expect, test } from 'vitest'
import { sitting, tableWith } from '../testing/seats'
import { hostGoneFor, lastSeen, replaceable } from './absence'

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
  expect(replaceable(table, [0], seen, 30_999, 30)).toEqual([])
  expect(replaceable(table, [0], seen, 31_000, 30)).toEqual([1])
  expect(replaceable(table, [0], seen, 31_000, 31)).toEqual([])
  const late = [seen, 90_000, 30] as const
  expect(replaceable(table, [], ...late)).toEqual([])
  expect(replaceable(tableWith([ada, bob({ away: true })]), [0], ...late)).toEqual([])
  expect(replaceable(tableWith([ada, bob()], { pace: 'slow' }), [0], ...late)).toEqual([])
  expect(replaceable(tableWith([{ ...ada, away: true }, bob()]), [0], ...late)).toEqual([])
  expect(replaceable(tableWith([ada, bob()], { stage: 'over' }), [0], ...late)).toEqual([])
})

test('a host is gone while their seat is empty, or without a seat since the server said so', () => {
  const host = (here: boolean) => tableWith([sitting(0, { person: 'ada', here })], { host: 'ada', stage: 'waiting' })
  expect(hostGoneFor(host(true), { 0: 1000 }, 0, 9000)).toBe(0)
  expect(hostGoneFor(host(false), { 0: 1000 }, 0, 9000)).toBe(8000)
  const seatless = tableWith([sitting(0, { person: 'bob' })], { host: 'ada', host_gone: 500 })
  expect(hostGoneFor(seatless, {}, 4000, 9000)).toBe(5500)
  expect(hostGoneFor({ ...seatless, host_gone: null }, {}, 4000, 9000)).toBe(0)
})
