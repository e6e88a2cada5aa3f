/** Who has closed their page, and since when: after a while the others may have a bot play for them. */
import type { Sitting, TableInfo } from '$lib/api'

/** When each seat's person was last seen, by this browser's clock; seats of those who are here are left out. */
export type LastSeen = Record<number, number>

export function lastSeen(known: LastSeen, seats: Sitting[], moment: number): LastSeen {
  const gone = seats.filter((seat) => seat.kind === 'person' && !seat.here)
  return Object.fromEntries(gone.map(({ number, gone }) => [number, known[number] ?? moment - (gone ?? 0)]))
}

/** The seats for which somebody at this table may ask for a stand-in now; `patience` in seconds, as the server has it. */
export function replaceable(
  table: TableInfo,
  mine: number[],
  seen: LastSeen,
  moment: number,
  patience: number,
): number[] {
  if (table.stage !== 'playing' || table.pace === 'slow') return []
  if (!table.seats.some((seat) => mine.includes(seat.number) && !seat.away)) return []
  const others = table.seats.filter((seat) => !mine.includes(seat.number) && !seat.away)
  return others.map(({ number }) => number).filter((number) => moment - (seen[number] ?? Infinity) >= patience * 1000)
}

/** How long the host has been gone; one without a seat is known only from what the server told at a moment. */
export function hostGoneFor(table: TableInfo, seen: LastSeen, told: number, moment: number): number {
  const seat = table.seats.find(({ person }) => person === table.host)
  if (seat) return seat.here ? 0 : moment - (seen[seat.number] ?? moment)
  return table.host_gone === null ? 0 : table.host_gone + moment - told
}
