import { beforeEach, expect, test } from 'vitest'
import { eventually, show } from '../testing/page'
import { keepDeal } from '$lib/deals'
import Fairness from './Fairness.svelte'

const SECRET = 'ab'.repeat(32)
const commitment = '3e4b9f5f4c9d'
const fair = { commitment, first: true, secret: SECRET, numbers: ['7', ''], seed: '12' }

beforeEach(() => localStorage.clear())

test('the mark says what does not hold, and opens to what was checked and what is not proved', async () => {
  keepDeal('garden', { commitment, numbers: ['7'], first: true })
  const page = show(Fairness, { id: 'garden', fair, mine: [0] })
  await eventually(() => expect(page.querySelector('summary')?.textContent).toContain('does not hold'))
  expect([...page.querySelectorAll('li')].map((line) => line.textContent?.trim()[0])).toEqual(['✓', '✗', '✓', '✗'])
  expect(page.textContent).toContain('Not proved')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/api/tables/garden/log')
})
