/** The rulebook as it is searched: parts with the rules and texts that mention everything one looks for. */
import type { Rulebook } from '$lib/api'
import { mentions } from '$lib/text'
import { has, say } from '$lib/words.svelte'

type Part = Rulebook['sections'][number] & { rules: Rulebook['paragraphs'] }

export const titleOf = (rule: string): string => (has(`rule-${rule}`) ? say(`rule-${rule}`) : '')

export function partsFound(book: Rulebook, search: string): Part[] {
  const found = book.paragraphs.filter(({ number, rule, text }) =>
    mentions(`${number} ${titleOf(rule)} ${text}`, search),
  )
  const parts = book.sections.map((section) => ({
    ...section,
    rules: found.filter(({ number }) => section.number && number.split('.')[0] === section.number),
    texts: section.texts.filter((text) => mentions(text, search)),
  }))
  return parts.filter(({ rules, texts }) => rules.length || texts.length)
}
