/** The view one journal line ago, also when another seat took over this screen in between. */
import type { HotelView } from './pieces'

let kept: { path: string; view: HotelView } | null = null

export const memory = {
  keep(view: HotelView) {
    kept = { path: location.pathname, view }
  },
  /** What was seen just before a ply, at this very table. */
  before(ply: number): HotelView | null {
    return kept && kept.path === location.pathname && kept.view.ply === ply - 1 ? kept.view : null
  },
}
