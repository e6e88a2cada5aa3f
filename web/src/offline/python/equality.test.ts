import { expect, test } from 'vitest'
import * as py from './equality'

test('lists, dicts and sets are equal by what is in them', () => {
  expect(py.eq([1, [2]], [1, [2]])).toBe(true)
  expect(py.eq(new Map([['a', [1]]]), new Map([['a', [1]]]))).toBe(true)
  expect(py.eq(new Set([1, 2]), new Set([2, 1]))).toBe(true)
  expect([py.eq(true, 1), py.eq('1', 1), py.eq(null, 0), py.eq(2n ** 60n, 2n ** 60n)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('rows are compared place by place', () => {
  expect([py.lt([1, 2], [1, 2, 0]), py.gt([2], [1, 9]), py.le('a', 'b'), py.ge(3, 3)]).toEqual([true, true, true, true])
  expect(py.lt(new Set([1]), new Set([1, 2]))).toBe(true)
  expect(() => py.lt(1, 'a')).toThrow()
})

test('equal rows are one key', () => {
  const found = new Map([[py.keyed([1, 'a']), 'here']])
  expect(found.get(py.keyed([1, 'a']))).toBe('here')
  expect(py.keyed(true)).toBe(1)
})
