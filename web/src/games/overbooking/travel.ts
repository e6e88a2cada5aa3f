/**
 * Motion from where a piece was to where it is. Pieces carry `data-piece`; one that is new comes from the element
 * whose `data-home` is its `data-from`, one that is gone travels to the home named by its `data-to`, or fades.
 * A new name at the same `data-spot` is a card that was turned.
 */
import { isStill } from '$lib/settings.svelte'

type Was = { rect: DOMRect; ghost: HTMLElement | null; to: string; spot: string | undefined }
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
const LENGTH = 340

export class Travel {
  #was = new Map<string, Was>()
  #root: HTMLElement | null = null

  /** Remember where everything is, before the page changes. */
  look(root: HTMLElement) {
    this.#root = root
    this.#was.clear()
    for (const piece of pieces(root)) {
      const to = piece.dataset.to ?? ''
      const rect = piece.getBoundingClientRect()
      if (rect.width)
        this.#was.set(piece.dataset.piece!, {
          rect,
          ghost: to ? (piece.cloneNode(true) as HTMLElement) : null,
          to,
          spot: piece.dataset.spot,
        })
    }
  }

  /** Bring everything from there to where it is now: look at everything before moving it, or each move costs a look. */
  go() {
    const root = this.#root
    if (!root || !this.#was.size) return
    const journeys: (() => void)[] = []
    const here = new Set(Array.from(pieces(root), (piece) => piece.dataset.piece!))
    const turned = new Map<string, string>()
    for (const [name, { spot }] of this.#was) if (spot && !here.has(name)) turned.set(spot, name)
    for (const piece of pieces(root)) {
      const name = piece.dataset.piece!
      const before = this.#was.has(name) ? name : turned.get(piece.dataset.spot ?? '')
      if (before) here.add(before)
      const from = before ? this.#was.get(before)!.rect : home(root, piece.dataset.from)
      const to = piece.getBoundingClientRect()
      if (!from) journeys.push(() => fade(piece))
      else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) >= 2)
        journeys.push(() => arrive(piece, from, to, !before))
    }
    for (const [name, was] of this.#was) {
      if (here.has(name) || !was.ghost) continue
      const to = home(root, was.to)
      journeys.push(() => leave(root, was as Was & { ghost: HTMLElement }, to))
    }
    for (const set of journeys) set()
    this.#was.clear()
  }
}

/** A guest goes to bed: a shadow of its card walks through the hotel's door. */
export function walkIn(root: HTMLElement, guest: string, hotel: number) {
  const card = root.querySelector<HTMLElement>(`[data-piece="${guest}"]`)
  const door = root.querySelector(`[data-door="${hotel}"]`)?.getBoundingClientRect()
  if (!card || !door || isStill()) return
  const rect = card.getBoundingClientRect()
  const shadow = loose(root, card.cloneNode(true) as HTMLElement, rect)
  shadow.animate(
    [
      { transform: 'none', opacity: 0.9 },
      { transform: shift(door, rect, true), opacity: 0.4 },
    ],
    { duration: LENGTH, easing: 'ease-in' },
  ).onfinish = () => shadow.remove()
}

/** A copy of a piece that lies over the page where the piece was. */
function loose(root: HTMLElement, copy: HTMLElement, rect: DOMRect): HTMLElement {
  copy.removeAttribute('data-piece')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.x}px`,
    top: `${rect.y}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '40',
  })
  root.append(copy)
  return copy
}

const pieces = (root: HTMLElement) => root.querySelectorAll<HTMLElement>('[data-piece]')

function home(root: HTMLElement, name: string | undefined): DOMRect | null {
  return (name && root.querySelector(`[data-home="${name}"]`)?.getBoundingClientRect()) || null
}

function fade(piece: HTMLElement) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180 })
}

function shift(from: DOMRect, to: DOMRect, small: boolean): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2
  const y = from.y + from.height / 2 - to.y - to.height / 2
  const scale = small ? 0.3 : Math.max(0.2, Math.min(3, from.height / to.height))
  return `translate(${x}px, ${y}px) scale(${scale})`
}

function arrive(piece: HTMLElement, from: DOMRect, to: DOMRect, isNew: boolean) {
  if (isStill()) return fade(piece)
  const start = shift(from, to, isNew)
  piece.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: LENGTH, easing: EASE },
  )
}

function leave(root: HTMLElement, { rect, ghost }: Was & { ghost: HTMLElement }, to: DOMRect | null) {
  loose(root, ghost, rect)
  const end = isStill() ? 'none' : to ? shift(to, rect, true) : 'translate(60px, 24px) rotate(8deg)'
  ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: end, opacity: to && !isStill() ? 0.6 : 0 },
    ],
    { duration: isStill() ? 180 : LENGTH, easing: EASE },
  ).onfinish = () => ghost.remove()
}
