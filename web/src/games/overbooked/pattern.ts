/** Patterns of luggage cards: turned for drawing, and matched against the legal moves. */
import { seatAt, type Cabin, type Letter, type Seat } from './cabin'
import type { Card, Hand } from './view'

export type Spot = { row: number; column: number; letter: Letter; number: number }
export type Pattern = { spots: Spot[]; height: number; width: number }
/** A legal move that seats somebody: who would sit where. */
export type Placement = {
  move: string
  turn: number
  anchor: string
  taken: { seat: Seat; letter: Letter }[]
  x: number
  y: number
}

function measured(spots: Spot[]): Pattern {
  return {
    spots,
    height: 1 + Math.max(...spots.map((spot) => spot.row)),
    width: 1 + Math.max(...spots.map((spot) => spot.column)),
  }
}

/** The card as it is drawn. Passengers are numbered in reading order. */
export function patternOf(card: Card): Pattern {
  const spots: Spot[] = []
  card.drawing.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter !== '.') spots.push({ row, column, letter: letter as Letter, number: spots.length + 1 })
    }),
  )
  return measured(spots)
}

/** After quarter turns clockwise. */
export function turned(pattern: Pattern, degrees: number): Pattern {
  let now = pattern
  for (let done = 0; done < degrees; done += 90)
    now = measured(now.spots.map((spot) => ({ ...spot, row: spot.column, column: now.height - 1 - spot.row })))
  return now
}

/** Those who board, and the box around them: whoever stays away needs neither a seat nor room. */
export function boarders(pattern: Pattern, away: number[]): Pattern {
  const here = pattern.spots.filter((spot) => !away.includes(spot.number))
  const top = Math.min(...here.map((spot) => spot.row))
  const left = Math.min(...here.map((spot) => spot.column))
  return measured(here.map((spot) => ({ ...spot, row: spot.row - top, column: spot.column - left })))
}

/** Every legal way to seat the card in hand, or its next passenger. */
export function placements(cabin: Cabin, hand: Hand, legal: string[]): Placement[] {
  const drawn = patternOf(hand)
  const found: Placement[] = []
  for (const move of legal) {
    const [verb, name, , degrees] = move.split(' ')
    const seat = cabin.byName.get(name ?? '')
    if (!seat) continue
    if (verb === 'seat') {
      const letter = hand.passengers[(hand.next ?? 1) - 1]!
      found.push({ move, turn: 0, anchor: seat.name, taken: [{ seat, letter }], x: seat.x, y: seat.y })
    } else if (verb === 'place') {
      const turn = Number(degrees ?? 0)
      found.push(placed(cabin, boarders(turned(drawn, turn), hand.left_out), seat, move, turn))
    }
  }
  return found
}

function placed(cabin: Cabin, pattern: Pattern, corner: Seat, move: string, turn: number): Placement {
  const far = seatAt(cabin, corner.row + pattern.height - 1, corner.column + pattern.width - 1) ?? corner
  const taken = pattern.spots.map((spot) => ({
    seat: seatAt(cabin, corner.row + spot.row, corner.column + spot.column)!,
    letter: spot.letter,
  }))
  return { move, turn, anchor: corner.name, taken, x: (corner.x + far.x) / 2, y: (corner.y + far.y) / 2 }
}

/** The placement of this turn that lies nearest to a point. */
export function nearest(all: Placement[], turn: number, x: number, y: number): Placement | null {
  let best: Placement | null = null
  let least = Infinity
  for (const one of all) {
    if (one.turn !== turn) continue
    const far = (one.x - x) ** 2 + (one.y - y) ** 2
    if (far < least) [best, least] = [one, far]
  }
  return best
}

/** The next placement of the same turn in a direction: for arrow keys. */
export function neighbour(all: Placement[], from: Placement, dx: number, dy: number): Placement | null {
  let best: Placement | null = null
  let least = Infinity
  for (const one of all) {
    if (one.turn !== from.turn || one === from) continue
    const along = (one.x - from.x) * dx + (one.y - from.y) * dy
    const aside = Math.abs((one.x - from.x) * dy) + Math.abs((one.y - from.y) * dx)
    if (along < 1) continue
    if (along + 4 * aside < least) [best, least] = [one, along + 4 * aside]
  }
  return best
}
