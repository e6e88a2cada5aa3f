import { expect, test, vi } from 'vitest'
import { arrows } from './arrows'
import { zones } from './zones'

/** Stops in a grid: two rows of three, with a wide gap in between. */
function grid() {
  document.body.innerHTML = `<div id="group">${'<button data-stop></button>'.repeat(6)}</div>`
  const group = document.getElementById('group')!
  const stops = [...group.querySelectorAll('button')]
  stops.forEach((stop, at) => {
    const place = { x: (at % 3) * 50, y: Math.floor(at / 3) * 100, width: 40, height: 40 }
    stop.getBoundingClientRect = () => place as DOMRect
  })
  return { group, stops, action: arrows(group) as { destroy: () => void } }
}
const press = (key: string, keys = {}) =>
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }))
const at = (stops: Element[]) => stops.indexOf(document.activeElement!)

test('arrow keys go to the nearest stop that way, and stay at the edge', () => {
  const { stops } = grid()
  stops[0]!.focus()
  const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key)
    return at(stops)
  })
  expect(way).toEqual([1, 4, 3, 3, 0, 0])
})

test('exactly one stop can be reached by tab: the one where one was', () => {
  const { stops } = grid()
  expect(stops.map((stop) => stop.tabIndex)).toEqual([0, -1, -1, -1, -1, -1])
  stops[0]!.focus()
  press('ArrowRight')
  expect(stops.map((stop) => stop.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1])
})

test('keys of the browser are left to it, and so is everything once the group has gone', () => {
  const { stops, action } = grid()
  stops[0]!.focus()
  press('ArrowRight', { altKey: true })
  expect(at(stops)).toBe(0)
  action.destroy()
  press('ArrowRight')
  expect(at(stops)).toBe(0)
})

test('a place is looked at by pointer and focus, and chosen by a click that hits no guest', () => {
  document.body.innerHTML =
    '<div id="street"><p data-zone="line 1"><i></i><button data-target>guest</button></p><b></b></div>'
  const street = document.getElementById('street')!
  const [onlook, onchoose] = [vi.fn(), vi.fn()]
  zones(street, { onlook, onchoose })
  const on = (what: string, kind: string) =>
    street.querySelector(what)!.dispatchEvent(new Event(kind, { bubbles: true }))
  on('i', 'pointerover')
  on('b', 'pointerover')
  expect(onlook.mock.calls).toEqual([['line 1'], [null]])
  on('i', 'click')
  on('button', 'click')
  expect(onchoose.mock.calls).toEqual([['line 1']])
})
