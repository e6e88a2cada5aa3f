/** What happened, for the story beside the board: its lines with the rules behind them, and the pieces it is about. */
import type { Chapter, GameEvent, Piece, UndoEvent } from '$lib/api'

export type Line = { line: string; rule: string | null; pieces: Piece[] }
type Told = Pick<Chapter, 'lines' | 'rules' | 'pieces'>

/** The lines that say something; of several in a row by the same rule, only the last one names it. */
export function linesOf({ lines, rules, pieces }: Told): Line[] {
  const told = lines
    .map((line, at) => ({ line, rule: rules[at] ?? null, pieces: pieces[at] ?? [] }))
    .filter(({ line }) => line)
  return told.map((one, at) => ({ ...one, rule: one.rule === told[at + 1]?.rule ? null : one.rule }))
}

const fateOf = (piece: Piece) => ('fate' in piece ? piece.fate : null)

/** A chapter at a glance: its first line, and its pieces; where something became of some of them, only those. */
export function briefly(chapter: Told): { line: string; pieces: Piece[] } {
  const told = linesOf(chapter)
  const all = told.flatMap(({ pieces }) => pieces)
  const decided = all.filter((piece) => piece.kind === 'guest' && fateOf(piece))
  return { line: told[0]?.line ?? '', pieces: decided.length ? decided : all }
}

/** What an event says besides the names of pieces. */
const NO_PIECES = ['kind', 'rule', 'reason']

/** The names of pieces in events, for the board to light up. */
export function piecesOf(events: (GameEvent | UndoEvent)[]): string[] {
  const found: string[] = []
  const collect = (value: unknown) => {
    if (typeof value === 'string') found.push(value)
    else if (Array.isArray(value)) value.forEach(collect)
    else if (value && typeof value === 'object')
      Object.entries(value).forEach(([key, inner]) => NO_PIECES.includes(key) || collect(inner))
  }
  collect(events)
  return found
}
