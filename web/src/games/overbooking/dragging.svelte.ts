/** A card that goes with the pointer from the hand to a place; less than a few pixels are a click. */
import { zoneAt } from './zones'

type Held = { card: string; x: number; y: number; from: [number, number]; moving: boolean; pointer: number }
type Handlers = {
  onpick: (card: string) => void
  onaim: (zone: string | null) => void
  ondrop: (card: string, zone: string | null) => void
}
const LEAST = 9

export class Dragging {
  held = $state.raw<Held | null>(null)
  #handlers: Handlers

  constructor(handlers: Handlers) {
    this.#handlers = handlers
  }

  press(event: PointerEvent, card: string) {
    if (event.button) return
    const [x, y] = [event.clientX, event.clientY]
    this.held = { card, x, y, from: [x, y], moving: false, pointer: event.pointerId }
  }

  move(event: PointerEvent) {
    const { held } = this
    if (!held || event.pointerId !== held.pointer) return
    const [x, y] = held.from
    const moving = held.moving || Math.hypot(event.clientX - x, event.clientY - y) > LEAST
    if (moving && !held.moving) this.#handlers.onpick(held.card)
    this.held = { ...held, x: event.clientX, y: event.clientY, moving }
    if (moving) this.#handlers.onaim(zoneAt(event.clientX, event.clientY))
  }

  drop(event: PointerEvent) {
    if (!this.held || event.pointerId !== this.held.pointer) return
    const { card, moving } = this.held
    this.held = null
    if (!moving) return
    this.#handlers.ondrop(card, zoneAt(event.clientX, event.clientY))
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true })
  }

  cancel() {
    this.held = null
  }
}
