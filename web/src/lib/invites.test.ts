import { beforeEach, expect, test } from 'vitest'
import { readInvites, writeInvites } from './invites'

beforeEach(() => localStorage.clear())

test('links are kept for each table', () => {
  writeInvites('garden', { 2: 'token' })
  expect(readInvites('garden')).toEqual({ 2: 'token' })
  expect(readInvites('attic')).toEqual({})
})

test.each(['null', '[', '7'])('%s holds no links', (damaged) => {
  localStorage.setItem('houseful-invites-garden', damaged)
  expect(readInvites('garden')).toEqual({})
})
