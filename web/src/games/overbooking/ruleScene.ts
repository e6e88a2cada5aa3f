/** A hotel whose bookings are checked, as the rulebook draws it: told by the events of a move. */
import type { HotelEvent, HotelView } from './pieces'
import { sceneOf, type Row, type Scene } from './scene'
import { beatsOf } from './show'

type Facts = Record<string, unknown>

/** The hotel as it lay there: the view may already show the next round's. */
function laid(row: Row, facts: Facts): Row {
  const beds = Number(facts['beds'] ?? row.base)
  const rule = String(facts['sign'] ?? row.rule)
  return {
    ...row,
    rule,
    base: beds,
    beds,
    free: beds,
    line: [],
    back: [],
    sleepers: [],
    open: true,
    next: null,
    card: 0,
    tile: false,
  }
}

/** The scene when the last guest of the hotel has booked or been turned away; null where nothing was checked. */
export function checkedScene(view: HotelView, events: HotelEvent[], facts: Facts): Scene | null {
  const hotel = Number(facts['hotel'] ?? 1)
  const about = events.filter((event) => 'hotel' in event && event.hotel === hotel && event.kind !== 'hotel')
  const told = about.filter(({ kind }) => kind !== 'checked' && kind !== 'leave' && kind !== 'place')
  const now = sceneOf(view, [])
  const rows = now.rows.map((row) => (row.hotel === hotel ? laid(row, facts) : row))
  return beatsOf({ ...now, rows }, told, null).at(-1)?.scene ?? null
}
