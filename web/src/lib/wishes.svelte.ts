/** How a visitor likes to sit down to each game: remembered in this browser. */
import { api, luck, type GameInfo, type NewTable } from './api'
import { person } from './person.svelte'
import { go } from './router.svelte'

type Level = NonNullable<NewTable['seats'][number]['level']>
export type SeatWish = 'me' | 'open' | 'invite' | string // else the level of a bot
export type Wish = {
  seats: SeatWish[]
  options: Record<string, unknown>
  public: boolean
  pace: 'live' | 'slow'
  clock: '' | 'move' | 'game'
  minutes: number
  standIn: string
  hints: boolean
}

/** The levels that people play against; the others are yardsticks for bots. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master']
const USUAL_PLAYERS: Record<string, number> = { overbooking: 3, overbooked: 3, oktoberfest: 2 }
const NAME = 'houseful-wishes'

export function usualWish(game: string): Wish {
  const others = Array.from({ length: (USUAL_PLAYERS[game] ?? 2) - 1 }, () => 'casual')
  return {
    seats: ['me', ...others],
    options: {},
    public: false,
    pace: 'live',
    clock: '',
    minutes: 2,
    standIn: 'like',
    hints: false,
  }
}

function read(): Record<string, Wish> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}')
  } catch {
    return {}
  }
}

const kept = $state(read())

export function wishFor(game: string): Wish {
  return { ...usualWish(game), ...kept[game] }
}

export function remember(game: string, wish: Wish) {
  kept[game] = $state.snapshot(wish) as Wish
  localStorage.setItem(NAME, JSON.stringify(kept))
}

const botOr = (seat: SeatWish, otherwise: string) => (LEVELS.includes(seat) ? seat : otherwise)

/** Me and bots, at once. */
export function withBots(game: string): Wish {
  const wish = wishFor(game)
  const level = wish.seats.find((seat) => LEVELS.includes(seat)) ?? 'casual'
  return {
    ...wish,
    seats: wish.seats.map((seat, number) => (number ? botOr(seat, level) : 'me')),
    public: false,
    pace: 'live',
    clock: '',
  }
}

/** Me and free seats, by link. */
export function withFriends(game: string): Wish {
  const wish = wishFor(game)
  const players = Math.max(2, wish.seats.length)
  const options = wish.seats.length < 2 ? {} : wish.options
  return { ...wish, options, seats: ['me', ...Array.from({ length: players - 1 }, () => 'open')], public: false }
}

const seatOf = (seat: SeatWish): NewTable['seats'][number] =>
  seat === 'me' || seat === 'open' || seat === 'invite' ? { kind: seat } : { kind: 'bot', level: seat as Level }

/** Lay the table and go there; the links for single seats are kept for the waiting room. */
export async function sitDown(game: string, wish: Wish, pack: string | null = null): Promise<void> {
  await person.known()
  const clock = wish.clock ? { per: wish.clock, seconds: Math.round(wish.minutes * 60) } : null
  const { table, invites } = await api.create({
    game,
    seats: wish.seats.map(seatOf),
    options: wish.options,
    public: wish.public,
    pace: wish.pace,
    stand_in: wish.standIn as NewTable['stand_in'],
    hints: wish.hints,
    luck: luck(),
    ...(pack ? { pack } : {}),
    ...(clock ? { clock } : {}),
  })
  if (Object.keys(invites).length) localStorage.setItem(`houseful-invites-${table.id}`, JSON.stringify(invites))
  go(`/table/${table.id}`)
}

/** The options that can be chosen for this many players, without those that the seats decide. */
export function optionsFor(info: GameInfo, players: number): [string, unknown[]][] {
  const alone = ['scenario', 'difficulty']
  return Object.entries(info.options)
    .filter(([name]) => (info.players.includes(1) && players === 1 ? alone.includes(name) : !alone.includes(name)))
    .map(([name, values]) => [name, values.slice(1)])
}
