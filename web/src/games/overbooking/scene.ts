/** The street as it is drawn: one snapshot, from what the server shows or from a step of the checking. */
import { readGuest, type Face, type HotelView, type SeenGuest } from './pieces'

export type Standing = {
  /** Who it is as far as one knows, else the place: pieces travel by this name. */
  id: string
  owner: number
  crest: string
  size: SeenGuest['size']
  number: number | null
  guest: string | null
  /** The numbers that a face-down guest can still have; none where its face is known. */
  candidates: number[]
  faceUp: boolean
  state: 'waiting' | 'booked' | 'away'
  /** 1 or 2: chosen by nobles to book first or second. */
  favoured: number
}
export type Sleeper = { owner: number; number: number; guest: string }
export type Row = {
  hotel: number
  rule: string
  base: number
  beds: number
  /** Beds that nobody sleeps in yet. */
  free: number
  places: number
  backPlaces: number
  tile: boolean
  open: boolean
  line: Standing[]
  back: (Standing | null)[]
  sleepers: Sleeper[]
  next: Face | null
  /** Which of the box's hotel cards, counted from 1; 0 in a drawing of the rulebook. */
  card: number
}
export type Household = {
  seat: number
  colour: string
  hand: number
  booked: string[]
  /** Out of the game. */
  discarded: string[]
  tiles: number
  sets: Record<string, number>
  points: number
}
export type Scene = { round: number; first: number; rows: Row[]; households: Household[] }

const SIZES: Record<SeenGuest['size'], number[]> = { small: [1, 2, 3], large: [4, 5, 6] }

/** What a guest can be: as the server says; before it has, whatever looks like it from behind. */
function candidatesOf(guest: Pick<SeenGuest, 'size' | 'number' | 'candidates'>): number[] {
  if (guest.number !== null) return []
  return guest.candidates?.map((name) => readGuest(name).number) ?? SIZES[guest.size]
}

export function standing(guest: SeenGuest, id: string, favoured: string[] = []): Standing {
  return {
    id: guest.guest ?? id,
    owner: guest.owner,
    crest: guest.crest,
    size: guest.size,
    number: guest.number,
    guest: guest.guest,
    candidates: candidatesOf(guest),
    faceUp: guest.face_up,
    state: 'waiting',
    favoured: guest.guest ? favoured.indexOf(guest.guest) + 1 : 0,
  }
}

/** A guest whose face everybody sees, turned up from how it lay there. */
export function openGuest(guest: string, before: Standing | null | undefined): Standing {
  const { owner, number, crest } = readGuest(guest)
  return standing(
    { owner, crest, size: before?.size ?? 'small', number, guest, face_up: true, candidates: null },
    guest,
  )
}

export function sceneOf(view: HotelView, totals: number[]): Scene {
  const checking = view.checking
  return {
    round: view.round,
    first: view.first,
    rows: view.hotels.map((hotel) => {
      const open = checking?.hotel === hotel.hotel
      const place = (guest: SeenGuest | null, side: string, index: number) =>
        guest && standing(guest, `${side} ${hotel.hotel}.${index}`, open ? checking.favoured : [])
      return {
        hotel: hotel.hotel,
        rule: hotel.rule,
        base: hotel.beds,
        beds: open ? checking.beds : hotel.beds,
        free: open ? checking.beds : hotel.beds,
        places: hotel.places,
        backPlaces: hotel.back_places,
        tile: hotel.tile,
        open,
        line: hotel.line.map((guest, index) => place(guest, 'line', index)).filter((guest) => guest !== null),
        back: hotel.back.map((guest, index) => place(guest, 'back', index)),
        sleepers: [],
        next: hotel.next,
        card: hotel.card,
      }
    }),
    households: view.seats.map((seat) => ({
      seat: seat.seat,
      colour: seat.colour,
      hand: seat.hand,
      booked: seat.booked,
      discarded: seat.discarded,
      tiles: seat.tiles,
      sets: seat.sets,
      points: totals[seat.seat] ?? 0,
    })),
  }
}

/** The same street without the faces that only one seat knows: for whoever sits down next at this screen. */
export function masked(scene: Scene): Scene {
  const hide = (guest: Standing, id: string): Standing =>
    guest.faceUp ? guest : { ...guest, id, number: null, guest: null, candidates: SIZES[guest.size] }
  return {
    ...scene,
    rows: scene.rows.map((row) => ({
      ...row,
      line: row.line.map((guest, index) => hide(guest, `line ${row.hotel}.${index}`)),
      back: row.back.map((guest, index) => guest && hide(guest, `back ${row.hotel}.${index}`)),
    })),
  }
}
