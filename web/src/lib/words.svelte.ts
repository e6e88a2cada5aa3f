/** Words: the same Fluent files that Python uses, fetched for one language at a time. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

type Messages = FluentResource['body']
type Patterns = Record<string, Messages[number]['value']>

type Fetch = () => Promise<{ default: Patterns }>
export type Shelf = 'first' | 'pages' | 'overbooking' | 'overbooked' | 'oktoberfest'

/** What there is in each language: the words of home and every table, those of other pages, and those of each game. */
const files: Record<Language, Record<Shelf, Fetch>> = {
  en: {
    first: () => import('virtual:words/en'),
    pages: () => import('virtual:words/en-pages'),
    overbooking: () => import('virtual:words/en-overbooking'),
    overbooked: () => import('virtual:words/en-overbooked'),
    oktoberfest: () => import('virtual:words/en-oktoberfest'),
  },
  fr: {
    first: () => import('virtual:words/fr'),
    pages: () => import('virtual:words/fr-pages'),
    overbooking: () => import('virtual:words/fr-overbooking'),
    overbooked: () => import('virtual:words/fr-overbooked'),
    oktoberfest: () => import('virtual:words/fr-oktoberfest'),
  },
  it: {
    first: () => import('virtual:words/it'),
    pages: () => import('virtual:words/it-pages'),
    overbooking: () => import('virtual:words/it-overbooking'),
    overbooked: () => import('virtual:words/it-overbooked'),
    oktoberfest: () => import('virtual:words/it-oktoberfest'),
  },
  de: {
    first: () => import('virtual:words/de'),
    pages: () => import('virtual:words/de-pages'),
    overbooking: () => import('virtual:words/de-overbooking'),
    overbooked: () => import('virtual:words/de-overbooked'),
    oktoberfest: () => import('virtual:words/de-oktoberfest'),
  },
  nl: {
    first: () => import('virtual:words/nl'),
    pages: () => import('virtual:words/nl-pages'),
    overbooking: () => import('virtual:words/nl-overbooking'),
    overbooked: () => import('virtual:words/nl-overbooked'),
    oktoberfest: () => import('virtual:words/nl-oktoberfest'),
  },
}
export const SHELVES = Object.keys(files.en) as Shelf[]

/** A count on a piece or in a sentence: below a thousand, all our languages write it alike. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

let bundle = $state.raw(new FluentBundle('en'))
let spoken: Language = 'en'
const wanted = new Set<string>()
/** What the bundle holds: a language and shelves. */
let held = ''
let queue: Promise<void> = Promise.resolve()

/** Fetch what is wanted in the language that is spoken; until it is there, the words of before are said. */
async function fetchWanted(): Promise<void> {
  const [language, shelves] = [spoken, [...wanted]]
  const name = [language, ...shelves].join(' ')
  if (name === held) return
  const fetched = await Promise.all(shelves.map((shelf) => files[language][shelf as Shelf]()))
  const said = new FluentBundle(language, { useIsolating: false })
  for (const { default: patterns } of fetched) {
    const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }))
    said.addResource({ body: body as Messages })
  }
  bundle = said
  held = name
}

/** One after the other, so that what was asked for last is said in the end, and whoever waits has their words. */
const fetchNext = () => (queue = queue.catch(() => {}).then(fetchWanted))

export function openWords(language: Language): Promise<void> {
  spoken = language
  return needWords('first')
}

/** Wait for words that are not needed at first; they are there in every language that is spoken later. */
export function needWords(...shelves: string[]): Promise<void> {
  for (const shelf of shelves) wanted.add(shelf)
  return fetchNext()
}

function counted(fact: FluentVariable): FluentVariable {
  return typeof fact === 'number' && Number.isInteger(fact) && Math.abs(fact) < 1000 ? new Count(fact) : fact
}

/** The words for a key; a rule id or a score line may be a key: dots and colons become dashes. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key.replaceAll(/[.:]/g, '-'))
  if (!message?.value) return key
  for (const name in facts) facts = { ...facts, [name]: counted(facts[name]!) }
  return bundle.formatPattern(message.value, facts)
}

export function has(key: string): boolean {
  return bundle.hasMessage(key.replaceAll(/[.:]/g, '-'))
}
