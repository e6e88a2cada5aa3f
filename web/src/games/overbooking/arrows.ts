/** One tab stop for a group of pieces; arrow keys go to the nearest one in that direction. */
import type { Action } from 'svelte/action'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const STOP = '[data-stop]'

function middle(stop: Element): [number, number] {
  const { x, y, width, height } = stop.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

function nearest(from: Element, stops: Element[], [dx, dy]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from)
  let best: Element | null = null
  let least = Infinity
  for (const stop of stops) {
    const [sx, sy] = middle(stop)
    const along = (sx - x) * dx + (sy - y) * dy
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx)
    if (stop === from || along < 4 || (dx && aside > 70)) continue
    const far = along + 3 * aside
    if (far < least) [best, least] = [stop, far]
  }
  return best as HTMLElement | null
}

export const arrows: Action<HTMLElement> = (group) => {
  const stops = () => [...group.querySelectorAll<HTMLElement>(STOP)]
  /** Exactly one stop is in the tab order. */
  const settle = () => {
    const all = stops()
    const current =
      all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.tabIndex === 0) ?? all[0]
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }
  const pressed = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    const from = (event.target as Element).closest(STOP)
    if (!way || !from || event.altKey || event.ctrlKey || event.metaKey) return
    const to = nearest(from, stops(), way)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  group.addEventListener('keydown', pressed)
  group.addEventListener('focusin', settle)
  const watching = new MutationObserver(settle)
  watching.observe(group, { childList: true, subtree: true })
  settle()
  return {
    destroy() {
      watching.disconnect()
      group.removeEventListener('keydown', pressed)
      group.removeEventListener('focusin', settle)
    },
  }
}
