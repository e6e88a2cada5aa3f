/** What every game's board is given. A board knows no rule: it matches what a player does against `legal`. */
import type { Component, Snippet } from 'svelte'
import type { GameEvent, Preview, PreviewedMove, Sitting, UndoEvent, Verdict, View } from '$lib/api'
import type { Chapter } from '$lib/live.svelte'
import { needWords } from '$lib/words.svelte'
import type { Led } from '../guide/guideRun.svelte'

export type BoardProps<V extends View = View, E extends GameEvent = GameEvent> = {
  view: V
  legal: string[]
  /** The seat whose view this is; null for a spectator. */
  viewpoint: number | null
  turn: number | null
  seats: Sitting[]
  /** Everybody's points, as far as one can see them. */
  totals: number[]
  /** The latest entry of the move log, for the board to show what changed; null at first. */
  latest: Chapter<E | UndoEvent> | null
  /** What the others did since this seat's last move: new pieces are marked until it moves again. */
  news?: Chapter<E | UndoEvent>[]
  /** True while a move is on its way, in a replay, or for spectators: nothing can be moved. */
  still: boolean
  play: (move: string) => void
  preview: (move: string) => Promise<Preview<V> | null>
  /** What several moves would bring, in their order; null where the server did not answer. */
  previews: (moves: string[]) => Promise<PreviewedMove[] | null>
  why: (move: string) => Promise<Verdict | null>
  /** What to light up: names of pieces, such as the seats that earned a score line, or a move that is advised. */
  lit: string[]
  /** Called when a board begins or ends showing what happened: the score sheet waits for it. */
  onshow?: (running: boolean) => void
  /** In a replay nobody is “you”: everybody is called by name. */
  named?: boolean
  /** In a lesson each move is made as soon as it is chosen: none waits for the next one. */
  stepwise?: boolean
  /** Where a guide leads a show, which waits at an event of a move; null: past its end; undefined: nobody leads it. */
  led?: Led
  /** How fast a show goes: 1 as usual, 2 in half the time. */
  speed?: number
  /** Called with everybody's points as they are drawn, by a board that takes its time to show them. */
  ontotals?: (totals: number[]) => void
  /** The latest moves in sentences, for a board that has room for them at its side. */
  told?: Snippet
  /** What a strong bot advises: it takes the place of the question while it is asked for. */
  advice?: Snippet
}

/** Each board takes the view of its own game only; the table gives it no other. */
const boards: Record<string, () => Promise<{ default: unknown }>> = {
  overbooking: () => import('../games/overbooking/Board.svelte'),
  overbooked: () => import('../games/overbooked/Board.svelte'),
  oktoberfest: () => import('../games/oktoberfest/Board.svelte'),
}

/** Boards on which a move is laid out and settled by a button in any case: nobody is asked twice. */
const twoSteps = new Set(['oktoberfest'])
export const laysOutFirst = (game: string) => twoSteps.has(game)

const opened: Record<string, Promise<Component<BoardProps>>> = {}

/** The same promise every time: a new one would set up the board afresh with every move. */
export function openBoard(game: string): Promise<Component<BoardProps>> {
  return (opened[game] ??= Promise.all([boards[game]!(), needWords(game)]).then(
    ([board]) => board.default as Component<BoardProps>,
  ))
}
