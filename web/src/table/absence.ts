/** Who has closed their page, and since when: after a while the others may have a bot play for them. */
import type { Sitting, TableInfo } from '$lib/api'

/** As the server has it unless its operator says otherwise; the server has the last word, and says how long to wait. */
export const PATIENCE = 120_000

/** When each seat's person was last seen, by this browser's clock; seats of those who are here are left out. */
export type LastSeen = Record<number, number>

export function lastSeen(known: LastSeen, seats: Sitting[], moment: number): LastSeen {
  const gone = seats.filter((seat) => seat.kind === 'person' && !seat.here)
  return Object.fromEntries(gone.map(({ number, gone }) => [number, known[number] ?? moment - (gone ?? 0)]))
}

/** The seats for which somebody at this table may ask for a stand-in now. */
export function replaceable(table: TableInfo, mine: number[], seen: LastSeen, moment: number): number[] {
  if (table.stage !== 'playing' || table.pace === 'slow') return []
  if (!table.seats.some((seat) => mine.includes(seat.number) && !seat.away)) return []
  const others = table.seats.filter((seat) => !mine.includes(seat.number) && !seat.away)
  return others.map(({ number }) => number).filter((number) => moment - (seen[number] ?? moment) >= PATIENCE)
}
