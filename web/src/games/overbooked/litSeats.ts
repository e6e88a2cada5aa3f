/** Which seats of a plane to light up: seats by name (mine, or `2:3c` of another seat), or a score line for all. */
import type { PlaneEvent, PlaneView } from './view'

export function litSeats(view: PlaneView, lit: string[], seat: number, me: number): Set<string> {
  const found = new Set<string>()
  for (const name of lit) {
    const [, owner, place] = /^(?:(\d+)[:. ])?([1-5][a-k])$/i.exec(name) ?? []
    if (place) {
      if ((owner === undefined ? me : Number(owner)) === seat) found.add(place.toLowerCase())
    } else for (const there of view.seats[seat]?.sources[name] ?? []) found.add(there)
  }
  return found
}

/** Whom each player seated last: those of one card. */
export function remember(known: Record<number, string[]>, event: PlaneEvent): Record<number, string[]> {
  if (event.kind === 'take') return { ...known, [event.seat]: [] }
  return event.kind === 'seat' ? { ...known, [event.seat]: [...(known[event.seat] ?? []), event.place] } : known
}

/** The cards that have come into the hall since somebody's last move. */
export function newCards(news: { events: PlaneEvent[] }[]): Set<string> {
  return new Set(news.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'draw' ? [event.card] : []))))
}
