import { expect, test, vi } from 'vitest'
import { Dragging } from './dragging.svelte'

const at = (clientX: number, clientY = 0, told = {}) =>
  ({ clientX, clientY, button: 0, pointerId: 1, ...told }) as PointerEvent
function dragging() {
  document.body.innerHTML = '<div data-zone="line 2"><i></i></div>'
  document.elementFromPoint = (x) => (x > 50 ? document.querySelector('i') : document.body)
  const handlers = { onpick: vi.fn(), onaim: vi.fn(), ondrop: vi.fn() }
  return { handlers, one: new Dragging(handlers) }
}

test('a card is picked once it really moves, aims at what lies under it, and is dropped there', () => {
  const { handlers, one } = dragging()
  one.press(at(0), '3 bird')
  one.move(at(5))
  expect(handlers.onpick).not.toHaveBeenCalled()
  one.move(at(30))
  one.move(at(60))
  expect(handlers.onpick).toHaveBeenCalledExactlyOnceWith('3 bird')
  expect(handlers.onaim.mock.calls).toEqual([[null], ['line 2']])
  one.drop(at(60))
  expect(handlers.ondrop).toHaveBeenCalledExactlyOnceWith('3 bird', 'line 2')
  expect(one.held).toBeNull()
  const clicked = vi.fn()
  document.body.addEventListener('click', clicked)
  document.body.click() // the one that ends the drag
  expect(clicked).not.toHaveBeenCalled()
  document.body.click()
  expect(clicked).toHaveBeenCalledOnce()
})

test('a click is no drag; other buttons, other pointers and a cancelled drag drop nothing', () => {
  const { handlers, one } = dragging()
  one.press(at(0), '3 bird')
  one.drop(at(3))
  one.press(at(0, 0, { button: 2 }), '3 bird')
  expect(one.held).toBeNull()
  one.press(at(0), '3 bird')
  one.move(at(60, 0, { pointerId: 2 }))
  expect(one.held!.moving).toBe(false)
  one.move(at(60))
  one.cancel()
  one.drop(at(60))
  expect(handlers.ondrop).not.toHaveBeenCalled()
})
