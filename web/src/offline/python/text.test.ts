import { expect, test } from 'vitest'
import * as py from './text'

test('what is said of values is what Python says', () => {
  expect([py.str(null), py.str(true), py.str(-0), py.str(2.5)]).toEqual(['None', 'True', '0', '2.5'])
  expect(py.repr(new Map<string, unknown>([['a', ["it's", 1]]]))).toBe(`{'a': ["it's", 1]}`)
  expect(py.repr('a\n\u200b')).toBe(String.raw`'a\n\u200b'`)
})

test('formats', () => {
  expect([py.format(3, '+d'), py.format(12.345, '.1f'), py.format(730, 'g'), py.format('a', '>3')]).toEqual([
    '+3',
    '12.3',
    '730',
    '  a',
  ])
  expect(py.format(1234567, ',')).toBe('1,234,567')
  expect(() => py.format(1, 'b')).toThrow()
})

test('texts are split at blanks or at a text, from either end', () => {
  expect(py.split(' a  b ')).toEqual(['a', 'b'])
  expect(py.split('a  b c', null, 1)).toEqual(['a', 'b c'])
  expect(py.rsplit('a b c', ' ', 1)).toEqual(['a b', 'c'])
  expect(py.rsplit('a b  c', null, 1)).toEqual(['a b', 'c'])
  expect(py.partition('a=b=c', '=')).toEqual(['a', '=', 'b=c'])
  expect(py.rpartition('abc', '=')).toEqual(['', '', 'abc'])
})

test('signs of two units are one sign', () => {
  expect(py.signs('a🎡')).toHaveLength(2)
  expect([py.isprintable('a\u00a0'), py.isalnum('ß9'), py.isidentifier('9a'), py.isspace(' \t')]).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test('numbers are read as Python reads them', () => {
  expect([py.int(' -12 '), py.int('9223372036854775807'), py.int(-2.9)]).toEqual([-12, 9223372036854775807n, -2])
  expect(() => py.int('1.5')).toThrow()
})
