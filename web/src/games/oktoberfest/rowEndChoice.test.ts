import { expect, test, vi } from 'vitest'
import { RowEndChoice } from './rowEndChoice.svelte'

const legal = ['row 1 left', 'row 1 left turned', 'row 2 right', 'pass']
function rowEnd(moves = legal) {
  const look = vi.fn()
  return { look, one: new RowEndChoice(() => moves, look) }
}

test('every end is there once, whichever way round', () => {
  expect(rowEnd().one.ends).toEqual(['row 1 left', 'row 2 right'])
})

test('a table is turned where that makes a difference, else laid as it is', () => {
  const { one } = rowEnd()
  one.turnRound()
  one.pick('row 1 left')
  expect(one.move).toBe('row 1 left turned')
  one.pick('row 2 right')
  expect(one.move).toBe('row 2 right')
  expect(one.spot('row 3 left')).toBeNull()
})

test('it cannot be turned where nothing may be', () => {
  const { one } = rowEnd(['row 1 left'])
  one.turnRound()
  expect(one.turned).toBe(false)
})

test('an end that is pointed at counts until one is chosen, and each is looked at', () => {
  const { one, look } = rowEnd()
  one.pointAt('row 2 right')
  expect(one.move).toBe('row 2 right')
  one.pick('row 1 left')
  one.pointAt('row 2 right')
  expect(one.move).toBe('row 1 left')
  one.pointAt(null)
  expect(look.mock.calls.flat()).toEqual(['row 2 right', 'row 1 left', 'row 2 right'])
})

test('advice chooses the end and the way round', () => {
  const { one } = rowEnd()
  one.advise('row 1 left turned')
  expect([one.end, one.turned]).toEqual(['row 1 left', true])
  one.advise('row 2 right')
  expect([one.move, one.turned]).toEqual(['row 2 right', false])
})
