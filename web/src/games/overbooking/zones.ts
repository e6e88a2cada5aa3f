/** Where the pointer or the keyboard is over the street: the places carry `data-zone`, such as `line 2`. */
import type { Action } from 'svelte/action'

export type ZoneHandlers = { onlook: (zone: string | null) => void; onchoose: (zone: string | null) => void }

export function zoneAt(x: number, y: number): string | null {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-zone]')
  return zone?.dataset.zone ?? null
}

export const zones: Action<HTMLElement, ZoneHandlers> = (street, handlers) => {
  let { onlook, onchoose } = handlers
  const zoneOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-zone]')?.dataset.zone ?? null
  const look = (event: Event) => onlook(zoneOf(event))
  /** Later: a piece that is taken away loses the focus while the page is being drawn. */
  const away = () =>
    setTimeout(() => street.contains(document.activeElement) || street.matches(':hover') || onlook(null))
  const choose = (event: Event) => {
    if (!(event.target as Element).closest('[data-target]')) onchoose(zoneOf(event))
  }
  street.addEventListener('pointerover', look)
  street.addEventListener('pointerleave', away)
  street.addEventListener('focusin', look)
  street.addEventListener('focusout', away)
  street.addEventListener('click', choose)
  return {
    update(next) {
      ;({ onlook, onchoose } = next)
    },
    destroy() {
      street.removeEventListener('pointerover', look)
      street.removeEventListener('pointerleave', away)
      street.removeEventListener('focusin', look)
      street.removeEventListener('focusout', away)
      street.removeEventListener('click', choose)
    },
  }
}
