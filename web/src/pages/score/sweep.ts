/** Taps and sweeps over cells of a drawing, by finger, pen or mouse: which cells a line on the screen goes through. */
export type Cell = { name: string; left: number; top: number; right: number; bottom: number }
export type Point = { x: number; y: number }

/** How much of a cell's width and height a sweep has to touch: a diagonal leaves the neighbours alone. */
const INNER = 0.7

export function cellAt(cells: Cell[], { x, y }: Point, share = 1): string | null {
  for (const { name, left, right, top, bottom } of cells) {
    const [dx, dy] = [((right - left) * (1 - share)) / 2, ((bottom - top) * (1 - share)) / 2]
    if (x >= left + dx && x <= right - dx && y >= top + dy && y <= bottom - dy) return name
  }
  return null
}

/** The cells on the way from one point to another, in order: a quick finger skips none of them. */
export function cellsBetween(cells: Cell[], from: Point, to: Point): string[] {
  const first = cells[0]
  const step = first ? Math.max(2, Math.min(first.right - first.left, first.bottom - first.top) / 4) : 8
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  const found: string[] = []
  for (let at = 1; at <= steps; at++) {
    const part = at / steps
    const name = cellAt(cells, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, INNER)
    if (name && found.at(-1) !== name) found.push(name)
  }
  return found
}

export type Gestures = {
  /** Pressed and let go on the same cell. */
  tap: (name: string) => void
  /** The cells of a sweep so far, none twice; told anew with every further cell. */
  sweep: (names: string[]) => void
  /** A sweep has ended. */
  end?: () => void
}

const cellsIn = (ground: Element): Cell[] =>
  [...ground.querySelectorAll('[data-cell]')].map((element) => {
    const { left, top, right, bottom } = (element.querySelector('[data-area]') ?? element).getBoundingClientRect()
    return { name: element.getAttribute('data-cell')!, left, top, right, bottom }
  })

/** Tells taps and sweeps over the elements `[data-cell]` of a ground; `[data-area]` inside one is where it is touched. */
export function watchGestures(ground: Element, tell: () => Gestures): () => void {
  let stroke: { pointer: number; cells: Cell[]; from: Point; names: string[] } | null = null

  function press(event: PointerEvent) {
    if (event.button || !event.isPrimary || !(event.target as Element).closest('[data-cell]')) return
    const cells = cellsIn(ground)
    const from = { x: event.clientX, y: event.clientY }
    const name = cellAt(cells, from)
    if (name) stroke = { pointer: event.pointerId, cells, from, names: [name] }
  }
  function move(event: PointerEvent) {
    if (event.pointerId !== stroke?.pointer) return
    const { cells, names } = stroke
    const to = { x: event.clientX, y: event.clientY }
    const further = cellsBetween(cells, stroke.from, to).filter((name) => !names.includes(name))
    stroke.from = to
    if (!further.length) return
    names.push(...new Set(further))
    tell().sweep(names)
  }
  function lift(event: PointerEvent) {
    if (event.pointerId !== stroke?.pointer) return
    const { names } = stroke
    stroke = null
    if (names.length > 1) tell().end?.()
    else if (event.type === 'pointerup') tell().tap(names[0]!)
  }
  const listeners: [EventTarget, string, (event: PointerEvent) => void][] = [
    [ground, 'pointerdown', press],
    [window, 'pointermove', move],
    [window, 'pointerup', lift],
    [window, 'pointercancel', lift],
  ]
  for (const [target, kind, listener] of listeners) target.addEventListener(kind, listener as EventListener)
  return () => {
    for (const [target, kind, listener] of listeners) target.removeEventListener(kind, listener as EventListener)
  }
}
