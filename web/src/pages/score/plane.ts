/** The planes of a real table as they are filled in: who sits where, and what taps and sweeps change. */
import { choiceOf, countOf, fieldsOf, listOf, setOf, textOf, whole } from './reading'

export const LETTERS = ['R', 'W', 'B', 'Y', 'G']
export const NOBODY = '.'
export const BRUSHES = [...LETTERS, NOBODY]
export const ROWS = 5
export const EVENTS = [
  'adorable-kids',
  'buddy-time',
  'corner-seats',
  'couples-retreat',
  'school-holidays',
  'emergency-exit-assistance',
  'family-vacation',
  'full-flight',
  'kids-gone-wild',
  'lonely-christmas',
  'low-season-blues',
  'beautiful-sunset',
  'missing-friends',
  'threes-company',
  'like-sardines',
]
/** What people agree on before they play and the score file knows; the first is usual. */
export const OPTIONS = { kids: ['any', 'adults'], missing_friends: ['every', 'largest'], low_season: ['area', 'line'] }
export const MOST_NAME = 30

/** A row of the plane that one to three players have, and of the narrower one that four have. */
export const KINDS = { wide: 'WMA AMMA AMW', narrow: 'WMMA AMMW' }
export type Layout = keyof typeof KINDS
export const layoutFor = (players: number): Layout => (players < 4 ? 'wide' : 'narrow')
const columnsOf = (layout: Layout) => KINDS[layout].replaceAll(' ', '').length

/** Five rows of letters without gaps. */
export type Plane = string[]
export type PlaneSheet = {
  name: string
  wide: Plane
  narrow: Plane
  overbooked: number
  vouchers: number
  bonus: number
}
export type PlaneCommon = { count: number; events: string[]; options: Record<keyof typeof OPTIONS, string> }

export const emptyPlane = (layout: Layout): Plane => Array(ROWS).fill(NOBODY.repeat(columnsOf(layout)))

export const blankSheet = (): PlaneSheet => ({
  name: '',
  wide: emptyPlane('wide'),
  narrow: emptyPlane('narrow'),
  overbooked: 0,
  vouchers: 0,
  bonus: 0,
})
export const blankCommon = (): PlaneCommon => ({
  count: 2,
  events: [],
  options: { kids: 'any', missing_friends: 'every', low_season: 'area' },
})

const readPlane = (layout: Layout) => (value: unknown) => {
  const row = new RegExp(`^[${BRUSHES.join('')}]{${columnsOf(layout)}}$`)
  const found = listOf(value, ROWS, (one) => (typeof one === 'string' && row.test(one) ? one : null))
  return found?.length === ROWS ? found : null
}

export function readSheet(value: unknown): PlaneSheet | null {
  const fields = fieldsOf(value)
  return (
    fields &&
    whole<PlaneSheet>({
      name: textOf(fields['name'], MOST_NAME),
      wide: readPlane('wide')(fields['wide']),
      narrow: readPlane('narrow')(fields['narrow']),
      overbooked: countOf(fields['overbooked'], 0, 99),
      vouchers: countOf(fields['vouchers'], 0, 99),
      bonus: countOf(fields['bonus'], 0, 60),
    })
  )
}

export function readCommon(value: unknown): PlaneCommon | null {
  const fields = fieldsOf(value)
  const options = fieldsOf(fields?.['options'])
  if (!fields || !options) return null
  const chosen = whole<PlaneCommon['options']>({
    kids: choiceOf(options['kids'], OPTIONS.kids) as string | null,
    missing_friends: choiceOf(options['missing_friends'], OPTIONS.missing_friends) as string | null,
    low_season: choiceOf(options['low_season'], OPTIONS.low_season) as string | null,
  })
  return whole<PlaneCommon>({
    count: countOf(fields['count'], 1, 4),
    events: setOf(fields['events'], EVENTS),
    options: chosen,
  })
}

const isEmpty = (plane: Plane) => plane.every((row) => [...row].every((letter) => letter === NOBODY))

/** Another number of players may have another plane: whoever sits in a seat of the same name comes along, once. */
export function carriedOver(sheet: PlaneSheet, from: Layout, to: Layout): PlaneSheet {
  if (from === to || !isEmpty(sheet[to])) return sheet
  const width = columnsOf(to)
  return { ...sheet, [to]: sheet[from].map((row) => row.slice(0, width).padEnd(width, NOBODY)) }
}

// What gestures change. Seats have the names of the board: 1a to 5k, no i.

const COLUMNS = 'abcdefghjk'
const placeOf = (name: string) => ({ row: Number(name[0]) - 1, column: COLUMNS.indexOf(name[1] ?? '') })
export const letterAt = (plane: Plane, name: string): string => {
  const { row, column } = placeOf(name)
  return plane[row]?.[column] ?? NOBODY
}

function put(plane: Plane, name: string, letter: string): Plane {
  const { row, column } = placeOf(name)
  return plane.map((line, at) => (at === row ? line.slice(0, column) + letter + line.slice(column + 1) : line))
}

/** A tap seats the chosen passenger; on somebody of that kind it goes on to the next kind, at last to nobody. */
export function tapped(plane: Plane, name: string, brush: string): Plane {
  const sits = letterAt(plane, name)
  const next = sits === brush ? BRUSHES[(BRUSHES.indexOf(sits) + 1) % BRUSHES.length]! : brush
  return put(plane, name, next)
}

/** A sweep that begins on an empty seat fills empty seats only; begun on somebody, it goes over everybody. */
export function swept(plane: Plane, names: string[], brush: string): Plane {
  const first = names[0]
  const over = brush === NOBODY || (first !== undefined && letterAt(plane, first) !== NOBODY)
  return names.reduce((now, name) => (over || letterAt(plane, name) === NOBODY ? put(now, name, brush) : now), plane)
}

/** Every empty seat of a row, or of the plane, gets the chosen passenger; chosen nobody, all get up. */
export function filled(plane: Plane, brush: string, row: number | null = null): Plane {
  const fill = (line: string) => (brush === NOBODY ? NOBODY.repeat(line.length) : line.replaceAll(NOBODY, brush))
  return plane.map((line, at) => (row === null || at === row ? fill(line) : line))
}

/** Rows as the score file writes them: zones parted by a space. */
export function written(plane: Plane, layout: Layout): string[] {
  const zones = KINDS[layout].split(' ').map((zone) => zone.length)
  return plane.map((line) => {
    let at = 0
    return zones.map((width) => line.slice(at, (at += width))).join(' ')
  })
}

export function planeCase(common: PlaneCommon, sheets: PlaneSheet[]): Record<string, unknown> {
  const layout = layoutFor(common.count)
  return {
    game: 'overbooked',
    events: common.events,
    options: common.options,
    players: sheets.slice(0, common.count).map((sheet) => ({
      plane: written(sheet[layout], layout),
      overbooked: sheet.overbooked,
      vouchers: sheet.vouchers,
      bonus_cards: sheet.bonus,
    })),
  }
}
