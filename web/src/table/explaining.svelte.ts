/**
 * Whatever bears `data-explain` explains itself: under a resting pointer, with the focus, and at a tap.
 *
 * The attribute names its subjects, parted by `|`: `rule:…`, `card:…`, `line:…`, `points:SEAT`, `points:SEAT:LINE`
 * `gains:SEAT`, or `hint`.
 * What a tap does otherwise (a card is picked) it goes on doing; there a long press explains. A button that is there
 * for its explanation alone bears `aria-haspopup`.
 */
import type { Action } from 'svelte/action'

/** What is explained, where, and whether it stays until it is closed. */
export type Explained = { subjects: string[]; anchor: HTMLElement; kept: boolean; byKey: boolean }

const REST = 450 // milliseconds that a pointer or the focus rests before anything opens
const LINGER = 250 // milliseconds on the way from a thing to its explanation
const LONG = 550
const SLACK = 10 // pixels that a finger may move while it presses
const OWN_WAY = 'a, button, summary, input, select, textarea, [role="button"]'

export const explaining = $state<{ now: Explained | null }>({ now: null })

const anchorOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-explain]')
const within = (event: Event) => (event.target as Element).closest('[data-explanation]') !== null

class Explaining {
  #waiting: ReturnType<typeof setTimeout> | undefined
  #pressed: { x: number; y: number; at: number } | null = null
  #swallow = false // the click that ends a long press
  #still = true // the mouse has not moved since it last pressed: what comes under it then was not pointed at
  #toggled = false

  open(anchor: HTMLElement, kept: boolean, byKey = false) {
    clearTimeout(this.#waiting)
    explaining.now = { subjects: anchor.dataset.explain!.split('|').filter(Boolean), anchor, kept, byKey }
  }
  close(refocus = false) {
    clearTimeout(this.#waiting)
    if (refocus && explaining.now?.kept) explaining.now.anchor.focus()
    explaining.now = null
  }
  #soon(what: () => void, wait: number) {
    clearTimeout(this.#waiting)
    this.#waiting = setTimeout(what, wait)
  }
  over(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || event.buttons || this.#still || explaining.now?.kept) return
    const anchor = anchorOf(event)
    if (within(event) || (anchor && anchor === explaining.now?.anchor)) clearTimeout(this.#waiting)
    else if (anchor) this.#soon(() => this.open(anchor, false), REST)
    else this.out()
  }
  out() {
    if (!explaining.now?.kept) this.#soon(() => this.close(), LINGER)
  }
  focus(event: FocusEvent) {
    if (within(event) || explaining.now?.kept) return
    const anchor = anchorOf(event)
    if (anchor && (event.target as Element).matches(':focus-visible')) this.#soon(() => this.open(anchor, false), REST)
    else this.close()
  }
  press(event: PointerEvent) {
    this.#swallow = false
    this.#still = true
    if (within(event)) return
    const anchor = anchorOf(event)
    this.#toggled = anchor !== null && explaining.now?.kept === true && explaining.now.anchor === anchor
    this.close()
    if (!anchor || event.pointerType === 'mouse') return
    this.#pressed = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    this.#soon(() => {
      this.#swallow = true
      this.open(anchor, true)
    }, LONG)
  }
  move(event: PointerEvent) {
    if (this.#still && event.pointerType === 'mouse') {
      this.#still = false
      this.over(event)
    }
    const from = this.#pressed
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) this.lift(event)
  }
  lift(event: PointerEvent) {
    if (!this.#pressed) return
    clearTimeout(this.#waiting)
    // A tap that a busy page hears late is no long press: events say when the finger did it, clocks when it was heard.
    if (this.#swallow && event.timeStamp - this.#pressed.at < LONG) {
      this.#swallow = false
      this.close()
    }
    this.#pressed = null
  }
  click(event: MouseEvent) {
    if (this.#swallow) {
      this.#swallow = false
      event.preventDefault()
      return event.stopPropagation()
    }
    const anchor = within(event) ? null : anchorOf(event)
    if (!anchor) return
    const active = (event.target as Element).closest(OWN_WAY)
    if (active && !(active === anchor && anchor.hasAttribute('aria-haspopup'))) return this.close()
    if (!this.#toggled) this.open(anchor, true, event.detail === 0)
  }
  key(event: KeyboardEvent) {
    this.#toggled = false
    if (event.key !== 'Escape' || !explaining.now) return
    event.stopPropagation()
    this.close(true)
  }
}

/** Listens for everything within a table that explains itself. */
export const explains: Action<HTMLElement> = (root) => {
  const one = new Explaining()
  const heard: [string, (event: never) => void, boolean?][] = [
    ['pointerover', (event: PointerEvent) => one.over(event)],
    ['pointerleave', () => one.out()],
    ['focusin', (event: FocusEvent) => one.focus(event)],
    ['pointerdown', (event: PointerEvent) => one.press(event), true],
    ['pointermove', (event: PointerEvent) => one.move(event), true],
    ['pointerup', (event: PointerEvent) => one.lift(event), true],
    ['pointercancel', (event: PointerEvent) => one.lift(event), true],
    ['click', (event: MouseEvent) => one.click(event), true],
    ['keydown', (event: KeyboardEvent) => one.key(event), true],
  ]
  for (const [name, hear, capture] of heard) root.addEventListener(name, hear as EventListener, capture)
  return {
    destroy: () => {
      one.close()
      for (const [name, hear, capture] of heard) root.removeEventListener(name, hear as EventListener, capture)
    },
  }
}
