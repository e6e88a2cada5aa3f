/** How far somebody is in the lessons: kept in this browser. */
import { readStored, writeStored } from '$lib/storage'

const NAME = 'houseful-lessons'

/** For each lesson of a game how many steps are done; true: all of them. */
export type Progress = Record<string, number | true>

function everything(): Record<string, Progress> {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, Progress>) : {}
  } catch {
    return {}
  }
}

export const progressIn = (game: string): Progress => everything()[game] ?? {}

/** The step to go on with: the first one, in a lesson that is new or finished. */
export function stepToGoOn(game: string, lesson: string): number {
  const done = progressIn(game)[lesson]
  return typeof done === 'number' && Number.isInteger(done) && done > 0 ? done : 0
}

/** So many steps of a lesson are done; a finished lesson stays finished. */
export function keepProgress(game: string, lesson: string, done: number, steps: number) {
  const all = everything()
  const before = all[game]?.[lesson]
  if (before === true) return
  all[game] = { ...all[game], [lesson]: done >= steps ? true : Math.max(done, before ?? 0) }
  writeStored(NAME, JSON.stringify(all))
}
