/** What draws the small pictures beside a game's sentences, fetched when there are some. */
import type { Component } from 'svelte'
import type { Piece } from '$lib/api'
import { needWords } from '$lib/words.svelte'

type Drawn = Component<{ piece: Piece }>
const files: Record<string, () => Promise<{ default: unknown }>> = {
  overbooking: () => import('../games/overbooking/StoryPiece.svelte'),
  overbooked: () => import('../games/overbooked/StoryPiece.svelte'),
  oktoberfest: () => import('../games/oktoberfest/StoryPiece.svelte'),
}
const opened: Record<string, Promise<Drawn>> = {}

/** The same promise every time: pictures are not drawn anew with every move. */
export const openPieces = (game: string): Promise<Drawn> =>
  (opened[game] ??= Promise.all([files[game]!(), needWords(game)]).then(([file]) => file.default as Drawn))
