/** Rulebooks, each fetched once for a language. */
import { api, type Rulebook } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { has, say } from '$lib/words.svelte'

const kept = new Map<string, Promise<Rulebook>>()

export function openBook(game: string): Promise<Rulebook> {
  const name = `${game} ${settings.language}`
  if (!kept.has(name)) {
    const fetched = api.rules(game)
    kept.set(name, fetched)
    fetched.catch(() => kept.delete(name))
  }
  return kept.get(name)!
}

export const titleOf = (rule: string): string => (has(`rule-${rule}`) ? say(`rule-${rule}`) : '')
