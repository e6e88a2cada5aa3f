/** The rulebook as it is searched: parts with the rules, texts, tables and drawings that mention what one looks for. */
import type { GlossaryTerm, Rulebook, Shelf } from '$lib/api'
import { mentions, plain } from '$lib/text'
import { titleOf } from './books'

export type Part = Rulebook['sections'][number]
export type Block = Part['blocks'][number]
export type Paragraph = Extract<Block, { kind: 'rule' }>
export type CardTable = Extract<Block, { kind: 'table' }>

export const paragraphsOf = (book: Rulebook): Paragraph[] =>
  book.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'))

export const paragraphOf = (book: Rulebook | null, rule: string): Paragraph | null =>
  (book && paragraphsOf(book).find((one) => one.rule === rule)) ?? null

/** The shelves whose cards a book shows, in tables and drawings. */
export const shelvesOf = (book: Rulebook): Shelf[] =>
  book.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'table') return [block.shelf]
      return block.kind === 'drawing' ? [{ id: block.name, title: '', rule: '', cards: block.cards }] : []
    }),
  )

/** Of a table whose caption does not mention it, only the cards that do. */
function tableFound(block: CardTable, search: string): CardTable[] {
  if (mentions(`${block.caption} ${block.shelf.title}`, search)) return [block]
  const cards = block.shelf.cards.filter(({ name, figures }) =>
    mentions([name, ...figures.map(({ value }) => value)].join(' '), search),
  )
  return cards.length ? [{ ...block, shelf: { ...block.shelf, cards } }] : []
}

function blockFound(block: Block, search: string): Block[] {
  if (block.kind === 'table') return tableFound(block, search)
  const text =
    block.kind === 'rule'
      ? `${block.number} ${titleOf(block.rule)} ${block.text}`
      : block.kind === 'text'
        ? block.text
        : block.caption
  return mentions(text, search) ? [block] : []
}

export function partsFound(book: Rulebook, search: string): Part[] {
  return book.sections
    .map((part) => ({ ...part, blocks: part.blocks.flatMap((block) => blockFound(block, search)) }))
    .filter(({ blocks }) => blocks.length)
}

/** The words of a game that its book uses, each with the first rule that is about it, or else that mentions it. */
export function termsExplained(
  book: Rulebook,
  terms: GlossaryTerm[],
  game: string,
): { term: GlossaryTerm; paragraph: Paragraph }[] {
  const all = paragraphsOf(book)
  return terms
    .filter(({ games }) => !games.length || games.includes(game))
    .flatMap((term) => {
      const word = new RegExp(`(?<!\\p{L})${term.word.replaceAll(/[^\p{L}\s]/gu, '.')}`, 'iu')
      const paragraph =
        all.find(({ rule }) => word.test(titleOf(rule))) ?? all.find(({ text }) => word.test(plain(text)))
      return paragraph ? [{ term, paragraph }] : []
    })
    .toSorted((one, other) => one.term.word.localeCompare(other.term.word, book.language))
}
