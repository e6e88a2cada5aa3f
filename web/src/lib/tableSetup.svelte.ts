/** The table that a visitor set up last for each game: remembered in this browser. */
import { api, type GameInfo, type NewTable, Refused } from './api'
import { keepDeal, ownNumber } from './deals'
import { hasServer } from './here'
import { writeInvites } from './invites'
import { person } from './person.svelte'
import { go } from './router.svelte'
import { readStored, writeStored } from './storage'
import { needWords, say } from './words.svelte'

type Level = NonNullable<NewTable['seats'][number]['level']>
export type SeatChoice = 'me' | 'open' | 'invite' | 'closed' | string // else the level of a bot
export type TableSetup = {
  seats: SeatChoice[]
  /** What those are called who play beside the host at the same screen, by seat. */
  names: string[]
  hotSeat: boolean
  options: Record<string, unknown>
  public: boolean
  pace: 'live' | 'slow'
  clock: '' | 'move' | 'game'
  minutes: number
  standIn: string
  /** Undecided: on where one plays against bots alone. */
  hints: boolean | null
  /** Played on this device, whether there is a server or not. */
  here: boolean
}

/** The levels that people play against; the others are yardsticks for bots. */
export const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master', 'grandmaster']
const USUAL_PLAYERS: Record<string, number> = { overbooking: 3, overbooked: 3, oktoberfest: 2 }
const NAME = 'houseful-wishes'

export function usualSetup(game: string): TableSetup {
  const others = Array.from({ length: (USUAL_PLAYERS[game] ?? 2) - 1 }, () => 'casual')
  return {
    seats: ['me', ...others],
    names: [],
    hotSeat: false,
    options: {},
    public: false,
    pace: 'live',
    clock: '',
    minutes: 2,
    standIn: 'like',
    hints: null,
    here: false,
  }
}

/** What is no setup, as in a damaged storage, is left out. */
function read(): Record<string, TableSetup> {
  try {
    const found: Record<string, TableSetup> = JSON.parse(readStored(NAME) ?? '{}')
    return Object.fromEntries(Object.entries(found).filter(([, setup]) => Array.isArray(setup?.seats)))
  } catch {
    return {}
  }
}

const kept = $state(read())

export function setupFor(game: string): TableSetup {
  return { ...usualSetup(game), ...kept[game] }
}

export function remember(game: string, setup: TableSetup) {
  kept[game] = $state.snapshot(setup) as TableSetup
  writeStored(NAME, JSON.stringify(kept))
}

const levelOr = (seat: SeatChoice, otherwise: string) => (LEVELS.includes(seat) ? seat : otherwise)

/** Me and bots, at once. */
export function withBots(game: string): TableSetup {
  const setup = setupFor(game)
  const level = setup.seats.find((seat) => LEVELS.includes(seat)) ?? 'casual'
  return {
    ...setup,
    seats: setup.seats.map((seat, number) => (number ? levelOr(seat, level) : 'me')),
    public: false,
    pace: 'live',
    clock: '',
  }
}

/** Somebody's first game: simple rules, gentle bots. */
export function firstGame(info: GameInfo, players = usualSetup(info.name).seats.length): TableSetup {
  const seats = Array.from({ length: players }, (_, number) => (number ? 'novice' : 'me'))
  return { ...usualSetup(info.name), seats, options: { ...info.first_game } }
}

/** Whether somebody has set up a table of this game for themselves in this browser. */
export const hasChosen = (game: string): boolean => kept[game] !== undefined

/** Me and free seats, by link; as many closed ones as may be opened while we wait. */
export function withFriends(game: string, most = 0): TableSetup {
  const setup = setupFor(game)
  const players = Math.max(2, setup.seats.length)
  const options = setup.seats.length < 2 ? {} : setup.options
  const open = Array.from({ length: players - 1 }, () => 'open')
  const seats = ['me', ...open, ...closedUpTo(most, players)]
  return { ...setup, options, seats, names: [], public: false, here: false }
}

