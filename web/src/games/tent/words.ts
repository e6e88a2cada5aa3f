/** Cards, customers and objectives in words, as the table in sentences says them. */
import { say } from '$lib/words.svelte'
import type { Hero } from './cards'

export function amounts(cards: Partial<Record<string, number>>): string {
  const told = Object.entries(cards).filter(([, count]) => count).map(([kind, count]) => say(`tent-amount-${kind}`, { count: count! }))
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
  return { customer: `${colour[0]}${headgear[0]}`, group: say(`tent-group-${colour}-${headgear}`), series: say(`tent-series-${kind}`), kind }
}
