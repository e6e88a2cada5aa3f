import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './storage'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('what was written is read again', () => {
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', 'b')).toBe(true)
  expect(readStored('a')).toBe('b')
})

test('a full browser, or one that keeps nothing, stops nobody', () => {
  const denied = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', 'b')).toBe(false)
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', 'b')).toBe(false)
})
