/** The cards of the plane for the gallery and the rulebook. */
import type { GalleryCard, Shelf } from '$lib/api'
export { default as CardDefs } from './CardDefs.svelte'
export { default as CardFace } from './CardFace.svelte'
export { default as RuleDrawing } from './RuleDrawing.svelte'

const SCORED_BY: Record<string, string> = { R: 'couples', W: 'kids', B: 'rugby', Y: 'friends', G: 'seniors' }

export function ruleOf(shelf: Shelf, card: GalleryCard): string {
  if (shelf.id === 'events') return `plane.event.${card.id}`
  if (shelf.id === 'symbols') return `plane.symbol.${card.id}`
  if (shelf.id === 'passengers') return `plane.score.${SCORED_BY[card.id] ?? ''}`
  return shelf.rule
}

export const widths: Record<string, number> = {
  cards: 148,
  complex: 178,
  events: 170,
  passengers: 132,
  symbols: 112,
  vouchers: 150,
}
export const across: Record<string, number> = {}
export const named: string[] = ['events']
