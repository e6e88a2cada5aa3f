import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { addRules, addWords, has, ruleText, say, type Patterns } from './words'

const patterns = (text: string): Patterns =>
  Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value])) as Patterns

test('sentences are filled in, in the language that is asked for', () => {
  addWords('de', patterns('probe-points = { $points ->\n    [one] ein Punkt\n   *[other] { $points } Punkte\n}'))
  addWords('de', patterns('probe-most = bis { $most }'))
  expect(say('probe.points', 'de', new Map([['points', 1]]))).toBe('ein Punkt')
  expect(say('probe:points', 'de', new Map([['points', 2.5]]))).toBe('2,5 Punkte')
  expect(say('probe-most', 'de', new Map([['most', 9223372036854775807n]]))).toBe('bis 9.223.372.036.854.775.807')
  expect([has('probe-most', 'de'), has('probe-none', 'de')]).toEqual([true, false])
  expect(() => say('probe-none', 'de')).toThrow()
})

test('paragraphs of rules', () => {
  addRules('de', { 'plane.probe': 'So ist es.' })
  expect(ruleText('plane.probe', 'de')).toBe('So ist es.')
  expect(() => ruleText('plane.nothing', 'de')).toThrow()
})
