/** Lines under a row of the festival in the rulebook: what earns points, one below the other where they would meet. */
import type { TentView } from './cards'
import { spanOf } from './customerSpans'

export type RowLine = { from: number; to: number; kind: 'customer' | 'series' | 'run' }

/** What earns the objectives of the seat that looks, on its side of a row. */
export function linesIn(view: TentView, row: number): RowLine[] {
  const { sources } = view.seats[view.seat ?? view.first]!
  const named = [
    ...sources['objective-a'].map((name) => ({ name, kind: name.includes('-') ? 'series' : 'customer' }) as const),
    ...sources['objective-b'].map((name) => ({ name, kind: 'run' }) as const),
  ]
  return named.flatMap(({ name, kind }) => {
    const span = spanOf(name, view, view.seat)
    return span?.mine && span.row === row ? [{ from: span.from, to: span.to, kind }] : []
  })
}

/** On which level each line lies: the first one where it meets no other, and only lines of its kind lie. */
export function levelsOf(lines: RowLine[]): number[] {
  const levels: number[] = []
  for (const [at, line] of lines.entries()) {
    const taken = lines.slice(0, at).flatMap((other, index) => {
      const apart = other.to < line.from || other.from > line.to
      return apart && other.kind === line.kind ? [] : [levels[index]!]
    })
    let level = 0
    while (taken.includes(level)) level += 1
    levels.push(level)
  }
  return levels
}
