/** Mouse, fingers and wheel over the plane, with a card in hand. */
import { BOTTOM, TOP, WALL, type Cabin } from './cabin'
import type { PlacementChoice } from './placementChoice.svelte'
import type { Placement } from './pattern'
import { TouchGestures } from './touchGestures'

type Spot = { x: number; y: number; inside: boolean }
const PAUSE = 140 // between two quarter turns by the wheel, milliseconds

export class PointerInput {
  #gestures = new TouchGestures()
  #last: PointerEvent | null = null
  #wheeled = 0

  constructor(
    readonly drawing: () => SVGSVGElement | undefined,
    readonly cabin: () => Cabin,
    readonly placing: () => PlacementChoice | null,
    readonly place: (one: Placement) => void,
    readonly refuse: (seat: string) => void,
  ) {}

  /** A card that is taken hangs on the pointer at once, wherever that is. */
  attach() {
    if (this.#last) this.#drag(this.#last)
  }

  /** Somebody plays by keys: the mouse lies where it lies. */
  forget() {
    this.#last = null
  }

  hover(event: PointerEvent) {
    if (event.pointerType === 'mouse') this.#last = event
    const placing = this.placing()
    if (!placing || (event.pointerType !== 'mouse' && !event.buttons)) return
    const turn = this.#gestures.move(event)
    if (turn) placing.rotate(turn)
    else if (!this.#gestures.twisting && !this.#gestures.resting(event)) this.#drag(event)
  }

  press(event: PointerEvent) {
    if (event.pointerType === 'mouse') return
    this.#gestures.down(event)
    this.#gestures.again = this.#isOn(this.#spot(event))
    if (!this.#gestures.again) this.#drag(event)
  }

  /** A click of the mouse places; a finger places by a tap on passengers that already lie there. */
  lift(event: PointerEvent) {
    const twisted = this.#gestures.up(event)
    const placing = this.placing()
    if (!placing || twisted || event.type === 'pointercancel') return
    const at = this.#spot(event)
    if (!placing.chosen) {
      const seat = this.cabin().seats.find(({ x, y }) => Math.abs(x - at.x) < 29 && Math.abs(y - at.y) < 31)
      if (seat && event.button === 0) this.refuse(seat.name)
      return
    }
    if (event.pointerType === 'mouse') {
      if (event.button === 0 && at.inside) this.place(placing.chosen)
      return
    }
    placing.point = null
    if (this.#gestures.again && this.#gestures.tapped && this.#isOn(at)) this.place(placing.chosen)
  }

  /** A finger that goes up elsewhere. */
  release(event: PointerEvent) {
    if (event.target instanceof Node && !this.drawing()?.contains(event.target)) this.#gestures.up(event)
  }

  wheel(event: WheelEvent) {
    const placing = this.placing()
    if (!placing) return
    event.preventDefault()
    if (event.timeStamp - this.#wheeled < PAUSE || Math.abs(event.deltaY) < 4) return
    this.#wheeled = event.timeStamp
    placing.rotate(event.deltaY > 0 ? 1 : -1)
  }

  #drag(event: PointerEvent) {
    const placing = this.placing()
    if (!placing) return
    const at = this.#spot(event)
    placing.point = at
    if (at.inside) placing.snap(at.x, at.y)
    else placing.choose(null)
  }

  #spot(event: PointerEvent): Spot {
    const shown = this.drawing()?.getScreenCTM()
    if (!shown) return { x: 0, y: 0, inside: false }
    const cabin = this.cabin()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(shown.inverse())
    return { x, y, inside: x > cabin.left - WALL && x < cabin.right + WALL && y > TOP - 34 && y < BOTTOM + 34 }
  }

  #isOn(at: Spot): boolean {
    return !!this.placing()?.chosen?.taken.some(
      ({ seat }) => Math.abs(seat.x - at.x) < 30 && Math.abs(seat.y - at.y) < 32,
    )
  }
}