/** Closed seats beside so many others, for a host to open. */
export const closedUpTo = (most: number, players: number): SeatChoice[] =>
  Array.from({ length: Math.max(0, most - players) }, () => 'closed')

function seatOf(seat: SeatChoice, name: string | undefined): NewTable['seats'][number] {
  if (seat === 'me') return name?.trim() ? { kind: 'me', name: name.trim() } : { kind: 'me' }
  if (seat === 'open' || seat === 'invite' || seat === 'closed') return { kind: seat }
  return { kind: 'bot', level: seat as Level }
}

/** Whether nobody is wanted but bots and those who sit at this screen. */
export const suitsDevice = ({ seats }: Pick<TableSetup, 'seats'>): boolean =>
  !seats.some((seat) => seat === 'open' || seat === 'invite')

/** The table as it is asked for, wherever it is played. */
function wanted(game: string, setup: TableSetup, pack: string | null) {
  return {
    game,
    seats: setup.seats.map((seat, number) => seatOf(seat, number ? setup.names[number] : undefined)),
    options: $state.snapshot(setup.options),
    ...(setup.hints === null ? {} : { hints: setup.hints }),
    ...(pack ? { pack } : {}),
  }
}

/** Lay the table and go there: on this device where that is wanted, or where no server answers. */
export async function createTable(
  game: string,
  setup: TableSetup,
  pack: string | null = null,
  oncreated: (table: string) => void = () => {},
): Promise<void> {
  const fits = suitsDevice(setup)
  const isAway = !hasServer() || !navigator.onLine
  const id = await (fits && (setup.here || isAway)
    ? createHere(game, setup, pack)
    : createOnline(game, setup, pack, fits ? PATIENCE : Infinity).catch((error: unknown) => {
        if (error instanceof Refused || !fits) throw error
        return createHere(game, setup, pack)
      }))
  oncreated(id)
  go(`/table/${id}`)
}

/** Why a table could not be laid. */
export async function problemOf(error: unknown, setup: TableSetup): Promise<string> {
  if (error instanceof Refused) return error.message
  await needWords('pages')
  return say(suitsDevice(setup) ? 'page-no-server-missing' : 'page-no-server-friends')
}

async function createHere(game: string, setup: TableSetup, pack: string | null): Promise<string> {
  const { createHere: create } = await import('../offline/tables')
  return (await create(wanted(game, setup, pack), person.me?.name ?? say('page-guest'))).id
}

/** Milliseconds after which a server that says nothing is as good as none. */
const PATIENCE = 6000

/** An answer, if it comes in time. */
function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  if (patience === Infinity) return answer
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience, new TypeError('no answer in time')))
  return Promise.race([answer, late])
}

/** Lay a table on the server; the links for single seats are kept for the waiting room. */
async function createOnline(game: string, setup: TableSetup, pack: string | null, patience: number): Promise<string> {
  const clock = setup.clock ? { per: setup.clock, seconds: Math.round(setup.minutes * 60) } : null
  const { id, commitment } = await inTime(
    person.known().then(() => api.commit()),
    patience,
  )
  const number = ownNumber()
  const { table, invites } = await api.create({
    ...wanted(game, setup, pack),
    public: setup.public,
    pace: setup.pace,
    stand_in: setup.standIn as NewTable['stand_in'],
    hot_seat: setup.hotSeat,
    commitment: id,
    number,
    ...(clock ? { clock } : {}),
  })
  keepDeal(table.id, { commitment, numbers: [number], first: true })
  if (Object.keys(invites).length) writeInvites(table.id, invites)
  return table.id
}

/** The options that can be chosen for this many players, without those that the seats decide. */
export function optionsFor(info: GameInfo, players: number): [string, unknown[]][] {
  return Object.entries(info.options)
    .filter(([name]) => info.options_alone.includes(name) === (players === 1))
    .map(([name, values]) => [name, values.slice(1)])
}
