import { beforeEach, expect, test } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { Travel } from './travel'

type Frames = Record<string, unknown>[]
const moved: [string, Frames][] = []
const place = (element: Element, x: number, y = 0) =>
  (element.getBoundingClientRect = () => ({ x, y, width: 10, height: 10, left: x, top: y }) as DOMRect)

beforeEach(() => {
  moved.length = 0
  Element.prototype.animate = function (frames) {
    moved.push([(this as HTMLElement).dataset.piece ?? 'ghost', frames as Frames])
    return { onfinish: null } as unknown as Animation
  }
})
function street(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.getElementById('root')!
  root.querySelectorAll<HTMLElement>('[data-at]').forEach((one) => place(one, Number(one.dataset.at)))
  return root
}
const starts = () => moved.map(([name, frames]) => [name, frames[0]!.transform ?? frames[0]!.opacity])

test('a piece comes from where it was, and one that stays does not move', () => {
  const root = street('<b data-piece="a" data-at="0"></b><b data-piece="b" data-at="50"></b>')
  const travel = new Travel()
  travel.look(root)
  place(root.querySelector('[data-piece=a]')!, 30)
  travel.go()
  expect(starts()).toEqual([['a', 'translate(-30px, 0px) scale(1)']])
})

test('a new piece comes small from its home, or fades in where it has none', () => {
  const root = street('<b data-piece="a" data-at="0"></b><i data-home="seat-1" data-at="100"></i>')
  const travel = new Travel()
  travel.look(root)
  root.insertAdjacentHTML('beforeend', '<b data-piece="b" data-from="seat-1"></b><b data-piece="c"></b>')
  root.querySelectorAll('[data-piece=b], [data-piece=c]').forEach((one) => place(one, 20))
  travel.go()
  expect(starts()).toEqual([
    ['b', 'translate(80px, 0px) scale(0.3)'],
    ['c', 0],
  ])
})

test('a card that is turned at its spot is no new one', () => {
  const root = street('<b data-piece="line 1.0" data-spot="line 1.0" data-at="0"></b>')
  const travel = new Travel()
  travel.look(root)
  const card = root.querySelector<HTMLElement>('b')!
  card.dataset.piece = 'red 3 bird'
  place(card, 40)
  travel.go()
  expect(starts()).toEqual([['red 3 bird', 'translate(-40px, 0px) scale(1)']])
})

test('a piece that has gone travels home as a picture that nobody can touch', () => {
  const root = street('<b data-piece="a" data-to="seat-0" data-at="0"></b><i data-home="seat-0" data-at="100"></i>')
  const travel = new Travel()
  travel.look(root)
  root.querySelector('b')!.remove()
  travel.go()
  const ghost = root.querySelector<HTMLElement>('b')!
  expect(ghost.getAttribute('aria-hidden')).toBe('true')
  expect(ghost.dataset.piece).toBeUndefined()
  expect(moved[0]![1][1]).toMatchObject({ transform: 'translate(100px, 0px) scale(0.3)' })
})

test('for those who want no motion, pieces fade', () => {
  settings.motion = 'still'
  const root = street('<b data-piece="a" data-at="0"></b>')
  const travel = new Travel()
  travel.look(root)
  place(root.querySelector('b')!, 30)
  travel.go()
  expect(starts()).toEqual([['a', 0]])
})
