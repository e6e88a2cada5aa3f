/** A street of two hotels with a few guests, as the server shows it to Red, for tests. */
import type { HotelView, SeenGuest } from './pieces'

export const seen = (
  owner: number,
  crest: string,
  number: number | null,
  told: Partial<SeenGuest> = {},
): SeenGuest => ({
  owner,
  crest,
  size: (number ?? 1) <= 3 ? 'small' : 'large',
  number,
  guest: number === null ? null : `${['red', 'blue'][owner]} ${number} ${crest}`,
  face_up: false,
  candidates: null,
  ...told,
})

const seat = (number: number, colour: HotelView['seats'][number]['colour']) => ({
  seat: number,
  colour,
  hand: 5,
  deck: 3,
  booked: [],
  discarded: [],
  tiles: 0,
  sets: {},
  score: { coins: 4, tiles: 1, crests: 0 },
})

const hotels: HotelView['hotels'] = [
  {
    hotel: 1,
    card: 1,
    rule: 'none',
    beds: 8,
    places: 5,
    back_places: 2,
    tile: true,
    line: [seen(0, 'bird', 3), seen(1, 'fish', null)],
    back: [],
    other: { rule: 'none', beds: 9 },
    next: null,
  },
  {
    hotel: 2,
    card: 2,
    rule: 'two-crests',
    beds: 6,
    places: 4,
    back_places: 2,
    tile: false,
    line: [],
    back: [seen(1, 'bird', 4, { face_up: true })],
    other: { rule: 'none', beds: 9 },
    next: null,
  },
]

export const viewOf = (told: Partial<HotelView> = {}): HotelView => ({
  game: 'overbooking',
  options: { bonus: 'none', peek: false },
  players: 2,
  turn: 0,
  ply: 10,
  seat: 0,
  phase: 'placing',
  round: 1,
  rounds: 3,
  first: 0,
  coins: { bird: [1, 2, 3, 4, 5, 6], fish: [6, 5, 4, 3, 2, 1] },
  turns_left: 2,
  seats: [seat(0, 'red'), seat(1, 'blue')],
  hotels,
  hotel_cards: [1, 2],
  hand: ['6 fish', '1 bird', '1 fish'],
  checking: null,
  ...told,
})
