/** What people and bots are called at a table. */
import type { Sitting } from '$lib/api'
import { say } from '$lib/words.svelte'

/** A name; whoever has not chosen one yet is a guest in the reader's language. */
export function shownName(name: string): string {
  const [proposed = '', ...rest] = name.split(' ')
  const number = rest.join(' ')
  if (!say('page-guest-names').split(', ').includes(proposed) || !/^\d*$/.test(number)) return name
  return `${say('page-guest')} ${number}`.trim()
}

export function seatName(seats: Sitting[], number: number | null | undefined): string {
  const seat = number === null || number === undefined ? undefined : seats[number]
  if (!seat) return ''
  const called = nameAlone(seat)
  const alike = seats.filter((other) => (other.person || other.level) && nameAlone(other) === called)
  return alike.length > 1 && alike.includes(seat) ? `${called} ${alike.indexOf(seat) + 1}` : called
}

function nameAlone(seat: Sitting): string {
  if (seat.name) return shownName(seat.name)
  if (seat.level) return say('page-bot', { level: seat.level })
  return say(seat.kind === 'closed' ? 'page-seat-closed' : 'page-seat-open')
}

/** A shape for each seat, because colour is never the only sign. */
export const SEAT_SHAPES = ['●', '■', '▲', '◆', '★']

/** The prefix of each game's rule ids and words. */
export const WORLDS: Record<string, string> = { overbooking: 'hotel', overbooked: 'plane', oktoberfest: 'tent' }
