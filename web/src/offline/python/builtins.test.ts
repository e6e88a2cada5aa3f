import { expect, test } from 'vitest'
import * as py from './builtins'

test('sorting is stable in both directions', () => {
  const pairs = [
    ['b', 1],
    ['a', 1],
    ['c', 0],
  ]
  const second = (pair: unknown[]) => pair[1]
  expect(py.sorted(pairs, second).map((pair) => pair[0])).toEqual(['c', 'b', 'a'])
  expect(py.sorted(pairs, second, true).map((pair) => pair[0])).toEqual(['b', 'a', 'c'])
})

test('the first of the largest is the largest', () => {
  expect(py.max((value: number) => value % 3, undefined, [4, 5, 2])).toBe(5)
  expect(py.min(null, undefined, 3, 1, 2)).toBe(1)
  expect(py.max(null, null, [])).toBe(null)
  expect(() => py.max(null, undefined, [])).toThrow()
})

test('rows side by side end with the shortest, unless they have to be equally long', () => {
  expect([...py.zip(false, 'ab', [1, 2, 3])]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(() => [...py.zip(true, 'ab', [1])]).toThrow()
})

test('kinds', () => {
  expect([py.isinstance(true, 'int'), py.isinstance(2.5, 'int', 'float'), py.isinstance('a', 'list')]).toEqual([
    true,
    true,
    false,
  ])
  expect([py.kindOf(true), py.kindOf(1), py.kindOf(null), py.kindName([])]).toEqual(['bool', 'int', 'None', 'list'])
})

test('taken apart around a part of any length', () => {
  expect(py.unpack([1, 2, 3, 4], 1, 1)).toEqual([1, [2, 3], 4])
  expect([...py.unpacked([[1, 2, 3]], 0, 1)]).toEqual([[[1, 2], 3]])
})

test('iterators go on where they were', () => {
  const shared = py.iter([1, 2, 3])
  expect([py.next(shared), py.next(shared), py.next(shared), py.next(shared, 'over')]).toEqual([1, 2, 3, 'over'])
  expect(() => py.next(shared)).toThrow()
})
