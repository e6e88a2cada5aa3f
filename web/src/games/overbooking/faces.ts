/** The cards of the hotel for the gallery and the rulebook. */
import type { GalleryCard, Shelf } from '$lib/api'
import { kindOf } from './pieces'
export { default as CardDefs } from './CardDefs.svelte'
export { default as CardFace } from './CardFace.svelte'
export { default as RuleDrawing } from './RuleDrawing.svelte'

type Side = { rule?: string } | undefined

/** A hotel with a rule of its own on either face belongs to that rule; guests belong to their powers. */
export function ruleOf(shelf: Shelf, card: GalleryCard): string {
  if (shelf.id === 'guests' || shelf.id === 'powers') return `hotel.power.${kindOf(Number(card.face['number']))}`
  if (shelf.id !== 'hotels') return shelf.rule
  const signs = [card.face['front'] as Side, card.face['back'] as Side].map((side) => side?.rule ?? 'none')
  return `hotel.sign.${signs.find((sign) => sign !== 'none') ?? 'none'}`
}

export const widths: Record<string, number> = { guests: 112, powers: 150, hotels: 270, tiles: 96, bonuses: 210 }
export const across: Record<string, number> = { guests: 6, powers: 6 }
export const named: string[] = []
