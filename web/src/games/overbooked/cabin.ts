/**
 * The cabin from above: where seats, aisles and zones lie on the drawing.
 * Nose up; units of the drawing, not pixels.
 */
import type { Card } from './view'

export const PITCH = 58
export const ROW = 62
export const AISLE = 36
export const WALL = 24
export const TOP = 196
export const ROWS = 5
export const BOTTOM = TOP + ROWS * ROW
export const HEIGHT = 640
const LEAST = 660
const LETTERS = 'abcdefghjk' // airlines know no I

export type Letter = Card['passengers'][number]
export const PASSENGERS: Letter[] = ['R', 'W', 'B', 'Y', 'G']
export type Kind = Card['wishes'][number]
export type Column = { letter: string; kind: Kind; zone: number; x: number }
export type Seat = { name: string; row: number; column: number; kind: Kind; zone: number; x: number; y: number }
export type Zone = { x: number; width: number }
export type Cabin = {
  width: number
  left: number
  right: number
  columns: Column[]
  seats: Seat[]
  byName: Map<string, Seat>
  zones: Zone[]
  aisles: number[]
}

const KINDS: Record<string, Kind> = { W: 'window', M: 'middle', A: 'aisle' }

/** A cabin from one row as the server writes it: `WMA AMMA AMW`. */
export function cabinOf(row: string): Cabin {
  const parts = row.split(' ')
  const span = parts.join('').length * PITCH + (parts.length - 1) * AISLE
  const width = Math.max(LEAST, span + 2 * WALL)
  const left = (width - span) / 2
  const columns: Column[] = []
  const zones: Zone[] = []
  const aisles: number[] = []
  let x = left
  parts.forEach((part, zone) => {
    zones.push({ x, width: part.length * PITCH })
    for (const kind of part) {
      columns.push({ letter: LETTERS[columns.length]!, kind: KINDS[kind]!, zone, x: x + PITCH / 2 })
      x += PITCH
    }
    if (zone < parts.length - 1) aisles.push(x + AISLE / 2)
    x += AISLE
  })
  const seats = Array.from({ length: ROWS }, (_, r) =>
    columns.map((column, c) => ({
      name: `${r + 1}${column.letter}`,
      row: r,
      column: c,
      kind: column.kind,
      zone: column.zone,
      x: column.x,
      y: TOP + r * ROW + ROW / 2,
    })),
  ).flat()
  return {
    width,
    left,
    right: left + span,
    columns,
    seats,
    byName: new Map(seats.map((seat) => [seat.name, seat])),
    zones,
    aisles,
  }
}

export const seatAt = (cabin: Cabin, row: number, column: number): Seat | undefined =>
  column < 0 ? undefined : cabin.seats[row * cabin.columns.length + column]

/** Who sits where, from a plane written as five rows. */
export function sitting(cabin: Cabin, plane: string[]): Map<string, Letter> {
  const found = new Map<string, Letter>()
  plane.forEach((row, r) => {
    ;[...row.replaceAll(' ', '')].forEach((letter, c) => {
      if (letter !== '.') found.set(seatAt(cabin, r, c)!.name, letter as Letter)
    })
  })
  return found
}

/** The same faces on the same seats: a look from the seat's name. */
export const lookOf = (name: string): number => (name.charCodeAt(0) * 7 + name.charCodeAt(1) * 5) % 3

/** Seats that hang together within their zones, for drawing an outline around them. */
export function clusters(cabin: Cabin, names: string[]): Seat[][] {
  const left = new Set(names)
  const found: Seat[][] = []
  for (const name of names) {
    if (!left.has(name)) continue
    const group: Seat[] = []
    const todo = [name]
    left.delete(name)
    while (todo.length) {
      const seat = cabin.byName.get(todo.pop()!)
      if (!seat) continue
      group.push(seat)
      for (const [dr, dc] of [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const next = seatAt(cabin, seat.row + dr, seat.column + dc)
        if (next && Math.abs(next.column - seat.column) <= 1 && next.zone === seat.zone && left.delete(next.name))
          todo.push(next.name)
      }
    }
    found.push(group)
  }
  return found
}

/** Rounded squares that join into one outline. */
export function outline(group: Seat[], grow = 0): string {
  const w = PITCH + grow
  const h = ROW + grow
  return group.map(({ x, y }) => `M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`).join('')
}

/** Only the edges between a group and the rest: the border of a group. */
export function border(cabin: Cabin, group: Seat[], inset = 3): string {
  const inside = new Set(group.map((seat) => seat.name))
  const has = (seat: Seat, dr: number, dc: number) => {
    const next = seatAt(cabin, seat.row + dr, seat.column + dc)
    return !!next && Math.abs(next.column - seat.column) <= 1 && next.zone === seat.zone && inside.has(next.name)
  }
  let path = ''
  for (const seat of group) {
    const up = has(seat, -1, 0),
      down = has(seat, 1, 0),
      west = has(seat, 0, -1),
      east = has(seat, 0, 1)
    const x0 = seat.x - PITCH / 2 + (west ? 0 : inset),
      x1 = seat.x + PITCH / 2 - (east ? 0 : inset)
    const y0 = seat.y - ROW / 2 + (up ? 0 : inset),
      y1 = seat.y + ROW / 2 - (down ? 0 : inset)
    if (!up) path += `M${x0} ${y0}H${x1}`
    if (!down) path += `M${x0} ${y1}H${x1}`
    if (!west) path += `M${x0} ${y0}V${y1}`
    if (!east) path += `M${x1} ${y0}V${y1}`
  }
  return path
}
