import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/page'
import Refusal from './Refusal.svelte'

test('a refusal says one sentence, then the way to its rule, and goes by itself unless somebody points at it', () => {
  vi.useFakeTimers()
  const onclose = vi.fn()
  const refusal = { message: 'This line is full.', rule: 'hotel.line.limit' }
  const page = show(Refusal, { game: 'overbooking', refusal, onclose })
  expect(page.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('This line is full. See the rule')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/rules/overbooking#hotel.line.limit')
  const line = page.querySelector('[role=alert]')!
  const after = (what: string) => {
    line.dispatchEvent(new PointerEvent(what))
    flushSync()
    vi.advanceTimersByTime(20_000)
    return onclose.mock.calls.length
  }
  expect(after('pointerenter')).toBe(0)
  expect(after('pointerleave')).toBe(1)
  vi.useRealTimers()
})
