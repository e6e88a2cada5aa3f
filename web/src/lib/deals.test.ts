import { createHash } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/page'
import { sitting, tableWith } from '../testing/seats'
import type { FairDealing } from './api'
import { checkDeal, keepDeal, keptDeal, ownNumber, playAgain, sitDown } from './deals'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const SECRET = 'ab'.repeat(32)
const NUMBERS = ['7', '', 'mine']

/** A deal as an honest server publishes it at the end. */
function dealt(changed: Partial<FairDealing> = {}): FairDealing {
  const seed = BigInt(`0x${sha([SECRET, ...NUMBERS].join(':')).slice(0, 16)}`) >> 1n
  return { commitment: sha(SECRET), first: true, secret: SECRET, numbers: NUMBERS, seed: String(seed), ...changed }
}
const kept = { commitment: sha(SECRET), numbers: ['mine'], first: true }
const failing = (checked: Awaited<ReturnType<typeof checkDeal>>) =>
  checked.checks.filter(({ holds }) => holds === false).map(({ name }) => name)

beforeEach(() => localStorage.clear())

test('a deal that fits the commitment seen before, one’s number and the seed is proved', async () => {
  expect(await checkDeal(dealt(), [2], kept)).toMatchObject({ verdict: 'proved' })
})

test('the seed is the one that the server’s own code makes of the same secret and numbers', async () => {
  // FairDeal("ab" * 32, ("7", "")).seed, see tests/core/test_fairness.py
  const fair = dealt({ numbers: ['7', ''], seed: '6409967980491004903' })
  const checked = await checkDeal(fair, [], null)
  expect(checked.checks.find(({ name }) => name === 'seed')?.holds).toBe(true)
})

test('another secret than the one committed to is noticed, also with a commitment to match', async () => {
  const other = 'cd'.repeat(32)
  const seed = String(BigInt(`0x${sha([other, ...NUMBERS].join(':')).slice(0, 16)}`) >> 1n)
  for (const commitment of [sha(SECRET), sha(other)]) {
    const checked = await checkDeal(dealt({ secret: other, seed, commitment }), [2], kept)
    expect(checked.verdict).toBe('broken')
    expect(failing(checked)).toEqual(['secret'])
  }
})

test('a number that was left out or changed, and a seed from elsewhere, are noticed', async () => {
  expect(failing(await checkDeal(dealt(), [0], kept))).toEqual(['number'])
  expect(failing(await checkDeal(dealt({ seed: '12' }), [2], kept))).toEqual(['seed'])
})

test('nothing is proved to who kept nothing, only watched, or sent a number before the commitment', async () => {
  expect((await checkDeal(dealt(), [2], null)).verdict).toBe('partly')
  expect((await checkDeal(dealt(), [], kept)).verdict).toBe('partly')
  expect((await checkDeal(dealt(), [2], { ...kept, first: false })).verdict).toBe('partly')
})

test('while the game runs, or where the browser cannot hash, nothing is checked', async () => {
  expect((await checkDeal(dealt({ secret: null }), [2], kept)).verdict).toBe('unchecked')
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues })
  expect((await checkDeal(dealt(), [2], kept)).verdict).toBe('unchecked')
})

test('deals are kept for a while, the first commitment for good', () => {
  for (let number = 0; number < 210; number++) keepDeal(`t${number}`, { commitment: 'c', numbers: ['1'], first: true })
  expect(keptDeal('t9')).toBeNull()
  expect(keptDeal('t209')).toEqual({ commitment: 'c', numbers: ['1'], first: true })
  keepDeal('t209', { commitment: 'swapped', numbers: ['2'], first: true })
  expect(keptDeal('t209')).toEqual({ commitment: 'c', numbers: ['1', '2'], first: true })
  localStorage.setItem('houseful-deals', '{')
  expect(keptDeal('t209')).toBeNull()
})

test('sitting down keeps the table’s commitment and sends a number', async () => {
  const asked = serve(() => ({ data: {} }))
  const fair = { commitment: 'promise', first: true, secret: null, numbers: null, seed: null }
  await sitDown(tableWith([sitting(0)], { fair }), { seat: 1 })
  const { number } = asked[0]!.body as { number: string }
  expect(keptDeal('garden')).toEqual({ commitment: 'promise', numbers: [number], first: true })
})

test('a rematch asks for a commitment first; who was not the fastest is not proved anything by it', async () => {
  const fair = { commitment: 'theirs', first: true, secret: null, numbers: null, seed: null }
  for (const [host, commitment, first] of [
    ['ada', 'asked', true],
    ['bob', 'theirs', false],
  ] as const) {
    localStorage.clear()
    const asked = serve(({ path }) => ({
      data:
        path === '/api/commitments' ? { id: 'one', commitment: 'asked' } : tableWith([], { id: 'next', host, fair }),
    }))
    await playAgain(tableWith([sitting(0)]), 'ada')
    expect(asked.map(({ path }) => path)).toEqual(['/api/commitments', '/api/tables/garden/rematch'])
    expect(asked[1]!.body).toMatchObject({ commitment: 'one' })
    expect(keptDeal('next')).toMatchObject({ commitment, first })
  }
})

test('whoever comes later to a rematch sees its commitment before they send a number', async () => {
  const fair = { commitment: 'theirs', first: true, secret: null, numbers: null, seed: null }
  const asked = serve(() => ({ data: tableWith([], { id: 'next', host: 'bob', fair }) }))
  await playAgain(tableWith([sitting(0)], { next: 'next' }), 'ada')
  expect(asked.map(({ path }) => path)).toEqual(['/api/tables/next', '/api/tables/garden/rematch'])
  expect(keptDeal('next')).toMatchObject({ commitment: 'theirs', first: true })
})

test('everybody’s own number for the deal is random and of 24 signs', () => {
  expect(ownNumber()).toMatch(/^[0-9a-f]{24}$/)
  expect(ownNumber()).not.toBe(ownNumber())
})
