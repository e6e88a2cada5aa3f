/** What a move would change, and where on the drawing it is said. */
import type { Preview } from '$lib/api'
import { clusters, type Cabin } from './cabin'
import type { PlaneView } from './view'

export type Change = { line: string; points: number }
export type Chip = { key: string; text: string; good: boolean; x: number; y: number }
type Where = Record<string, string[]>

export const signed = (points: number): string => (points < 0 ? `−${-points}` : points ? `+${points}` : '±0')
/** A number with a proper minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** The lines of a sheet that a move changes. */
export function changes(preview: Preview<PlaneView>, seat: number): Change[] {
  return Object.entries(preview.gains[seat]?.lines ?? {}).map(([line, points]) => ({ line, points }))
}

/** The lines whose points are said beside the stairs. */
const STAIRS = ['overbooked', 'most-overbooked']

/** Chips beside what changes: groups on the plane, the stairs, the vouchers. */
export function chipsOf(
  cabin: Cabin,
  now: PlaneView,
  preview: Preview<PlaneView>,
  seat: number,
  scoring: boolean,
): Chip[] {
  const before = now.seats[seat]!
  const after = preview.view.seats[seat]!
  const chips: Chip[] = []
  const put = (key: string, points: number, x: number, y: number) => {
    if (points) chips.push({ key, text: signed(points), good: points > 0, x, y })
  }
  if (scoring) {
    for (const { line, points } of changes(preview, seat)) {
      const [there, elsewhere] = points > 0 ? [after.sources, before.sources] : [before.sources, after.sources]
      const spot = STAIRS.includes(line) ? { x: 150, y: 88 } : spotOf(cabin, there, elsewhere, line)
      if (spot && line !== 'empty-seats') put(line, points, spot.x, spot.y)
    }
  }
  put('vouchers', after.vouchers - before.vouchers, cabin.width - 34, 104)
  return spread(chips)
}

/** The middle of the seats that are new to a line; of all its seats where none is new. */
function spotOf(cabin: Cabin, there: Where, elsewhere: Where, line: string): { x: number; y: number } | null {
  const names = there[line] ?? []
  const fresh = names.filter((name) => !(elsewhere[line] ?? []).includes(name))
  const group = clusters(cabin, fresh.length ? fresh : names)[0]
  if (!group) return null
  const top = group.reduce((high, seat) => (seat.y < high.y || (seat.y === high.y && seat.x > high.x) ? seat : high))
  return { x: top.x + 20, y: top.y - 26 }
}

/** Chips never lie on one another. */
function spread(chips: Chip[]): Chip[] {
  const laid: Chip[] = []
  for (const chip of chips.toSorted((a, b) => a.y - b.y)) {
    while (laid.some((other) => Math.abs(other.x - chip.x) < 62 && Math.abs(other.y - chip.y) < 34)) chip.y += 8
    laid.push(chip)
  }
  return laid
}
