/**
 * Checking the bookings as a show: the events of a move, step by step, as snapshots of the street.
 * Totals stay as they were until the view after the move brings those of the server.
 */
import { readGuest, type HotelEvent } from './pieces'
import { openGuest, standing, type Row, type Scene, type Standing } from './scene'

/** The events that are shown at a hotel. */
export type ShownEvent = Extract<HotelEvent, { kind: keyof typeof STEPS }>
type EventOf<Kind> = Extract<HotelEvent, { kind: Kind }>
type Step<Kind> = (row: Row, event: EventOf<Kind>, scene: Scene) => void

export type Beat = {
  kind: ShownEvent['kind']
  hotel: number
  event: ShownEvent
  /** Where the last event of the step stands among those of its move. */
  number: number
  scene: Scene
  /** The guests this step is about. */
  actors: string[]
}

const isShown = (event: HotelEvent): event is ShownEvent => event.kind in STEPS

/** Whether the events of a move belong to the show. */
export function isShow(events: HotelEvent[]): boolean {
  return events.some((event) => isShown(event) && event.kind !== 'place' && event.kind !== 'tile')
}

/** An event without what a seat may not know: whoever sat at this screen before may have known more. */
function seenBy(event: ShownEvent, viewpoint: number | null): ShownEvent {
  return event.kind === 'place' && !event.face_up && event.seat !== viewpoint ? { ...event, guest: null } : event
}

function actorsOf(event: ShownEvent): string[] {
  const guests = ['guest' in event ? event.guest : null, 'target' in event ? event.target : null]
  return guests.filter((guest) => guest !== null)
}

/** The steps of a show that begins with a scene. */
export function beatsOf(base: Scene, events: HotelEvent[], viewpoint: number | null): Beat[] {
  const beats: Beat[] = []
  let scene = base
  for (const [number, told] of events.entries()) {
    if (!isShown(told)) continue
    const event = seenBy(told, viewpoint)
    scene = structuredClone(scene)
    const row = scene.rows[event.hotel - 1]
    if (!row) continue
    const step = STEPS[event.kind] as Step<typeof event.kind>
    step(row, event as never, scene)
    const actors = actorsOf(event)
    const last = beats.at(-1)
    if (last && joins(last, event))
      beats[beats.length - 1] = { ...last, scene, kind: event.kind, event, number, actors: [...last.actors, ...actors] }
    else beats.push({ kind: event.kind, hotel: event.hotel, event, number, scene, actors })
  }
  return beats
}

/** Cards of a hotel are turned up together, and all who are left go together. */
function joins(last: Beat, event: ShownEvent): boolean {
  if (last.hotel !== event.hotel) return false
  if (event.kind === 'reveal') return last.kind === 'reveal'
  if (event.kind === 'tile') return last.kind === 'place'
  return ['leave', 'checked'].includes(event.kind) && ['leave', 'checked'].includes(last.kind)
}

const isGuest = (name: string) => (guest: Standing | null) => guest?.guest === name
const without = (row: Row, name: string) => row.back.map((guest) => (isGuest(name)(guest) ? null : guest))

/** A guest goes out of the game. */
function discard(scene: Scene, guest: string) {
  const { owner, number, crest } = readGuest(guest)
  const household = scene.households[owner]!
  household.discarded = [...household.discarded, `${number} ${crest}`]
}

const STEPS = {
  place(row, event, scene) {
    const { owner, crest, size, guest, face_up } = event
    const number = guest ? readGuest(guest).number : null
    const side = event.side === 'back' ? row.back : row.line
    const at = event.place - 1
    const seen = { owner, crest, size, number, guest, face_up, candidates: null }
    side[at] = standing(seen, `${event.side} ${row.hotel}.${at}`)
    scene.households[owner]!.hand -= 1
  },
  tile(row, event, scene) {
    const household = scene.households[event.seat]!
    row.tile = false
    household.tiles += 1
  },
  reveal(row, event) {
    row.open = true
    const side = event.side === 'back' ? row.back : row.line
    side[event.place - 1] = openGuest(event.guest, side[event.place - 1])
  },
  'move-in'(row, event) {
    row.line.push(openGuest(event.guest, row.back.find(isGuest(event.guest))))
    row.back = without(row, event.guest)
  },
  beds(row, event) {
    row.beds = row.free = event.beds
  },
  replace(row, event, scene) {
    discard(scene, event.target)
    row.line[event.place - 1] = openGuest(event.guest, row.back.find(isGuest(event.guest)))
    row.back = without(row, event.guest)
  },
  favour(row, event) {
    for (const guest of row.line) if (guest.guest === event.target) guest.favoured = event.rank
  },
  decline() {},
  idle() {},
  book(row, event) {
    const { owner, number } = readGuest(event.guest)
    row.sleepers.push({ owner, number, guest: event.guest })
    row.free = event.beds_left
    for (const guest of row.line) if (guest.guest === event.guest) guest.state = 'booked'
  },
  'turn-away'(row, event, scene) {
    discard(scene, event.guest)
    for (const guest of row.line) if (guest.guest === event.guest) guest.state = 'away'
  },
  leave(row, event, scene) {
    discard(scene, event.guest)
    row.back = without(row, event.guest)
  },
  checked(row, _event, scene) {
    for (const { owner, guest } of row.sleepers) {
      const household = scene.households[owner]!
      const card = readGuest(guest)
      household.booked = [...household.booked, `${card.number} ${card.crest}`]
    }
    row.line = []
    row.back = []
    row.open = false
  },
} satisfies { [Kind in HotelEvent['kind']]?: Step<Kind> }
