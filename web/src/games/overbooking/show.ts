/** Checking the bookings as a show: the events of the journal, told step by step as snapshots of the street. */
import type { GameEvent } from '$lib/api'
import { coinsOf, readGuest, type HotelView } from './pieces'
import { openGuest, standing, type Row, type Scene } from './scene'

export type Beat = {
  kind: string
  hotel: number
  event: GameEvent
  scene: Scene
  /** The guests this step is about. */
  actors: string[]
}
type Told = GameEvent & {
  hotel: number
  guest: string
  target?: string
  side?: 'line' | 'back'
  place?: number
  beds?: number
}

/** Whether a line of the journal belongs to the show. */
export function isShow(events: GameEvent[]): boolean {
  return events.some(({ kind }) => kind in STEPS && kind !== 'place' && kind !== 'tile')
}

/** The steps of a show that begins with a scene. */
export function beatsOf(base: Scene, events: GameEvent[], eyes: number | null, coins: HotelView['coins']): Beat[] {
  const beats: Beat[] = []
  let scene = base
  for (const heard of events) {
    const step = STEPS[heard.kind]
    if (!step) continue
    const event = heard.kind === 'place' && !heard.face_up && heard.seat !== eyes ? { ...heard, guest: null } : heard
    const told = event as Told
    scene = structuredClone(scene)
    const row = scene.rows[told.hotel - 1]
    if (!row) continue
    step(row, told, scene, coins)
    const actors = [told.guest, told.target].filter((guest): guest is string => !!guest)
    const last = beats.at(-1)
    if (last && joins(last, event))
      beats[beats.length - 1] = { ...last, scene, kind: event.kind, event, actors: [...last.actors, ...actors] }
    else beats.push({ kind: event.kind, hotel: told.hotel, event, scene, actors })
  }
  return beats
}

/** Cards of a hotel turn together; whoever is left goes together. */
function joins(last: Beat, event: GameEvent): boolean {
  if (last.hotel !== event.hotel) return false
  if (event.kind === 'reveal') return last.kind === 'reveal'
  if (event.kind === 'tile') return last.kind === 'place'
  return ['leave', 'checked'].includes(event.kind) && ['leave', 'checked'].includes(last.kind)
}

type Step = (row: Row, event: Told, scene: Scene, coins: HotelView['coins']) => void

const STEPS: Record<string, Step> = {
  place(row, event, scene) {
    const guest = event.guest ?? null
    const seen = {
      owner: event.owner as number,
      crest: event.crest as string,
      size: event.size as 'small' | 'large',
      number: guest ? readGuest(guest).number : null,
      guest,
      face_up: event.face_up === true,
    }
    const side = event.side === 'back' ? row.back : row.line
    side[event.place! - 1] = standing(seen, `${event.side} ${row.hotel}.${event.place! - 1}`)
    scene.households[seen.owner]!.hand -= 1
  },
  tile(row, event, scene) {
    row.tile = false
    scene.households[event.seat!]!.tiles += 1
    scene.households[event.seat!]!.points += 1
  },
  reveal(row, event) {
    row.open = true
    const side = event.side === 'back' ? row.back : row.line
    side[event.place! - 1] = openGuest(event.guest)
  },
  'move-in'(row, event) {
    row.back = row.back.map((guest) => (guest?.guest === event.guest ? null : guest))
    row.line.push(openGuest(event.guest))
  },
  beds(row, event) {
    row.beds = event.beds!
  },
  replace(row, event) {
    row.back = row.back.map((guest) => (guest?.guest === event.guest ? null : guest))
    row.line[event.place! - 1] = openGuest(event.guest)
  },
  favour(row, event) {
    const rank = 1 + row.line.filter((guest) => guest.favoured).length
    for (const guest of row.line) if (guest.guest === event.target) guest.favoured = rank
  },
  decline() {},
  idle() {},
  book(row, event) {
    const { owner, number } = readGuest(event.guest)
    row.sleepers.push({ owner, number, guest: event.guest })
    for (const guest of row.line) if (guest.guest === event.guest) guest.state = 'booked'
  },
  'turn-away'(row, event) {
    for (const guest of row.line) if (guest.guest === event.guest) guest.state = 'away'
  },
  leave(row, event) {
    row.back = row.back.map((guest) => (guest?.guest === event.guest ? null : guest))
  },
  checked(row, _event, scene, coins) {
    for (const { owner, guest } of row.sleepers) {
      const household = scene.households[owner]!
      const card = readGuest(guest)
      household.booked = [...household.booked, `${card.number} ${card.crest}`]
      household.points += coinsOf(coins, card)
    }
    row.line = []
    row.back = []
    row.open = false
  },
}
