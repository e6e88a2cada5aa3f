/**
 * Who pays for which food of a table: heroes first, then cards, two for one last.
 * For the eyes only: the server decides.
 */
import { FOODS, type Food, type Hero, type Parcel, type Seat, type TableCard } from './cards'

export type Payer = { is: 'hero'; hero: Hero } | { is: 'cards'; cards: Food[] } | null
export type Portion = { food: Food; payer: Payer }

export function billOf(table: TableCard, cards: Parcel, seat: Seat): Portion[] {
  const portions: Portion[] = FOODS.flatMap((food) =>
    Array.from({ length: table.food[food] }, () => ({ food, payer: null as Payer })),
  )
  const open = (food?: Food) => portions.find((portion) => !portion.payer && (!food || portion.food === food))
  const give = (kind: Food | 'joker') => {
    for (const hero of seat.heroes)
      for (let gift = hero.gift[kind] ?? 0; gift > 0; gift--) {
        const portion = open(kind === 'joker' ? undefined : kind)
        if (portion) portion.payer = { is: 'hero', hero }
      }
  }
  FOODS.forEach(give)
  const spare: Food[] = []
  for (const food of FOODS)
    for (let card = 0; card < cards[food]; card++) {
      const portion = open(food)
      if (portion) portion.payer = { is: 'cards', cards: [food] }
      else spare.push(food)
    }
  const jokers = seat.heroes.reduce((sum, hero) => sum + (hero.gift.joker ?? 0), 0)
  const unpaid = () => portions.filter((portion) => !portion.payer).length
  while (spare.length >= 2 && unpaid() > jokers) open()!.payer = { is: 'cards', cards: spare.splice(0, 2) }
  give('joker')
  return portions
}

/** The heroes whose gifts pay. */
export function payersOf(bill: Portion[]): Set<string> {
  return new Set(bill.flatMap(({ payer }) => (payer?.is === 'hero' ? [payer.hero.id] : [])))
}

/** The heroes whose coins count where somebody is hired. */
export function hirersOf(seat: Seat, hiring: boolean): Set<string> {
  return new Set(hiring ? seat.heroes.filter((hero) => hero.gift.coins).map((hero) => hero.id) : [])
}
