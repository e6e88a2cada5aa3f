import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256Of } from './sha256'

test('hashes of texts of all lengths are those of everybody else', () => {
  for (const text of ['', 'a', 'ñ🎡', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'y'.repeat(1000)])
    expect(sha256Of(text)).toBe(createHash('sha256').update(text).digest('hex'))
})
