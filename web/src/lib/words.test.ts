import { afterEach, expect, test, vi } from 'vitest'
import { OF_PAGES } from '../../words'
import { has, openWords, say } from './words.svelte'

afterEach(() => openWords('en'))

const sources: Record<string, string> = import.meta.glob('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('facts are put into sentences, and counts choose their form', () => {
  expect(say('page-turn-of', { name: 'Ada' })).toBe('Ada is deciding.')
  expect(say('page-days', { count: 1 })).toBe('1 day')
  expect(say('page-days', { count: 3 })).toBe('3 days')
})

test('a rule id is a key', () => {
  expect(say('rule-plane.place.turn')).toBe('Turning, not mirroring')
  expect(has('rule-plane.place.turn')).toBe(true)
  expect(has('rule-plane.place.mirror')).toBe(false)
})

test('a key without words is said as it is', () => {
  expect(say('no.such:key')).toBe('no.such:key')
})

test('all words change with the language', async () => {
  await openWords('de')
  expect(say('hotel-crest-bird')).not.toBe('bird')
  expect(has('page-turn-of')).toBe(true)
})

test('of two languages asked for, the last one stays, whichever comes first', async () => {
  await Promise.all([openWords('fr'), openWords('it'), openWords('en')])
  expect(say('hotel-crest-bird')).toBe('bird')
})

test('every key that the page says by name has words', () => {
  const pages = Object.entries(sources).filter(([file]) => !file.includes('.test.'))
  const keys = pages.flatMap(([, text]) => [...text.matchAll(/\bsay\(\s*'([a-z][a-z-]*)'/g)].map(([, key]) => key!))
  expect(keys.length).toBeGreaterThan(300)
  expect(keys.filter((key) => !has(key))).toEqual([])
})

test('words of one game and of other pages come when they are asked for, and stay in every language', async () => {
  vi.resetModules()
  const fresh = await import('./words.svelte')
  await fresh.openWords('en')
  expect([fresh.has('page-your-turn'), fresh.has('overbooked'), fresh.has('plane-line-event-full-flight')]).toEqual([
    true,
    true,
    true,
  ])
  expect([fresh.has('plane-line-couples'), fresh.has('hotel-crest-bird'), fresh.has('page-theme-dark')]).not.toContain(
    true,
  )
  await Promise.all([fresh.needWords('overbooked'), fresh.openWords('nl'), fresh.needWords('pages')])
  expect(fresh.has('plane-line-couples') && fresh.has('page-theme-dark')).toBe(true)
  expect(fresh.has('hotel-crest-bird')).toBe(false)
})

test('home and a table say nothing of what only other pages wait for', () => {
  const later =
    /^\.\.\/(pages\/(?!Home|Top|Lost|home\/(?!HereTools|Offer))|offline\/tables|learn|cards|keeping|rules\/(?!WhyLink)|table\/(Broken|Keys|Books|CardsPanel|Explanation|explanations)\.)/
  const named = Object.entries(sources)
    .filter(([file, text]) => !file.includes('.test.') && !later.test(file) && !text.includes(`needWords('pages')`))
    .flatMap(([file, text]) =>
      [...text.matchAll(/['`]((?:page|source|cards)-[a-z-]*)(?=['`]|\$\{)/g)].map(([, key]) => [file, key!]),
    )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(([, key]) => OF_PAGES.test(key!.endsWith('-') ? `${key}x` : key!))).toEqual([])
})
