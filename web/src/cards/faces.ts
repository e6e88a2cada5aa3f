/** What draws the cards of a game and the drawings of its rulebook, fetched when somebody looks at them. */
import type { Component } from 'svelte'
import type { Drawing, GalleryCard, Shelf } from '$lib/api'

export type FaceProps = { shelf: string; card: GalleryCard }
export type Faces = {
  /** One card. */
  CardFace: Component<FaceProps>
  /** The shapes that cards point at, once for a page; null where cards bring all they need. */
  CardDefs: Component<{ shelves: Shelf[] }> | null
  /** A drawing of the rulebook. */
  RuleDrawing: Component<{ drawing: Drawing }>
  /** The rule that says what a card does: its own, or that of its shelf. */
  ruleOf: (shelf: Shelf, card: GalleryCard) => string
  /** How wide a card of each shelf wants to be, in pixels. */
  widths: Record<string, number>
  /** How many cards of a shelf belong side by side, where that means something. */
  across: Record<string, number>
  /** Shelves whose cards bear their names. */
  named: string[]
}

const files: Record<string, () => Promise<Faces>> = {
  overbooking: () => import('../games/overbooking/faces'),
  overbooked: () => import('../games/overbooked/faces'),
  oktoberfest: () => import('../games/oktoberfest/faces'),
}
const opened: Record<string, Promise<Faces>> = {}

/** The same promise every time: cards are not drawn anew because somebody types into the search. */
export const openFaces = (game: string): Promise<Faces> => (opened[game] ??= files[game]!())
export const isKnown = (game: string): boolean => game in files
