import { expect, test } from 'vitest'
import { record } from './records'

const Table = record(32, [
  ['rng', 'u8', 0],
  ['players', 'i1', 8],
  ['hand', 'i4', 12, 2],
  ['seated', 'i1', 20, 2, 3],
])

test('a record reads and writes the bytes it lies over', () => {
  const memory = Table.blank()
  const table = Table.over(memory)
  table.rng = 2n ** 63n + 1n
  table.players = -1
  table.hand[1] = 70_000
  table.seated.set(1, 2, 9)
  const again = Table.over(memory)
  expect([again.rng, again.players, again.hand[1], again.seated.at(1, 2)]).toEqual([2n ** 63n + 1n, -1, 70_000, 9])
  expect(memory[20 + 5]).toBe(9)
  expect(Table.offset('players')).toBe(8)
})

test('a small 64-bit number is a number, and one that does not fit is an error', () => {
  const table = Table.over(Table.blank())
  table.rng = 5
  expect(table.rng).toBe(5)
  expect(() => (table.players = 128)).toThrow()
  expect(() => table.seated.at(0, 3)).toThrow()
})
