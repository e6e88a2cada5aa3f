import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import ScoreSheet from './ScoreSheet.svelte'

const players = [
  { total: 12, rank: 1, lines: { coins: 13, tiles: -1 } },
  { total: 7, rank: 2, lines: { coins: 7, tiles: 0 } },
]
const blocks = [{ kind: 'rule', number: '9.1', rule: 'hotel.pay.day', text: 'Each guest brings **coins**.' }]
const sections = [{ number: '9', title: 'Points', blocks }]
const lines = { coins: 'hotel.pay.day', tiles: 'hotel.score.tiles' }
const sheet = { game: 'overbooking', players, winners: [0], names: ['Ada', 'Ben'] }
const totals = (page: HTMLElement) => [...page.querySelectorAll('tfoot td')].map((cell) => cell.textContent)
const hidden = (page: HTMLElement) => page.querySelectorAll('tr.hidden').length

beforeEach(() => void serve(() => ({ data: { game: 'overbooking', language: 'en', sections, lines } })))

test('every line and total is there at once where nothing unrolls', () => {
  const page = show(ScoreSheet, { ...sheet, unroll: false })
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Coins', '13', '7'],
    ['Point tiles', '−1', '0'],
  ])
  expect(totals(page)).toEqual(['12', '7'])
  expect([...page.querySelectorAll('tfoot td')].map((cell) => cell.classList.contains('won'))).toEqual([true, false])
})

test('it unrolls line by line, says which line is told, and ends with the totals of the server', () => {
  vi.useFakeTimers()
  const online = vi.fn()
  const [ada, ben] = players as [(typeof players)[0], (typeof players)[0]]
  const page = show(ScoreSheet, { ...sheet, players: [{ ...ada, total: 99 }, ben], online })
  const later = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))
  expect([hidden(page), ...totals(page)]).toEqual([2, '', ''])
  later(300)
  expect([hidden(page), ...totals(page)]).toEqual([1, '', ''])
  expect(online).toHaveBeenLastCalledWith('coins')
  later(650)
  expect([hidden(page), ...totals(page)]).toEqual([0, '', ''])
  later(650)
  expect([hidden(page), ...totals(page)]).toEqual([0, '99', '7'])
  vi.useRealTimers()
})

test('nobody has to wait: a key shows everything', () => {
  const page = show(ScoreSheet, sheet)
  expect(hidden(page)).toBe(2)
  flushSync(() => dispatchEvent(new KeyboardEvent('keydown', { key: ' ' })))
  expect(hidden(page)).toBe(0)
})

test('a line opens the rule behind it, with its address', async () => {
  const page = show(ScoreSheet, { ...sheet, unroll: false })
  await eventually(() => {
    flushSync()
    if (!page.querySelector('.why')) click(buttonOf(page, 'Coins'))
    expect(page.querySelector('.why')?.textContent).toContain('Each guest brings coins.')
  })
  expect(page.querySelector('.why a')?.getAttribute('href')).toBe('/rules/overbooking#hotel.pay.day')
})
