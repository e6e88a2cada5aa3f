/** Customers by the names that the score sheet gives them: `row 1 first 3-6`, turned to the seat that looks. */
import type { Chapter } from '$lib/live.svelte'
import type { TentEvent, TentView } from './cards'

export type Span = { row: number; mine: boolean; from: number; to: number }

/** Whose side is nearest: the seat that looks, or the first player for spectators. */
export const nearest = (view: TentView, viewpoint: number | null): number => viewpoint ?? view.first

export function spanOf(name: string, view: TentView, viewpoint: number | null): Span | null {
  const found = /^row (\d) (first|second) (\d)(?:-(\d))?$/.exec(name)
  if (!found) return null
  const row = Number(found[1])
  const [from, to] = [Number(found[3]), Number(found[4] ?? found[3])]
  const atFirst = nearest(view, viewpoint) === view.first
  const places = view.festival[row - 1]?.near.length ?? 0
  const mine = (found[2] === 'first') === atFirst
  return atFirst ? { row, mine, from, to } : { row, mine, from: places + 1 - to, to: places + 1 - from }
}

/** What to light up: a score line stands for everything that earns it, for either player. */
export function lightsOf(lit: string[], view: TentView): string[] {
  return lit.flatMap((name) => {
    const lines = view.seats.map((seat) => seat.sources[name as keyof typeof seat.sources])
    return lines.some(Boolean) ? lines.flatMap((names) => names ?? []) : [name]
  })
}

/** The table that was placed last: its row, and at which end I see it. */
export function freshOf(news: Chapter<TentEvent>[], me: number): { row: number; end: 'left' | 'right' } | null {
  const placing = news.flatMap(({ seat, events }) =>
    events.flatMap((event) => (event.kind === 'place' ? [{ ...event, seat }] : [])),
  )
  const last = placing.at(-1)
  return last ? { row: last.row, end: (last.end === 'left') === (last.seat === me) ? 'left' : 'right' } : null
}

/** What else is new: tables and heroes that came to the markets, and heroes who were hired. */
export function newNames(news: Chapter<TentEvent>[]): Set<string> {
  return new Set(
    news.flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.kind === 'table') return [`table ${event.place}`]
        if (event.kind === 'hero') return [event.id]
        return event.kind === 'hire' || event.kind === 'draft' ? [event.hero] : []
      }),
    ),
  )
}
