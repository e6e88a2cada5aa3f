/** The festival of a real table as it is filled in: rows of tables with customers on both sides, and what players have. */
import { choiceOf, countOf, fieldsOf, listOf, setOf, textOf, whole } from './reading'

export const CUSTOMERS = ['gh', 'bh', 'rh', 'yh', 'gb', 'bb', 'rb', 'yb']
export const COLOURS = ['green', 'blue', 'red', 'yellow']
export const HEADGEAR = ['hats', 'braids']
export const SERIES = ['colours', 'alternating']
export const COUNTINGS = ['overlapping', 'separate']
export const ROWS = 3
export const ROW_TABLES = 4
export const MOST_COINS = 9
const NOBODY = ''
const SEATS = 4

/** Four customers in reading order: the second player's side, from left to right, then the first player's. */
export type Table = string[]
export type Festival = Table[][]
export type TentCommon = { festival: Festival; series: string; pairs: string }
export type TentSheet = {
  name: string
  tables: number
  coins: number
  heroes: string[]
  colour: string
  headgear: string
  kind: string
  b: string
}
export type Place = { row: number; table: number; seat: number }

export const blankCommon = (): TentCommon => ({
  festival: Array.from({ length: ROWS }, () => []),
  series: 'overlapping',
  pairs: 'overlapping',
})
export const blankSheet = (seat: number): TentSheet => ({
  name: '',
  tables: 0,
  coins: 0,
  heroes: [],
  colour: seat ? 'red' : 'green',
  headgear: 'hats',
  kind: 'colours',
  b: seat ? 'yellow' : 'blue',
})

const readTable = (value: unknown) => {
  const found = listOf(value, SEATS, (one) => choiceOf(one as string, [...CUSTOMERS, NOBODY]))
  return found?.length === SEATS ? found : null
}
const readFestival = (value: unknown) => {
  const found = listOf(value, ROWS, (row) => listOf(row, ROW_TABLES, readTable))
  return found?.length === ROWS ? found : null
}

export function readCommon(value: unknown): TentCommon | null {
  const fields = fieldsOf(value)
  return (
    fields &&
    whole<TentCommon>({
      festival: readFestival(fields['festival']),
      series: choiceOf(fields['series'] as string, COUNTINGS),
      pairs: choiceOf(fields['pairs'] as string, COUNTINGS),
    })
  )
}

export function readSheet(value: unknown): TentSheet | null {
  const fields = fieldsOf(value)
  const heroes = listOf(fields?.['heroes'], 30, (one) => textOf(one, 20))
  return (
    fields &&
    whole<TentSheet>({
      name: textOf(fields['name'], 30),
      tables: countOf(fields['tables'], 0, ROWS * ROW_TABLES),
      coins: countOf(fields['coins'], 0, MOST_COINS),
      heroes: heroes && setOf(heroes, heroes),
      colour: choiceOf(fields['colour'] as string, COLOURS),
      headgear: choiceOf(fields['headgear'] as string, HEADGEAR),
      kind: choiceOf(fields['kind'] as string, SERIES),
      b: choiceOf(fields['b'] as string, COLOURS),
    })
  )
}

// What gestures change

export const nameOf = ({ row, table, seat }: Place): string => `${row} ${table} ${seat}`
export function placeOf(name: string): Place {
  const [row = 0, table = 0, seat = 0] = name.split(' ').map(Number)
  return { row, table, seat }
}
export const customerAt = (festival: Festival, { row, table, seat }: Place): string =>
  festival[row]?.[table]?.[seat] ?? NOBODY

/** Somebody at a place; a table that is not there yet is laid at the end of its row. */
export function seated(festival: Festival, place: Place, customer: string): Festival {
  const row = [...(festival[place.row] ?? [])]
  const table = [...(row[place.table] ?? Array<string>(SEATS).fill(NOBODY))]
  table[place.seat] = customer
  row[place.table] = table
  return festival.map((old, at) => (at === place.row ? row : old))
}

/** The place that comes next: along the table, to the next table of the row, to the next row; at the end, the same. */
export function placeAfter({ row, table, seat }: Place): Place {
  if (seat + 1 < SEATS) return { row, table, seat: seat + 1 }
  if (table + 1 < ROW_TABLES) return { row, table: table + 1, seat: 0 }
  return row + 1 < ROWS ? { row: row + 1, table: 0, seat: 0 } : { row, table, seat }
}

/** Where to go on: the first empty place, or the place after the last. */
export function firstEmpty(festival: Festival): Place {
  for (const [row, tables] of festival.entries())
    for (const [table, seats] of tables.entries()) {
      const seat = seats.indexOf(NOBODY)
      if (seat >= 0) return { row, table, seat }
    }
  const row = Math.max(
    0,
    festival.findIndex((tables) => tables.length < ROW_TABLES),
  )
  return { row, table: Math.min(festival[row]!.length, ROW_TABLES - 1), seat: 0 }
}

/** A sweep that begins at an empty place fills empty places only; begun at somebody, it goes over everybody. */
export function swept(festival: Festival, names: string[], customer: string): Festival {
  const places = names.map(placeOf)
  const over = places[0] !== undefined && customerAt(festival, places[0]) !== NOBODY
  return places.reduce(
    (now, place) => (over || customerAt(festival, place) === NOBODY ? seated(now, place, customer) : now),
    festival,
  )
}

/** The next kind of customer at a place, at last nobody. */
export function cycled(festival: Festival, place: Place): Festival {
  const kinds = [...CUSTOMERS, NOBODY]
  return seated(festival, place, kinds[(kinds.indexOf(customerAt(festival, place)) + 1) % kinds.length]!)
}

export const without = (festival: Festival, row: number, table: number): Festival =>
  festival.map((tables, at) => (at === row ? tables.filter((_, number) => number !== table) : tables))

export const emptyPlaces = (festival: Festival): number =>
  festival.flat(2).filter((customer) => customer === NOBODY).length

/** Null while a place at a table is empty: then nothing can be counted. */
export function tentCase(common: TentCommon, sheets: TentSheet[]): Record<string, unknown> | null {
  if (emptyPlaces(common.festival)) return null
  return {
    game: 'oktoberfest',
    options: { series: common.series, pairs: common.pairs },
    festival: common.festival.map((row) => row.map(([a, b, c, d]) => `${c} ${d} / ${a} ${b}`)),
    players: sheets.map((sheet) => ({
      tables: sheet.tables,
      coins: sheet.coins,
      heroes: sheet.heroes,
      objective_a: `${sheet.colour} ${sheet.headgear} ${sheet.kind}`,
      objective_b: sheet.b,
    })),
  }
}
