/** The show on a board: begun by the latest move, played step by step, with guests walking in and the eye following. */
import { untrack } from 'svelte'
import { isStill } from '$lib/settings.svelte'
import type { HotelBoard } from './pieces'
import type { ShowPlayback } from './showPlayback.svelte'
import { walkIn } from './travel'

type Given = Pick<HotelBoard, 'view' | 'totals' | 'latest' | 'viewpoint' | 'onshow' | 'speed' | 'led'>
type Screen = { root: () => HTMLElement | undefined; narrow: () => boolean }

export function followShow(playback: ShowPlayback, board: () => Given, screen: Screen) {
  // Before anybody hears of a turn: what a show is about comes first.
  $effect.pre(() => {
    const { view, latest } = board()
    untrack(() => {
      const { totals, viewpoint, onshow } = board()
      playback.tell(view, totals, latest, viewpoint)
      if (playback.running) onshow?.(true)
    })
  })
  $effect(() => {
    const { led, latest } = board()
    if (led === undefined) return playback.run(board().speed)
    void latest
    untrack(() => playback.lead(led))
  })
  $effect(() => {
    const root = screen.root()
    const beat = playback.beat
    if (root && beat?.event.kind === 'book') walkIn(root, beat.event.guest, beat.hotel)
  })
  $effect(() => {
    const hotel = playback.beat?.hotel
    if (hotel && screen.narrow())
      screen
        .root()
        ?.querySelector(`[data-door="${hotel}"]`)
        ?.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' })
  })
  $effect(() => {
    const running = playback.running
    untrack(() => board().onshow?.(running))
  })
  $effect(() => () => board().onshow?.(false))
}
