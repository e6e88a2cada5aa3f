/** Cards of the tent as the notation writes them, and what the view says of them. */
import type { Server } from '$lib/api'
import type { BoardProps } from '../../table/board'

export const FOODS = ['pretzel', 'beer', 'sausage'] as const
export const KINDS = [...FOODS, 'coin', 'change'] as const
export type Food = (typeof FOODS)[number]
export type Kind = (typeof KINDS)[number]
export type Icon = Kind | 'joker' | 'coins' | 'points'
export type TentView = Server['OktoberfestView']
export type TentEvent = Server['OktoberfestEvent'] | Server['UndoEvent']
export type TentBoard = BoardProps<TentView, Server['OktoberfestEvent']>
export type Parcel = Server['CardCounts']
export type TableCard = Server['TableCard']
export type Customer = TableCard['near'][number]
export type Hero = Server['HeroCard']
export type FestivalRow = Server['FestivalRow']
export type Seat = Server['TentSeat']

export const nothing = (): Parcel => ({ pretzel: 0, beer: 0, sausage: 0, coin: 0, change: 0 })
export const size = (parcel: Parcel): number => KINDS.reduce((sum, kind) => sum + parcel[kind], 0)

/** `1 pretzel 2 beer`, or `heroes` where no card leaves the hand. */
export function readParcel(text: string): Parcel {
  const parcel = nothing()
  for (const [, count, kind] of text.matchAll(/(\d) (pretzel|beer|sausage|coin|change)/g))
    parcel[kind as Kind] = Number(count)
  return parcel
}

export function writeParcel(parcel: Parcel): string {
  return (
    KINDS.filter((kind) => parcel[kind])
      .map((kind) => `${parcel[kind]} ${kind}`)
      .join(' ') || 'heroes'
  )
}

/** Two sides as they look to somebody across the table. */
export function turnedRound(table: TableCard): Pick<TableCard, 'near' | 'far'> {
  return { near: [...table.far].reverse(), far: [...table.near].reverse() }
}

export function sides(table: string): Pick<TableCard, 'near' | 'far'> {
  const [near = '', far = ''] = table.split(' / ')
  return { near: near.split(' ') as Customer[], far: far.split(' ') as Customer[] }
}

/** What a table of the festival asked for; null where the view does not say, as in a drawing of the rulebook. */
export function foodOf(view: TentView, near: string[], far: string[]): Record<Food, number> | null {
  const name = sameTable(near, far)
  const at = view.placed.findIndex((id) => {
    const table = sides(id)
    return sameTable(table.near.slice(0, 2), table.far.slice(0, 2)) === name
  })
  return view.placed_food[at] ?? null
}

/** A name for a table that stays when it is turned round, so that it can be followed from market to festival. */
export function sameTable(near: string[], far: string[]): string {
  return [
    [...near, '/', ...far].join(' '),
    [...far]
      .reverse()
      .concat('/', [...near].reverse())
      .join(' '),
  ].sort()[0]!
}
