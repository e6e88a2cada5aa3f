/** Words: the same Fluent files that Python uses, fetched for one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

const files = import.meta.glob<string>(
  ['$houseful/core/words/*.ftl', '$houseful/games/*/words/*.ftl', '$houseful/server/words/*.ftl'],
  { query: '?raw', import: 'default' },
)

let bundle = $state.raw(new FluentBundle('en'))

export async function openWords(language: Language): Promise<void> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`))
  const texts = await Promise.all(wanted.map(([, read]) => read()))
  const opened = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) opened.addResource(new FluentResource(text))
  bundle = opened
}

/** The words for a key; a rule id or a score line may be a key: dots and colons become dashes. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key.replaceAll(/[.:]/g, '-'))
  return message?.value ? bundle.formatPattern(message.value, facts) : key
}

export function has(key: string): boolean {
  return bundle.hasMessage(key.replaceAll(/[.:]/g, '-'))
}
