import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { buttonOf, click, eventually, serve, show } from '../testing/page'
import { person } from '$lib/person.svelte'
import You from './You.svelte'

const weeks = Array.from({ length: 26 }, (_, number) => ({ start: 19_660 + 7 * number, games: number, won: 1 }))
const none = {
  games: 0,
  decided: { games: 0, won: 0 },
  same_screen: 0,
  left: 0,
  wins_in_a_row: { now: 0, best: 0 },
  days_in_a_row: { now: 0, best: 0 },
  by_game: [],
  alone: [],
  weeks,
}
const record = {
  ...none,
  games: 12,
  decided: { games: 10, won: 4 },
  same_screen: 1,
  wins_in_a_row: { now: 1, best: 3 },
  by_game: [
    {
      game: 'overbooking',
      games: 10,
      won: 4,
      best: 41,
      average: 27.5,
      opponents: [
        { against: 'people', games: 3, won: 1 },
        { against: 'master', games: 7, won: 3 },
      ],
      points: [20, 41, 33],
    },
  ],
  alone: [{ game: 'overbooked', options: { scenario: 'school', difficulty: 'expert' }, games: 2, won: 1, best: 38 }],
}

async function open(data: unknown) {
  person.me = { id: 'ada', name: 'Ada', language: 'en' }
  const asked = serve(({ method }) => ({ data: method === 'DELETE' ? person.me : data }))
  const page = show(You, {})
  await eventually(() => expect(page.querySelector('[aria-busy=true]')).toBe(null))
  return { page, asked }
}

test('games, wins by opponent, results alone and charts have words', async () => {
  const { page } = await open(record)
  const figures = [...page.querySelectorAll('.figures li')].map((one) => one.textContent!.replaceAll(/\s+/g, ' '))
  expect(figures[0]).toContain('12 games finished')
  expect(figures[1]).toContain('4 wins 40 % of 10')
  expect(figures[2]).toContain('1 win in a row longest: 3')
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent!.replaceAll(/\s+/g, ' '))
  expect(rows).toEqual([expect.stringContaining('People 1 of 3'), expect.stringContaining('Master bot 3 of 7')])
  const charts = [...page.querySelectorAll('svg[role=img]')].map((chart) => chart.getAttribute('aria-label'))
  expect(charts).toEqual([
    'Overbooking: 20 to 41 points in the last 3 games, 33 in the latest.',
    '325 games in the last 26 weeks, most in one week: 25.',
  ])
  expect(page.textContent).toContain('School trip · Expert')
  expect(page.textContent).toContain('1 of 2 fulfilled')
})

test('without a finished game there is a friendly word', async () => {
  const { page } = await open(none)
  expect(page.textContent).toContain('The first one will stand here')
})

test('deleting oneself wants one’s name', async () => {
  const { page, asked } = await open(none)
  expect(page.querySelector('a[download]')!.getAttribute('href')).toBe('/api/me/data')
  click(buttonOf(page, 'Delete me'))
  const input = page.querySelector('input')!
  const sure = buttonOf(page, 'Delete for good')
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
    flushSync()
  }
  type('Bob')
  expect(sure.disabled).toBe(true)
  type('Ada')
  expect(sure.disabled).toBe(false)
  click(sure)
  await eventually(() => expect(page.textContent).toContain('You are forgotten here'))
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me/data' })
  expect(person.me).toBe(null)
})
