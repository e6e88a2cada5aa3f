/** The view one entry of the move log ago, also when another seat took over this screen in between. */
import type { HotelView } from './pieces'

type Seen = { view: HotelView; totals: number[] }
let kept: (Seen & { path: string }) | null = null

export const previousView = {
  keep(view: HotelView, totals: number[]) {
    kept = { path: location.pathname, view, totals }
  },
  /** What was seen just before a ply, at this very table. */
  before(ply: number): Seen | null {
    return kept && kept.path === location.pathname && kept.view.ply === ply - 1 ? kept : null
  },
}
