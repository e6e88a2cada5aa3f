/** Games that this visitor has finished once: kept in this browser, so that home knows it before the server answers. */
import type { TableInfo } from '$lib/api'
import { readStored, writeStored } from '$lib/storage'

const NAME = 'houseful-played'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

let games = $state.raw(read())

/** Whether somebody has not finished a game of this kind yet. */
export const isNew = (game: string): boolean => !games.includes(game)

/** What the list of one's own finished tables says. */
export function keepPlayed(past: Pick<TableInfo, 'game'>[]) {
  const all = [...new Set([...games, ...past.map(({ game }) => game)])]
  if (all.length === games.length) return
  games = all
  writeStored(NAME, JSON.stringify(all))
}
