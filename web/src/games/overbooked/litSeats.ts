/** Which seats of a plane to light up: seats by name (mine, or `2:3c` of another seat), or a score line for all. */
import type { PlaneView } from './view'

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
