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

/** What one player did at a stretch, or what came of it, at a glance. */
export type Glimpse = { plies: number[]; seat: number | null; line: string; pieces: Piece[] }

const isDecided = (piece: Piece) => piece.kind === 'guest' && piece.fate !== null
const isSameGuest = (one: Piece) => (other: Piece) =>
  one.kind === 'guest' && other.kind === 'guest' && one.owner === other.owner && one.number === other.number

/** A chapter at a glance: what was done, and apart from it what became of pieces, which is nobody's doing. */
function glimpsesOf({ ply, seat, ...chapter }: Chapter): Glimpse[] {
  const [first, ...rest] = linesOf(chapter)
  if (!first) return []
  const decided = [first, ...rest].flatMap(({ pieces }) => pieces).filter(isDecided)
  if (!decided.length) return [{ plies: [ply], seat, line: first.line, pieces: first.pieces }]
  const isPart = first.pieces.length > 0 && first.pieces.every((one) => decided.some(isSameGuest(one)))
  const deed = isPart ? [] : [{ plies: [ply], seat, line: first.line, pieces: first.pieces }]
  return [...deed, { plies: [ply], seat: null, line: (isPart ? first : rest[0])?.line ?? '', pieces: decided }]
}

/** Chapters at a glance; what one player did in a row is one thing. */
export function glimpses(chapters: Chapter[]): Glimpse[] {
  const found: Glimpse[] = []
  for (const next of chapters.flatMap(glimpsesOf)) {
    const last = found.at(-1)
    if (last && next.seat !== null && last.seat === next.seat)
      found[found.length - 1] = {
        ...last,
        plies: [...last.plies, ...next.plies],
        pieces: last.pieces.length ? last.pieces : next.pieces,
      }
    else found.push(next)
  }
  return found
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
