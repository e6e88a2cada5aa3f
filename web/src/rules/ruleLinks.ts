/** Links to a paragraph of the rulebook, wherever a board has put them: here they do not lead away from the game. */
import type { Action } from 'svelte/action'
import { inside } from '$lib/root'

/** The rule that a click on a link asks for; null where it is no such link or wants a window of its own. */
export function ruleAsked(event: MouseEvent, game: string): string | null {
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.origin !== location.origin || event.defaultPrevented) return null
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return null
  return inside(link.pathname) === `/rules/${game}` && link.hash ? decodeURIComponent(link.hash.slice(1)) : null
}

export const ruleLinks: Action<HTMLElement, { game: string; onrule: (rule: string) => void }> = (node, given) => {
  let now = given
  const clicked = (event: MouseEvent) => {
    const rule = ruleAsked(event, now.game)
    if (!rule) return
    event.preventDefault()
    now.onrule(rule)
  }
  node.addEventListener('click', clicked)
  return {
    update: (next) => void (now = next),
    destroy: () => node.removeEventListener('click', clicked),
  }
}
