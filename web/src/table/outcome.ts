/** The end of a game in words: who won, and for screen readers with everybody's points. */
import type { GameResult, TableInfo } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { say } from '$lib/words.svelte'
import { seatName } from './names'

export const namesOf = ({ seats }: TableInfo): string[] =>
  seats.map(({ number }) => seatName(seats, number) || say('page-seat', { number: number + 1 }))

/** Who won, as a title. */
export function outcomeOf(table: TableInfo, { winners }: GameResult, mine: number[]): string {
  if (!winners.length) return say('page-solo-lost')
  if (winners.length === 1 && mine.length === 1 && mine.includes(winners[0]!)) return say('page-you-won')
  const names = namesOf(table)
  return say('page-won', { names: new Intl.ListFormat(settings.language).format(winners.map((seat) => names[seat]!)) })
}

/** All of it in one breath; a player alone has no points. */
export function endSpoken(table: TableInfo, result: GameResult, mine: number[]): string {
  const outcome = say('page-ended', { outcome: outcomeOf(table, result, mine) })
  if (result.players.length < 2) return outcome
  const names = namesOf(table)
  const points = result.players.map(({ total }, seat) =>
    say('page-ended-seat', { name: names[seat]!, points: say('page-points', { count: total }) }),
  )
  return [outcome, ...points].join(' ')
}
