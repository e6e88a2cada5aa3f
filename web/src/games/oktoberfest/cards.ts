/** Cards of the tent as the notation writes them, and what the view says of them. */
export const FOODS = ['pretzel', 'beer', 'sausage'] as const
export const KINDS = [...FOODS, 'coin'] as const
export type Food = (typeof FOODS)[number]
export type Kind = (typeof KINDS)[number]
export type Icon = Kind | 'joker' | 'coins'
export type Parcel = Record<Kind, number>

export type TableCard = { table: string; near: string[]; far: string[]; food: Record<Food, number> }
export type Hero = {
  hero: string
  id: string
  cost: number
  points: number
  gift: Partial<Record<Food | 'joker' | 'coins', number>>
  power: string
}
export type FestivalRow = { row: number; tables: string[]; near: string[]; far: string[]; free: number }
export type Earned = Record<'heroes' | 'objective-a' | 'objective-b' | 'hero-bonus', string[]>
export type Seat = {
  seat: number
  food_cards: number
  coin_cards: number
  limit: number
  heroes: Hero[]
  gifts: Record<Food | 'joker' | 'coins', number>
  victory: number
  objective_a: string | null
  objective_b: string | null
  score: Record<string, number>
  earned: Earned
}
export type TentView = {
  ply: number
  step: 'draft' | 'action' | 'more' | 'kitchen' | 'place' | 'over'
  first: number
  last_turn: boolean
  cause: 'food' | 'festival' | null
  runs: Record<string, number>
  food_pile: number
  coin_pile: number
  table_pile: number
  hero_pile: number
  spent: Record<Food, number>
  tables: (TableCard | null)[]
  heroes: (Hero | null)[]
  serving: TableCard | null
  tables_left: number
  seats: Seat[]
  festival: FestivalRow[]
  hand: Parcel | null
}

export const nothing = (): Parcel => ({ pretzel: 0, beer: 0, sausage: 0, coin: 0 })
export const size = (parcel: Parcel): number => KINDS.reduce((sum, kind) => sum + parcel[kind], 0)
export const total = (seat: Seat): number => Object.values(seat.score).reduce((sum, points) => sum + points, 0)

/** `1 pretzel 2 beer`, or `heroes` where no card leaves the hand. */
export function readParcel(text: string): Parcel {
  const parcel = nothing()
  for (const [, count, kind] of text.matchAll(/(\d) (pretzel|beer|sausage|coin)/g)) parcel[kind as Kind] = Number(count)
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
  return { near: near.split(' '), far: far.split(' ') }
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
