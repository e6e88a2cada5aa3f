/** What has been filled in, as this browser keeps it: a reload loses nothing, and what cannot be read is dropped. */
import { fieldsOf } from './reading'

const VERSION = 1
/** What belongs to everybody, and one sheet for each player. */
export type Filled<C, P> = { common: C; players: P[] }
/** How the parts of one game's sheet look. */
export type Shape<C, P> = {
  blankCommon: () => C
  blankPlayer: (seat: number) => P
  readCommon: (value: unknown) => C | null
  readPlayer: (value: unknown) => P | null
  seats: number
}
/** A sheet that phones share: its code, and the player who fills in at this one; null: all of them. */
export type Sharing = { code: string; mine: number | null; unsent: number[] }
export type Kept<C, P> = { filled: Filled<C, P>; sharing: Sharing | null }
/** `damaged`: something was there that could not be read. */
export type Found<C, P> = Kept<C, P> & { damaged: boolean }

export const blank = <C, P>(shape: Shape<C, P>): Filled<C, P> => ({
  common: shape.blankCommon(),
  players: Array.from({ length: shape.seats }, (_, seat) => shape.blankPlayer(seat)),
})

export function write<C, P>({ filled, sharing }: Kept<C, P>): string {
  return JSON.stringify({ version: VERSION, ...filled, sharing })
}

function readSharing(value: unknown): Sharing | null {
  const fields = fieldsOf(value)
  const { code, mine, unsent } = fields ?? {}
  if (typeof code !== 'string') return null
  const parts = Array.isArray(unsent) ? unsent.filter((part): part is number => Number.isInteger(part)) : []
  return { code, mine: Number.isInteger(mine) ? (mine as number) : null, unsent: parts }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function read<C, P>(text: string | null, shape: Shape<C, P>): Found<C, P> {
  const nothing = { filled: blank(shape), sharing: null }
  if (text === null) return { ...nothing, damaged: false }
  const fields = fieldsOf(parsed(text))
  const players = fields?.['players']
  if (fields?.['version'] !== VERSION || !Array.isArray(players) || players.length !== shape.seats)
    return { ...nothing, damaged: true }
  const common = shape.readCommon(fields['common'])
  const sheets = players.map((player) => shape.readPlayer(player))
  return {
    filled: {
      common: common ?? shape.blankCommon(),
      players: sheets.map((sheet, seat) => sheet ?? shape.blankPlayer(seat)),
    },
    sharing: readSharing(fields['sharing']),
    damaged: common === null || sheets.includes(null),
  }
}
