/** Dragging with mouse, pen or finger: a picture of the piece goes with the pointer and is let go over a place. */
export type DragHandlers = {
  lift: () => boolean
  over?: (place: string | null) => void
  drop: (place: string | null) => void
}

const LEAST = 7 // pixels until a press is a drag

const placeUnder = (event: PointerEvent): string | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null

/** A picture of a piece that lies over it and can be moved. */
function pictureOf(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect()
  const picture = node.cloneNode(true) as HTMLElement
  picture.classList.add('carried')
  picture.setAttribute('aria-hidden', 'true')
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
    opacity: '0.92',
    rotate: '-2deg',
  })
  node.parentElement?.append(picture)
  return picture
}

/** What was dragged is not clicked as well. */
function swallowClick() {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}

class Drag {
  #from: PointerEvent | null = null
  #picture: HTMLElement | null = null
  #told: string | null = null

  constructor(
    readonly node: HTMLElement,
    public carried: DragHandlers,
  ) {}

  /** A finger scrolls; mouse and pen drag. */
  down = (event: PointerEvent) => {
    if (event.button === 0 && event.pointerType !== 'touch') this.#from = event
  }

  move = (event: PointerEvent) => {
    if (!this.#from) return
    const [x, y] = [event.clientX - this.#from.clientX, event.clientY - this.#from.clientY]
    if (!this.#picture) {
      if (Math.hypot(x, y) < LEAST) return
      if (!this.carried.lift()) return void (this.#from = null)
      this.#picture = pictureOf(this.node)
    }
    this.#picture.style.translate = `${x}px ${y}px`
    const place = placeUnder(event)
    if (place !== this.#told) this.carried.over?.((this.#told = place))
  }

  up = (event: PointerEvent) => {
    if (this.#picture) {
      const place = event.type === 'pointerup' ? placeUnder(event) : null
      swallowClick()
      this.carried.over?.(null)
      this.carried.drop(place)
    }
    this.forget()
  }

  forget() {
    this.#picture?.remove()
    this.#from = this.#picture = this.#told = null
  }
}

export function draggable(node: HTMLElement, carried: DragHandlers) {
  const drag = new Drag(node, carried)
  node.addEventListener('pointerdown', drag.down)
  addEventListener('pointermove', drag.move)
  addEventListener('pointerup', drag.up)
  addEventListener('pointercancel', drag.up)
  return {
    update: (next: DragHandlers) => void (drag.carried = next),
    destroy() {
      drag.forget()
      removeEventListener('pointermove', drag.move)
      removeEventListener('pointerup', drag.up)
      removeEventListener('pointercancel', drag.up)
    },
  }
}

/** Arrow keys walk through the buttons of a group. */
export function arrows(node: HTMLElement) {
  function step(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    const stops = [...node.querySelectorAll<HTMLElement>('button:not([disabled])')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    event.preventDefault()
    stops[(at + by + stops.length) % stops.length]?.focus()
  }
  node.addEventListener('keydown', step)
  return { destroy: () => node.removeEventListener('keydown', step) }
}
