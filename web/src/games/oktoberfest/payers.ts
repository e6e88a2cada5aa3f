/** The heroes who help to pay, for lighting them up. */
import type { Portion } from './bills.svelte'
import type { Seat } from './cards'

/** The heroes whose gifts pay. */
export function payersOf(bill: Portion[]): Set<string> {
  return new Set(bill.flatMap(({ giver }) => giver ?? []))
}

/** The heroes whose coins count where somebody is hired. */
export function hirersOf(seat: Seat, hiring: boolean): Set<string> {
  return new Set(hiring ? seat.heroes.filter((hero) => hero.gift.coins).map((hero) => hero.id) : [])
}
