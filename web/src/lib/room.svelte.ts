/** How much room a board has, and which of its three layouts that asks for; the boards' container queries use the same figures. */
import { watchSize } from './sizes'

const NARROW = 1000
const SHORT = 540
const LEAST = 560

export class Room {
  width = $state(innerWidth)
  height = $state(Math.max(0, innerHeight - 56))
  /** A phone or a zoomed page held sideways: the board on the left, question and hand on the right. */
  short = $derived.by(() => this.height < SHORT && this.width >= LEAST)
  /** One column: question, board, hand. */
  tall = $derived.by(() => !this.short && this.width < NARROW)
  /** The board with a panel at its side. */
  wide = $derived.by(() => !this.short && !this.tall)

  /** Made while a component is; `element` fills the room. */
  constructor(element: () => Element | null | undefined) {
    $effect(() =>
      watchSize(element(), ({ width, height }) => {
        if (!width || !height) return
        this.width = width
        this.height = height
      }),
    )
  }
}
