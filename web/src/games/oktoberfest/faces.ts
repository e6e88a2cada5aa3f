/** The cards of the tent for the gallery and the rulebook. */
import type { GalleryCard, Shelf } from '$lib/api'
export { default as CardFace } from './CardFace.svelte'
export { default as RuleDrawing } from './RuleDrawing.svelte'
export const CardDefs = null

/** Each power has its paragraph, named after the hero of the standard pack who has it. */
const POWERS: Record<string, string> = {
  hand: 'helmut',
  heroes: 'katharina',
  'objective-a': 'klaus',
  victory: 'leonore',
  hats: 'mathaus',
  braids: 'suse',
}

export function ruleOf(shelf: Shelf, card: GalleryCard): string {
  const hero = shelf.id === 'heroes' ? POWERS[String(card.face['power'])] : undefined
  return hero ? `tent.hero.${hero}` : shelf.rule
}

export const widths: Record<string, number> = {
  heroes: 156,
  tables: 190,
  'objectives-a': 176,
  'objectives-b': 176,
  food: 118,
  coins: 118,
  victory: 118,
  first: 118,
}
export const across: Record<string, number> = {}
export const named: string[] = ['heroes']
