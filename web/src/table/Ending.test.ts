import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import { sitting, tableWith } from '../testing/seats'
import Ending from './Ending.svelte'

const player = (total: number, rank: number) => ({ total, rank, lines: { coins: total } })
const names = ['Ada', 'Ben', 'Cy', 'Di']
/** The end of a game with these points and ranks. */
function end(points: [number, number][], winners: number[], mine: number[] = []) {
  const seats = points.map((_, seat) => sitting(seat, { name: names[seat]! }))
  const result = { winners, players: points.map(([total, rank]) => player(total, rank)) }
  return show(Ending, {
    table: tableWith(seats, { stage: 'over' }),
    result: result as never,
    mine,
    onlight: vi.fn(),
  })
}
/** The podium as one reads it: place, name, points. */
const podium = (page: HTMLElement) =>
  [...page.querySelectorAll('.podium li')].map((step) =>
    ['.place', '.name', '.step b'].map((part) => step.querySelector(part)?.textContent?.trim()),
  )
const crowned = (page: HTMLElement) =>
  [...page.querySelectorAll('.podium li')].map((step) => step.querySelector('.crown') !== null)

beforeEach(() => void serve(() => ({ data: { sections: [], lines: [], goals: [], rule: null, seats: [] } })))
afterEach(() => void (settings.motion = 'auto'))

test('everybody stands on the podium with their points, and the winner is crowned', () => {
  const ranks: [number, number][] = [
    [12, 2],
    [30, 1],
    [-4, 3],
  ]
  const page = end(ranks, [1])
  expect(podium(page)).toEqual([
    ['1', 'Ben', '30'],
    ['2', 'Ada', '12'],
    ['3', 'Cy', '−4'],
  ])
  expect(crowned(page)).toEqual([true, false, false])
  expect(page.querySelector('h2')?.textContent).toBe('Ben won')
})

test('a tie is a tie: both stand on the first step, and both are named', () => {
  const page = end(
    [
      [20, 1],
      [7, 3],
      [20, 1],
    ],
    [0, 2],
  )
  expect(podium(page).map(([place]) => place)).toEqual(['1', '1', '3'])
  expect([...page.querySelectorAll('.podium li')].map((step) => step.className.match(/rank-\d/)?.[0])).toEqual([
    'rank-1',
    'rank-1',
    'rank-3',
  ])
  expect(crowned(page)).toEqual([true, true, false])
  expect(page.querySelector('h2')?.textContent).toBe('Ada and Cy won')
})

test('alone there is no podium, won or lost', () => {
  const won = end([[21, 1]], [0], [0])
  expect([won.querySelector('.step'), won.querySelector('h2')?.textContent]).toEqual([null, 'You won'])
  const lost = end([[21, 1]], [], [0])
  expect([lost.querySelector('.step'), lost.querySelector('h2')?.textContent]).toEqual([null, 'Not this time'])
  expect(lost.querySelector('.confetti')).toBeNull()
})

test('alone one reads the cause of the end and what became of each goal, and no points', async () => {
  const goals = [
    { text: 'Couples: 5 of 5', kept: true },
    { text: 'Happy children: 1 of 3', kept: false },
  ]
  const lines = ['The deck is empty.', 'The game is over.']
  serve(() => ({ data: { sections: [], seats: [], rule: null, lines, goals } }))
  const page = end([[21, 1]], [], [0])
  await eventually(() => {
    flushSync()
    const told = [...page.querySelectorAll('.told li')].map((goal) => goal.textContent?.trim())
    expect(told).toEqual(['Reached: Couples: 5 of 5', 'Missed: Happy children: 1 of 3'])
  })
  expect(page.querySelector('.cause')?.textContent?.trim()).toBe('The deck is empty. The game is over.')
  expect([page.querySelector('table'), page.textContent?.includes('21')]).toEqual([null, false])
})

test('paper falls once and is gone; none where nothing is to move', () => {
  vi.useFakeTimers()
  const page = end([[3, 1], [2, 2]], [0]) // prettier-ignore
  expect(page.querySelectorAll('.confetti i').length).toBeGreaterThan(20)
  flushSync(() => vi.advanceTimersByTime(5000))
  expect(page.querySelector('.confetti')).toBeNull()
  vi.useRealTimers()
  settings.motion = 'still'
  expect(end([[3, 1], [2, 2]], [0]).querySelector('.confetti')).toBeNull() // prettier-ignore
})

test('the sheet makes way for the table and comes back, without more paper', () => {
  settings.motion = 'still'
  const page = end([[3, 1], [2, 2]], [0], [0]) // prettier-ignore
  click(buttonOf(page, 'Look at the table'))
  expect(page.querySelector('.sheet')).toBeNull()
  click(buttonOf(page, 'The score'))
  expect(buttonOf(page, 'Play again')).toBeTruthy()
})
