/** Cards, customers and objectives in words, as the table in sentences says them. */
import { say } from '$lib/words.svelte'
import type { Sitting } from '$lib/api'
import { seatName } from '../../table/names'
import type { Hero, Icon, TentView } from './cards'

export function amounts(cards: Partial<Record<Icon | 'purse', number>>): string {
  const told = Object.entries(cards)
    .filter(([, count]) => count)
    .map(([kind, count]) => say(`tent-amount-${kind}`, { count: count! }))
  return told.join(', ') || say('tent-nothing')
}

export const customers = (side: string[]): string => side.map((one) => say(`tent-customer-${one}`)).join(', ')

export function traitsOf(hero: Hero): string {
  const told = Object.keys(hero.gift).length ? [amounts(hero.gift)] : []
  if (hero.power !== 'none') told.push(say(`tent-power-${hero.power}`))
  return told.join('; ') || say('tent-nothing')
}

export function objectiveA(name: string): { customer: string; group: string; series: string; kind: string } {
  const [colour = '', headgear = '', kind = ''] = name.split(' ')
  return {
    customer: `${colour[0]}${headgear[0]}`,
    group: say(`tent-group-${colour}-${headgear}`),
    series: say(`tent-series-${kind}`),
    kind,
  }
}

/** What has not come out of the piles of heroes and tables yet. */
export function toCome(view: TentView): { heroes: string; tables: string } {
  const { heroes, tables } = view.to_come
  const pile = (number: number) =>
    heroes
      .filter((hero) => hero.pile === number)
      .map(({ hero }) => hero)
      .join(', ') || say('tent-nobody')
  const seated = tables.flatMap((table) => table.match(/[gbry][hb]/g) ?? [])
  const told = [...new Set(seated)].sort().map((one) => {
    return `${say(`tent-customer-${one}`)} ${seated.filter((other) => other === one).length}`
  })
  return {
    heroes: say('tent-table-heroes-to-come', { first: pile(1), second: pile(2) }),
    tables: say('tent-table-tables-to-come', { count: tables.length, customers: told.join(', ') }),
  }
}

/** Whom one waits for, or why nobody moves any more; null where it is one's own turn. */
export function waitingFor(
  view: TentView,
  turn: number | null,
  viewpoint: number | null,
  seats: Sitting[],
): string | null {
  if (view.step === 'over') return say('tent-page-over', { cause: view.cause ?? 'food' })
  if (viewpoint !== null && turn === viewpoint) return null
  return turn === null ? '' : say('page-turn-of', { name: seatName(seats, turn) })
}
