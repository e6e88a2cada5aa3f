/** Sentences for the generated program: the same Fluent files as everywhere, and paragraphs of the rulebooks. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import { KeyError } from './python/errors'
import { bare } from './python/numbers'

type Messages = FluentResource['body']
export type Patterns = Record<string, Messages[number]['value']>

const LANGUAGES = ['en', 'fr', 'it', 'de', 'nl']
const bundles = new Map<string, FluentBundle>()
const paragraphs = new Map<string, Map<string, string>>()

/** Add words of a language: one of its modules, as the page splits them. */
export function addWords(language: string, patterns: Patterns): void {
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
  const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }))
  bundle.addResource({ body: body as Messages }, { allowOverrides: true })
  bundles.set(language, bundle)
}

/** Add what rules say in a language, by their ids. */
export function addRules(language: string, texts: Record<string, string>): void {
  const known = paragraphs.get(language) ?? new Map<string, string>()
  for (const [rule, text] of Object.entries(texts)) known.set(rule, text)
  paragraphs.set(language, known)
}

const dashed = (key: string): string => key.replaceAll(/[.:]/g, '-')

function bundleOf(language: string): FluentBundle {
  const bundle = bundles.get(LANGUAGES.includes(language) ? language : 'en')
  if (!bundle) throw new KeyError(`no words in ${language}`)
  return bundle
}

/** What Fluent can fill in; other facts are there for those who choose among sentences. */
function filled(facts: Map<string, unknown>): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of facts) {
    const fact = bare(value)
    if (typeof fact === 'bigint')
      given[name] = new FluentNumber(fact as never) // Intl writes it to the last digit
    else if (typeof fact === 'string' || typeof fact === 'number') given[name] = fact
  }
  return given
}

/** The words for a key in a language, filled in. */
export function say(key: string, language = 'en', facts: Map<string, unknown> = new Map()): string {
  const bundle = bundleOf(language)
  const message = bundle.getMessage(dashed(key))
  if (!message?.value) throw new KeyError(key)
  return bundle.formatPattern(message.value, filled(facts))
}

export const has = (key: string, language: string): boolean => bundleOf(language).hasMessage(dashed(key))

/** The paragraph of a rule in the reader's language. */
export function ruleText(rule: string, language: string): string {
  const text = paragraphs.get(language)?.get(rule)
  if (text === undefined) throw new KeyError(rule)
  return text
}
