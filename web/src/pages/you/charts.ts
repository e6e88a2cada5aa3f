/** Where the marks of the small charts lie, in the units of their drawings. */
import type { WeekRecord } from '$lib/api'

export type Bar = { x: number; width: number; y: number; height: number; wonY: number; wonHeight: number }

/** One bar for each week, the won games at its foot; the tallest fills the height. */
export function weekBars(weeks: WeekRecord[], width: number, height: number): Bar[] {
  const most = Math.max(1, ...weeks.map(({ games }) => games))
  const step = width / weeks.length
  return weeks.map(({ games, won }, number) => {
    const tall = (games / most) * height
    const wonTall = (won / most) * height
    return {
      x: number * step + step * 0.14,
      width: step * 0.72,
      y: height - tall,
      height: tall,
      wonY: height - wonTall,
      wonHeight: wonTall,
    }
  })
}

export type Dot = { x: number; y: number }

/** One dot for each game, from left to right; the lowest result lies on the ground, the highest on top. */
export function pointDots(points: number[], width: number, height: number): Dot[] {
  const least = Math.min(...points)
  const span = Math.max(...points) - least
  const step = points.length > 1 ? width / (points.length - 1) : 0
  return points.map((value, number) => ({
    x: points.length > 1 ? number * step : width / 2,
    y: span ? height - ((value - least) / span) * height : height / 2,
  }))
}

export const path = (dots: Dot[]) =>
  dots.map(({ x, y }, number) => `${number ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** A day that is counted from 1 January 1970. */
export const dayOf = (days: number) => new Date(days * 86_400_000)
