/** Words: the same Fluent files that Python uses, fetched for one language at a time. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

type Messages = FluentResource['body']
type Patterns = Record<string, Messages[number]['value']>

const files: Record<Language, () => Promise<{ default: Patterns }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  de: () => import('virtual:words/de'),
  nl: () => import('virtual:words/nl'),
}

/** A count on a piece or in a sentence: below a thousand, all our languages write it alike. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

let bundle = $state.raw(new FluentBundle('en'))
let spoken: Language | null = null

export async function openWords(language: Language): Promise<void> {
  if (spoken === language) return
  spoken = language
  const patterns = (await files[language]()).default
  if (spoken !== language) return
  const opened = new FluentBundle(language, { useIsolating: false })
  opened.addResource({
    body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })) as Messages,
  })
  bundle = opened
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
