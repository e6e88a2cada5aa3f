/** What happened, for the story beside the board: its lines with the rules behind them, and the pieces it is about. */
import type { Chapter, GameEvent, UndoEvent } from '$lib/api'

export type Line = { line: string; rule: string | null }

/** The lines that say something; of several in a row by the same rule, only the last one names it. */
export function linesOf({ lines, rules }: Pick<Chapter, 'lines' | 'rules'>): Line[] {
  const told = lines.map((line, at) => ({ line, rule: rules[at] ?? null })).filter(({ line }) => line)
  return told.map(({ line, rule }, at) => ({ line, rule: rule === told[at + 1]?.rule ? null : rule }))
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
