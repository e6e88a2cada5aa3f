import { beforeEach, expect, test, vi } from 'vitest'
import { arrows, draggable } from './dragging'

const mocks = () => ({
  lift: vi.fn(() => true),
  over: vi.fn<(place: string | null) => void>(),
  drop: vi.fn<(place: string | null) => void>(),
})
let carried: ReturnType<typeof mocks>
let node: HTMLElement
let stop: () => void
const at = (kind: string, clientX: number, told = {}) =>
  Object.assign(new Event(kind, { bubbles: true }), { clientX, clientY: 0, button: 0, pointerType: 'mouse', ...told })

beforeEach(() => {
  document.body.innerHTML = '<div><b></b></div><p data-drop="row 1 left"><i></i></p>'
  document.elementFromPoint = (x) => document.querySelector(x > 50 ? 'i' : 'b')
  node = document.querySelector('b')!
  carried = mocks()
  stop?.()
  stop = draggable(node, carried).destroy
})

test('a picture goes with the pointer and is dropped on what lies under it', () => {
  node.dispatchEvent(at('pointerdown', 0))
  dispatchEvent(at('pointermove', 4))
  expect(carried.lift).not.toHaveBeenCalled()
  dispatchEvent(at('pointermove', 60))
  const picture = document.querySelector<HTMLElement>('.carried')!
  expect(picture.getAttribute('aria-hidden')).toBe('true')
  expect(picture.style.translate).toBe('60px 0px')
  dispatchEvent(at('pointermove', 70))
  dispatchEvent(at('pointerup', 70))
  expect(carried.over.mock.calls).toEqual([['row 1 left'], [null]])
  expect(carried.drop).toHaveBeenCalledExactlyOnceWith('row 1 left')
  expect(document.querySelector('.carried')).toBeNull()
})

test('what was dragged is not clicked as well', async () => {
  const clicked = vi.fn()
  node.addEventListener('click', clicked)
  node.dispatchEvent(at('pointerdown', 0))
  dispatchEvent(at('pointermove', 60))
  dispatchEvent(at('pointerup', 60))
  node.click()
  await new Promise((done) => setTimeout(done, 5))
  expect(clicked).not.toHaveBeenCalled()
  node.click()
  expect(clicked).toHaveBeenCalledOnce()
})

test.each([
  ['a finger, which scrolls', { pointerType: 'touch' }],
  ['another button', { button: 2 }],
])('%s carries nothing', (_, told) => {
  node.dispatchEvent(at('pointerdown', 0, told))
  dispatchEvent(at('pointermove', 60))
  expect(carried.lift).not.toHaveBeenCalled()
})

test('what may not be lifted stays, and a cancelled drag ends nowhere', () => {
  carried.lift.mockReturnValueOnce(false)
  node.dispatchEvent(at('pointerdown', 0))
  dispatchEvent(at('pointermove', 60))
  dispatchEvent(at('pointerup', 60))
  expect(carried.drop).not.toHaveBeenCalled()
  node.dispatchEvent(at('pointerdown', 0))
  dispatchEvent(at('pointermove', 60))
  dispatchEvent(at('pointercancel', 60))
  expect(carried.drop).toHaveBeenCalledExactlyOnceWith(null)
})

test('arrow keys go around a group, past what is disabled', () => {
  document.body.innerHTML = '<div><button>a</button><button disabled>b</button><button>c</button></div>'
  const group = document.querySelector('div')!
  arrows(group)
  group.querySelector('button')!.focus()
  const way = ['ArrowRight', 'ArrowDown', 'ArrowLeft'].map((key) => {
    group.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
    return document.activeElement?.textContent
  })
  expect(way).toEqual(['c', 'a', 'c'])
})
