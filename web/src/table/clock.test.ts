import { expect, test } from 'vitest'
import { clockWords } from './clock'

test.each([
  [-5_000, '0:00'],
  [9_400, '0:09'],
  [65_000, '1:05'],
  [59 * 60_000 + 59_000, '59:59'],
  [3_600_000, '1 h'],
  [23.9 * 3_600_000, '23 h'],
  [26 * 3_600_000, '1 day'],
  [7 * 86_400_000, '7 days'],
])('%d milliseconds are %s', (left, words) => expect(clockWords(left)).toBe(words))
