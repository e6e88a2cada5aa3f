import { expect, test } from 'vitest'
import { fromkeys } from './builtins'
import { zeros } from './cells'
import * as py from './sequences'

test('what is empty counts as false', () => {
  expect([[], new Map(), new Set(), '', 0, null].map(py.t)).toEqual(Array(6).fill(false))
  expect([[0], new Map([[1, 1]]), 'a', 1, new Int8Array(1)].map(py.t)).toEqual(Array(5).fill(true))
})

test('entries are counted from the end, too, and missing ones are an error', () => {
  expect([py.ix([1, 2], -1), py.ix('añ', 1), py.ix(new Int16Array([4]), 0)]).toEqual([2, 'ñ', 4])
  expect(() => py.ix([1], 1)).toThrow()
  expect(() => py.ix(new Map(), 'a')).toThrow()
})

test('parts of sequences', () => {
  expect(py.slice([1, 2, 3, 4], null, null, -1)).toEqual([4, 3, 2, 1])
  expect([py.slice('abcd', -2), py.slice('abcd', 1, 99), py.slice('a🎡c', 1, 2)]).toEqual(['cd', 'bcd', '🎡'])
  const row = [1, 2, 3]
  py.set(row, new py.Slice(0, 2, null), [9])
  py.del(row, -1)
  expect(row).toEqual([9])
})

test('a grid has numbers by two indices, columns and parts of rows', () => {
  const grid = zeros([2, 3], 'i2')
  py.set(grid, [1, 2], 7)
  expect(py.ix(grid, [1, 2])).toBe(7)
  expect(py.ix(grid, [new py.Slice(null, null, null), 2])).toEqual([0, 7])
  expect(py.list(py.ix(grid, [1, new py.Slice(1, 3, null)]))).toEqual([0, 7])
})

test('members are found by what they are worth', () => {
  expect(py.contains([[1, 2]], [1, 2])).toBe(true)
  expect(py.contains(fromkeys([[1, 2]]), [1, 2])).toBe(true)
  expect([py.contains(py.range(0, 10, 3), 9), py.contains(py.range(3), 3)]).toEqual([true, false])
  expect([py.len('🎡'), py.len(py.range(5, 0, -2))]).toEqual([1, 3])
})
