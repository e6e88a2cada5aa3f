/** Where the score sheet lies on a desk: on the side where it leaves the winners' own strips in view. */
export type Box = { left: number; right: number; top: number; bottom: number }
export type SheetPlace = { side: 'left' | 'right'; top: number }

const TOP = 64
const GAP = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The first place that covers no strip, or the one that covers least; a lower one only where the sheet still fits. */
export function placeFor(
  strips: Box[],
  sheet: { width: number; height: number },
  screen: { width: number; height: number },
): SheetPlace {
  const below = Math.max(TOP, ...strips.filter(({ top }) => top < screen.height / 3).map(({ bottom }) => bottom + GAP))
  const tops = below + sheet.height + GAP <= screen.height ? [TOP, below] : [TOP]
  const edge = Math.max(16, screen.width / 2 - 700)
  const places = tops.flatMap((top) =>
    (['right', 'left'] as const).map((side) => {
      const left = side === 'right' ? screen.width - edge - sheet.width : edge
      const box = { left, right: left + sheet.width, top, bottom: top + sheet.height }
      return { side, top, covered: strips.reduce((sum, strip) => sum + overlap(box, strip), 0) }
    }),
  )
  const { side, top } = places.reduce((best, place) => (place.covered < best.covered ? place : best))
  return { side, top }
}
