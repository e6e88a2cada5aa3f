import { expect, test, vi } from 'vitest'
import { LaidMove } from './laidMove.svelte'

test('without the wish a move is made at once', () => {
  const make = vi.fn()
  const laid = new LaidMove(() => false, make)
  laid.choose('keep')
  expect([make.mock.calls, laid.now]).toEqual([[['keep']], null])
})

test('with it a move is laid out, replaced by another, and made by a button or when it is chosen again', () => {
  const make = vi.fn()
  const laid = new LaidMove(() => true, make)
  laid.choose('3 bird line 1')
  laid.choose('3 bird line 2')
  expect([make.mock.calls, laid.now]).toEqual([[], '3 bird line 2'])
  laid.confirm()
  expect([make.mock.calls, laid.now]).toEqual([[['3 bird line 2']], null])
  laid.choose('keep')
  laid.choose('keep')
  expect(make).toHaveBeenLastCalledWith('keep')
})

test('what is taken up again is not made', () => {
  const make = vi.fn()
  const laid = new LaidMove(() => true, make)
  laid.choose('keep')
  laid.cancel()
  laid.confirm()
  expect([make.mock.calls, laid.now]).toEqual([[], null])
})
