import { afterEach, expect, test } from 'vitest'
import { has, openWords, say } from './words.svelte'

afterEach(() => openWords('en'))

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
  const sources: Record<string, string> = import.meta.glob('../**/*.{svelte,ts}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const pages = Object.entries(sources).filter(([file]) => !file.includes('.test.'))
  const keys = pages.flatMap(([, text]) => [...text.matchAll(/\bsay\(\s*'([a-z][a-z-]*)'/g)].map(([, key]) => key!))
  expect(keys.length).toBeGreaterThan(300)
  expect(keys.filter((key) => !has(key))).toEqual([])
})
