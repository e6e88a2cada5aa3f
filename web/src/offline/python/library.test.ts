import { expect, test } from 'vitest'
import * as py from './library'
import { Pattern } from './patterns'
import { Random } from './random'
import { ix } from './sequences'

test('products, chains, neighbours, choices', () => {
  expect([...py.product(undefined, 'ab', [1])]).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect([...py.product(2, [0, 1])]).toHaveLength(4)
  expect([...py.chain([1], 'b')]).toEqual([1, 'b'])
  expect([...py.pairwise([1, 2, 3])]).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect([...py.combinations([1, 2, 3], 2)]).toHaveLength(3)
  expect([...py.compress('abc', [1, 0, 1])]).toEqual(['a', 'c'])
  expect([...py.islice([1, 2, 3, 4], 1, 3)]).toEqual([2, 3])
})

test('what was not counted is none', () => {
  const counted = new py.Counter('abca')
  expect([ix(counted, 'a'), ix(counted, 'z'), counted.has('z')]).toEqual([2, 0, false])
  expect(counted.most_common(1)).toEqual([['a', 2]])
})

test('what is kept is worked out once, and the longest unused is forgotten', () => {
  let calls = 0
  const kept = py.cache((a: number, b: number) => (calls++, a + b), 2)
  kept(1, 1)
  kept(2, 2)
  kept(1, 1)
  kept(3, 3)
  kept(1, 1)
  expect(calls).toBe(3)
  kept(2, 2)
  expect(calls).toBe(4)
})

test('what holds for a while is put back', () => {
  const held = new py.ContextVar(['nobody'])
  const before = held.set(['Ada'])
  expect(held.get()).toEqual(['Ada'])
  held.reset(before)
  expect(held.get()).toEqual(['nobody'])
})

test('patterns', () => {
  const pattern = new Pattern('([a-z])(\\d)?', 'u')
  expect(pattern.fullmatch('a1')!.groups()).toEqual(['a', '1'])
  expect([pattern.fullmatch('a1x'), pattern.match('1a')]).toEqual([null, null])
  expect(pattern.sub((found) => found.group(1)! + '!', 'a1b')).toBe('a!b!')
})

test('lots follow from the seed as in Python', () => {
  const luck = new Random(7)
  expect(luck.random()).toBe(0.32383276483316237)
  expect(luck.randrange(10)).toBeTypeOf('number')
  expect([0, 1, 2]).toContain(new Random(2n ** 62n).choice([0, 1, 2]))
})
