import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Backoff } from './backoff'

/** Mulberry32: the same draws every time. */
function draws(seed: number) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let word = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A tab that tries to get in; `enter` says whether it may. */
class Tab {
  attempts = 0
  inside = false
  #backoff = new Backoff()
  constructor(
    readonly enter: () => boolean,
    readonly hint = 0,
  ) {
    this.#try()
  }
  #try() {
    this.attempts++
    this.inside = this.enter()
    if (!this.inside) setTimeout(() => this.#try(), this.#backoff.next(this.hint))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockImplementation(draws(1))
})
afterEach(() => void vi.useRealTimers())

test('one tab makes about ten attempts in the first minute of an outage, and two a minute later on', () => {
  const tabs = Array.from({ length: 30 }, () => new Tab(() => false))
  vi.advanceTimersByTime(60_000)
  const first = tabs.map(({ attempts }) => attempts)
  expect(first.reduce((sum, each) => sum + each) / tabs.length).toBeLessThan(10)
  expect(Math.max(...first)).toBeLessThan(16)
  vi.advanceTimersByTime(300_000)
  expect(Math.max(...tabs.map(({ attempts }, tab) => attempts - first[tab]!))).toBeLessThan(35)
})

test('twenty tabs behind one address all get in, however few of them the server takes at a time', () => {
  let tokens = 4
  const refill = setInterval(() => (tokens = Math.min(4, tokens + 1)), 1000)
  const enter = () => tokens > 0 && tokens-- > 0
  const tabs = Array.from({ length: 20 }, () => new Tab(enter, 2))
  expect(tabs.filter((tab) => tab.inside)).toHaveLength(4)
  vi.advanceTimersByTime(90_000)
  clearInterval(refill)
  expect(tabs.filter((tab) => tab.inside)).toHaveLength(20)
  expect(tabs.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThan(120)
})

test('tabs that lost the same server do not come back in the same moment', () => {
  const times = new Set(Array.from({ length: 50 }, () => Math.round(new Backoff().next() / 20)))
  expect(times.size).toBeGreaterThan(20)
})

test('a server that says when is believed, and a success starts over', () => {
  const backoff = new Backoff()
  for (let failure = 0; failure < 10; failure++) expect(backoff.next(5)).toBeGreaterThanOrEqual(5000)
  backoff.reset()
  expect(backoff.next()).toBeLessThanOrEqual(1500)
})
