import { expect, test, vi } from 'vitest'
import { go, route } from '$lib/router.svelte'
import { Beside } from './beside.svelte'

test('what lies beside the table stands in the address, and going back closes it', () => {
  vi.stubGlobal('scrollTo', vi.fn())
  const back = vi.spyOn(history, 'back').mockImplementation(() => go('/table/garden', true))
  const pushed = vi.spyOn(history, 'pushState')
  go('/table/garden', true)
  const beside = new Beside()
  expect(beside.now).toBeNull()
  beside.show('rules', 'hotel.book.order')
  expect([beside.now, beside.rule]).toEqual(['rules', 'hotel.book.order'])
  beside.show('keys')
  expect([beside.now, beside.rule]).toEqual(['keys', ''])
  expect(pushed).toHaveBeenCalledTimes(1)
  beside.close()
  expect(back).toHaveBeenCalledTimes(1)
  expect([beside.now, route.path]).toEqual([null, '/table/garden'])
})

test('whoever arrives by an address with a panel closes it without leaving the page', () => {
  vi.stubGlobal('scrollTo', vi.fn())
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  back.mockClear()
  go('/table/garden?beside=talk', true)
  const beside = new Beside()
  expect(beside.now).toBe('talk')
  beside.show(null)
  expect(back).not.toHaveBeenCalled()
  expect(beside.now).toBeNull()
  go('/table/garden?beside=anything', true)
  expect(beside.now).toBeNull()
})
