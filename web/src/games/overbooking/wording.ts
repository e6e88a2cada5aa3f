/** What pieces and steps are called, in sentences. */
import type { Sitting } from '$lib/api'
import { has, say } from '$lib/words.svelte'
import { seatName } from '../../table/names'
import { COLOURS, kindOf, readCard, readGuest, type Card } from './pieces'
import type { Household, Row, Standing } from './scene'
import type { ShownEvent } from './show'

/** The people at a table, and the seat whose view this is. */
export type Company = { seats: Sitting[]; viewpoint: number | null }

export function named(what: string, word: string): string {
  const key = `hotel-${what}-${word}`
  return has(key) ? say(key) : word
}

export function playerName({ seats, viewpoint }: Company, seat: number): string {
  if (seat === viewpoint) return say('hotel-you')
  return seatName(seats, seat) || named('colour', COLOURS[seat] ?? '')
}

export function cardName({ number, crest }: Card): string {
  return say('hotel-page-card', { number, kind: named('kind', kindOf(number)), crest: named('crest', crest) })
}

export function guestTitle(company: Company, guest: string): string {
  const card = readGuest(guest)
  return say('hotel-guest-known', { name: cardName(card), owner: playerName(company, card.owner) })
}

/** One of a few, in words: 4 or 6. */
function either(choices: string[]): string {
  const [last = '', ...rest] = choices.toReversed()
  return rest.length ? say('hotel-either', { rest: rest.toReversed().join(', '), last }) : last
}

const cards = (names: string[]) => names.map((card) => cardName(readCard(card))).join('; ') || say('hotel-nobody')

export function standingTitle(company: Company, guest: Standing): string {
  const owner = playerName(company, guest.owner)
  if (guest.number === null)
    return say('hotel-guest-hidden', {
      size: named('size', guest.size),
      crest: named('crest', guest.crest),
      owner,
      numbers: either(guest.candidates.map(String)),
    })
  const name = cardName({ number: guest.number, crest: guest.crest })
  return say(guest.faceUp ? 'hotel-guest-known' : 'hotel-guest-face-down', { name, owner })
}

const queue = (company: Company, guests: (Standing | null)[]) =>
  guests
    .filter((guest) => guest !== null)
    .map((guest) => standingTitle(company, guest))
    .join(', ') || say('hotel-nobody')

/** A hotel, its rule, who stands there: what a screen reader says. */
export function hotelTitle(company: Company, row: Row): string {
  const sign = named('sign', row.rule)
  return [
    say('hotel-table-hotel', { hotel: row.hotel, beds: row.free, sign, tile: row.tile ? 'yes' : 'no' }),
    ruleSentence(row.rule),
    say('hotel-table-line', { guests: queue(company, row.line), free: Math.max(0, row.places - row.line.length) }),
    row.backPlaces
      ? say('hotel-table-back', {
          guests: queue(company, row.back),
          free: Math.max(0, row.backPlaces - row.back.length),
        })
      : say('hotel-table-no-back'),
    ...(row.next ? [say('hotel-table-next', { beds: row.next.beds, sign: named('sign', row.next.rule) })] : []),
  ].join(' ')
}

export const ruleSentence = (rule: string) => (has(`hotel-page-sign-${rule}`) ? say(`hotel-page-sign-${rule}`) : '')

export function householdTitle(company: Company, household: Household): string {
  return say('hotel-table-seat', {
    player: playerName(company, household.seat),
    points: household.points,
    hand: household.hand,
    booked: cards(household.booked),
    gone: cards(household.discarded),
    tiles: household.tiles,
  })
}

/** A step of the show, as a caption. */
export function caption(company: Company, event: ShownEvent): string {
  if (event.kind === 'reveal') return say('hotel-page-open', { hotel: event.hotel })
  const facts: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'string') facts[key] = value
  if ('seat' in event) facts.player = playerName(company, event.seat)
  if ('guest' in event && event.guest) facts.guest = guestTitle(company, event.guest)
  if ('target' in event) facts.target = guestTitle(company, event.target)
  if (event.kind === 'book' || event.kind === 'turn-away') facts.beds = event.beds_left
  if (event.kind === 'place' && event.guest === null) {
    facts.size = named('size', event.size)
    facts.crest = named('crest', event.crest)
    return say('hotel-event-place-hidden', facts)
  }
  if (event.kind === 'place' && event.face_up) return say('hotel-event-place-open', facts)
  return say(`hotel-event-${event.kind}`, facts)
}
