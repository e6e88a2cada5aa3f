/** Dragging with mouse, pen or finger: a picture of the piece goes with the pointer and is let go over a place. */
export type Carried = {
  lift: () => boolean
  over?: (place: string | null) => void
  drop: (place: string | null) => void
}

const placeUnder = (event: PointerEvent): string | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null

export function carry(node: HTMLElement, carried: Carried) {
  let from: PointerEvent | null = null
  let picture: HTMLElement | null = null
  let told: string | null = null

  function lift() {
    const box = node.getBoundingClientRect()
    picture = node.cloneNode(true) as HTMLElement
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
  }
  function down(event: PointerEvent) {
    if (event.button === 0 && event.pointerType !== 'touch') from = event
  }
  function move(event: PointerEvent) {
    if (!from) return
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
    if (!picture) {
      if (Math.hypot(x, y) < 7) return
      if (!carried.lift()) return void (from = null)
      lift()
    }
    picture!.style.translate = `${x}px ${y}px`
    const place = placeUnder(event)
    if (place !== told) carried.over?.((told = place))
  }
  function up(event: PointerEvent) {
    if (picture) {
      const place = event.type === 'pointerup' ? placeUnder(event) : null
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      carried.over?.(null)
      carried.drop(place)
    }
    picture?.remove()
    from = picture = told = null
  }
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault())

  node.addEventListener('pointerdown', down)
  addEventListener('pointermove', move)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
  return {
    update: (next: Carried) => void (carried = next),
    destroy() {
      picture?.remove()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
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
