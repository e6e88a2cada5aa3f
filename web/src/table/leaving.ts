/** What leaving means at a table. */
import type { TableInfo } from '$lib/api'

/**
 * Against bots alone the game is paused. With others a bot plays on, but not in a game over days: there everybody comes
 * and goes, and a clock decides.
 */
export function wayOut(table: TableInfo, mine: number[]): 'pause' | 'stand-in' | 'slow' {
  if (isAlone(table, mine)) return 'pause'
  return table.pace === 'slow' ? 'slow' : 'stand-in'
}

/** Whether nobody but bots plays beside me. */
export function isAlone(table: TableInfo, mine: number[]): boolean {
  return !table.seats.some((seat) => seat.person && !mine.includes(seat.number))
}

/** Whether somebody who opens the table comes back to a game that waits for them, or that a bot plays for them. */
export function comesBack(table: TableInfo, mine: number[]): boolean {
  if (table.stage !== 'playing' || !mine.length) return false
  return table.paused || table.seats.some((seat) => mine.includes(seat.number) && seat.away)
}
