/** The hotel of a real table as it is filled in: one hotel with its guests, or everybody's booked guests at the end. */
import { COLOURS, KINDS, readGuest } from '../../games/overbooking/pieces'
import { standing, type Row, type Standing } from '../../games/overbooking/scene'
import { choiceOf, countOf, fieldsOf, listOf, setOf, textOf, whole } from './reading'

export const CRESTS = ['bird', 'fish', 'lion', 'oak']
export const NUMBERS = [1, 2, 3, 4, 5, 6]
export const RULES = [
  'none',
  'small-only',
  'large-only',
  'first-face-up',
  'second-face-up',
  'monks-first',
  'soldiers-first',
  'no-soldiers',
  'no-back-door',
  'two-crests',
]
export const BONUSES = ['none', 'beginner', 'expert']
export const CARDS = CRESTS.flatMap((crest) => NUMBERS.map((number) => `${number} ${crest}`))
const GUESTS = COLOURS.flatMap((colour) => CARDS.map((card) => `${colour} ${card}`))
export const MOST_BEDS = 40
const PLACES = { back: 2, line: 6 }
export type Side = keyof typeof PLACES

// One hotel

/** Guests from the hotel outwards; choices are whom powers act on, in order. */
export type OneHotel = { beds: number; rule: string; back: string[]; line: string[]; choices: (string | null)[] }
/** What the server says of one hotel. */
export type Checked = { beds: number; booked: string[]; turned_away: string[]; discarded: string[]; beds_left: number }

export const blankHotel = (): OneHotel => ({ beds: 13, rule: 'none', back: [], line: [], choices: [] })

export function readHotel(value: unknown): OneHotel | null {
  const fields = fieldsOf(value)
  if (!fields) return null
  const guests = (side: Side) => {
    const found = setOf(fields[side], GUESTS)
    return found && found.length <= PLACES[side] ? found : null
  }
  const choices = listOf(fields['choices'], 2, (one) => (one === null ? '' : choiceOf(one as string, GUESTS)))
  return whole<OneHotel>({
    beds: countOf(fields['beds'], 0, MOST_BEDS),
    rule: choiceOf(fields['rule'] as string, RULES),
    back: guests('back'),
    line: guests('line'),
    choices: choices && choices.map((guest) => guest || null),
  })
}

export const roomAt = (hotel: OneHotel, side: Side): number =>
  side === 'back' && hotel.rule === 'no-back-door' ? 0 : PLACES[side]

/** Guests at a hotel without a back door wait there for nobody: they are kept, and not counted. */
export const guestsAt = (hotel: OneHotel, side: Side): string[] => hotel[side].slice(0, roomAt(hotel, side))

export const hasRoom = (hotel: OneHotel, side: Side): boolean => hotel[side].length < roomAt(hotel, side)

export const isLaid = (hotel: OneHotel, guest: string): boolean =>
  hotel.back.includes(guest) || hotel.line.includes(guest)

export function hotelCase(hotel: OneHotel): Record<string, unknown> | null {
  if (!guestsAt(hotel, 'back').length && !hotel.line.length) return null
  return {
    game: 'overbooking',
    hotel: { beds: hotel.beds, rule: hotel.rule },
    back: guestsAt(hotel, 'back'),
    line: hotel.line,
    ...(hotel.choices.length ? { choices: hotel.choices } : {}),
  }
}

/** The hotel as the board draws it; where it has been checked, with who sleeps there and who goes. */
export function rowOf(hotel: OneHotel, checked: Checked | null): Row {
  const stand = (text: string): Standing => {
    const { owner, number, crest } = readGuest(text)
    const seen = { owner, crest, size: 'small' as const, number, guest: text, face_up: true, candidates: null }
    const state = checked?.booked.includes(text) ? 'booked' : checked ? 'away' : 'waiting'
    return { ...standing(seen, text), state }
  }
  return {
    hotel: 1,
    card: 0,
    rule: hotel.rule,
    base: hotel.beds,
    beds: checked?.beds ?? hotel.beds,
    free: checked?.beds_left ?? hotel.beds,
    places: PLACES.line,
    backPlaces: roomAt(hotel, 'back'),
    tile: false,
    open: checked !== null,
    line: hotel.line.map(stand),
    back: guestsAt(hotel, 'back').map(stand),
    sleepers: (checked?.booked ?? []).map((guest) => ({ ...readGuest(guest), guest })),
    next: null,
  }
}

// The end

export type EndCommon = { count: number; bonus: string }
export type EndSheet = { name: string; guests: string[]; tiles: number }

export const blankEnd = (): EndCommon => ({ count: 2, bonus: 'expert' })
export const blankSheet = (): EndSheet => ({ name: '', guests: [], tiles: 0 })

export function readEnd(value: unknown): EndCommon | null {
  const fields = fieldsOf(value)
  return (
    fields &&
    whole<EndCommon>({ count: countOf(fields['count'], 1, 4), bonus: choiceOf(fields['bonus'] as string, BONUSES) })
  )
}

export function readSheet(value: unknown): EndSheet | null {
  const fields = fieldsOf(value)
  return (
    fields &&
    whole<EndSheet>({
      name: textOf(fields['name'], 30),
      guests: setOf(fields['guests'], CARDS),
      tiles: countOf(fields['tiles'], 0, 99),
    })
  )
}

/** A sweep that begins on a guest who is not booked books everybody it touches; else it takes them away. */
export function swept(guests: string[], cards: string[]): string[] {
  const rest = guests.filter((guest) => !cards.includes(guest))
  return cards[0] !== undefined && guests.includes(cards[0]) ? rest : [...rest, ...cards]
}

/** All six of a crest, or none if they are there. */
export function crestFilled(guests: string[], crest: string): string[] {
  const six = CARDS.filter((card) => card.endsWith(` ${crest}`))
  const rest = guests.filter((guest) => !six.includes(guest))
  return six.every((card) => guests.includes(card)) ? rest : [...rest, ...six]
}

export function endCase(common: EndCommon, sheets: EndSheet[]): Record<string, unknown> {
  return {
    game: 'overbooking',
    bonus: common.bonus,
    players: sheets.slice(0, common.count).map(({ guests, tiles }) => ({ guests, tiles })),
  }
}

export const kindAt = (number: number): string => KINDS[number - 1] ?? KINDS[0]
