/** Arrow keys among the cards of a shelf: one of them can be reached by Tab, the others from there. */
import type { Action } from 'svelte/action'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The card nearest above or below, by where they lie on the screen. */
function across(all: HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | null {
  const at = from.getBoundingClientRect()
  const beyond = all
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= at.bottom - 1 : box.bottom <= at.top + 1))
  const far = ({ box }: { box: DOMRect }) =>
    4 * Math.abs(down ? box.top - at.bottom : at.top - box.bottom) + Math.abs(box.left - at.left)
  return (
    beyond.reduce<(typeof beyond)[number] | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)
      ?.card ?? null
  )
}

function wanted(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | null {
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  if (key === 'ArrowUp' || key === 'ArrowDown') return across(all, from, key === 'ArrowDown')
  return key in STEPS ? (all[all.indexOf(from) + STEPS[key]!] ?? null) : null
}

export const roving: Action<HTMLElement> = (shelf) => {
  const cards = () => [...shelf.querySelectorAll<HTMLElement>('button')]
  const reachable = (only: HTMLElement | undefined) =>
    cards().forEach((card) => (card.tabIndex = card === only ? 0 : -1))
  const pressed = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest('button')
    const next = from && !event.altKey && !event.ctrlKey && !event.metaKey ? wanted(cards(), from, event.key) : null
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const focused = (event: FocusEvent) => reachable((event.target as Element).closest('button') ?? undefined)
  /** Cards come and go with a search: one of them can always be reached. */
  const watching = new MutationObserver(() => {
    if (!cards().some((card) => card.tabIndex === 0)) reachable(cards()[0])
  })
  reachable(cards()[0])
  watching.observe(shelf, { childList: true })
  shelf.addEventListener('keydown', pressed)
  shelf.addEventListener('focusin', focused)
  return {
    destroy() {
      watching.disconnect()
      shelf.removeEventListener('keydown', pressed)
      shelf.removeEventListener('focusin', focused)
    },
  }
}
