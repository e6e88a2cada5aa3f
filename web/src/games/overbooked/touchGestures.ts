/** Fingers on the plane: a tap, a drag, or two that twist. */
const TWIST = 40 // degrees until a quarter turn begins

export class TouchGestures {
  #fingers = new Map<number, PointerEvent>()
  #angle: number | null = null
  #start: PointerEvent | null = null
  /** Whether the last finger went up where it came down. */
  tapped = false
  twisting = false
  /** Whether the finger came down on passengers that were already laid out: a tap there places them. */
  again = false

  down(event: PointerEvent) {
    this.#fingers.set(event.pointerId, event)
    if (this.#fingers.size === 1) {
      this.#start = event
      this.twisting = false
    } else {
      this.#angle = this.#measure()
      this.twisting = true
    }
  }

  /** Quarter turns by twisting: −1, 0 or 1. */
  move(event: PointerEvent): number {
    if (!this.#fingers.has(event.pointerId)) return 0
    this.#fingers.set(event.pointerId, event)
    if (this.#fingers.size < 2 || this.#angle === null) return 0
    const by = ((this.#measure() - this.#angle + 900) % 360) - 180
    if (Math.abs(by) < TWIST) return 0
    this.#angle += by > 0 ? 90 : -90
    return by > 0 ? 1 : -1
  }

  /** A finger that has not really moved yet. */
  resting(event: PointerEvent): boolean {
    return (
      this.#fingers.has(event.pointerId) &&
      !!this.#start &&
      Math.hypot(event.clientX - this.#start.clientX, event.clientY - this.#start.clientY) < 12
    )
  }

  /** True while this was part of a twist. */
  up(event: PointerEvent): boolean {
    this.#fingers.delete(event.pointerId)
    const start = this.#start
    this.tapped = !!start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < 12
    const twisted = this.twisting
    if (!this.#fingers.size) this.twisting = false
    return twisted
  }

  #measure(): number {
    const [a, b] = [...this.#fingers.values()]
    return (Math.atan2(b!.clientY - a!.clientY, b!.clientX - a!.clientX) * 180) / Math.PI
  }
}
