import { expect, test } from 'vitest'
import * as py from './numbers'

test('whole numbers are exact beyond what a number holds, and numbers again when they fit', () => {
  const large = py.times(2 ** 53 - 1, 3)
  expect(large).toBe(27021597764222973n)
  expect(py.minus(large, py.times(2 ** 53 - 1, 2))).toBe(2 ** 53 - 1)
  expect(py.plus(0.5, 1)).toBe(1.5)
})

test('division rounds down, and the rest has the sign of the divisor', () => {
  expect([py.floordiv(-7, 2), py.mod(-7, 2), py.floordiv(7, -2), py.mod(7, -2)]).toEqual([-4, 1, -4, -1])
  expect(py.floordiv(1e-5, 1)).toBe(0)
  expect(() => py.floordiv(1, 0)).toThrow()
})

test('sets of more than 32 members keep all bits', () => {
  const [one, other] = [2 ** 45 + 5, 2 ** 45 + 2 ** 33 + 4]
  expect(py.bitAnd(one, other)).toBe(2 ** 45 + 4)
  expect(py.bitOr(one, other)).toBe(2 ** 45 + 2 ** 33 + 5)
  expect(py.bitXor(one, other)).toBe(2 ** 33 + 1)
  expect(py.bitAnd(py.shl(1, 60), py.negate(1))).toBe(1n << 60n)
  expect([py.bit_count(2 ** 45 + 5), py.bit_length(2 ** 45), py.bit_count(py.shl(7, 58))]).toEqual([3, 46, 3])
  expect([py.shr(-5, 1), py.shr(py.shl(3, 60), 60), py.invert(0)]).toEqual([-3, 3, -1])
})

test('halves are rounded to the even number', () => {
  expect([0.5, 1.5, 2.5, -0.5].map((value) => py.round(value))).toEqual([0, 2, 2, 0])
  expect([py.round(0.125, 2), py.round(2.675, 2)]).toEqual([0.12, 2.67])
})
