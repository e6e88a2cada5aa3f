import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cabinOf } from './cabin'
import { PlacementChoice } from './placementChoice.svelte'
import { commandOf } from './keys'
import { placements } from './pattern'
import { PointerInput } from './pointerInput'
import { TouchGestures } from './touchGestures'
import type { Hand } from './view'

const cabin = cabinOf('WMA AMMA AMW')
const card = { drawing: ['RW'], passengers: ['R', 'W'], wishes: [], left_out: [], next: 1 } as unknown as Hand
const all = placements(cabin, card, ['place 1a turned 0', 'place 4d turned 0', 'place 1a turned 90'])
const on = (name: string) => ({ clientX: cabin.byName.get(name)!.x, clientY: cabin.byName.get(name)!.y })
const mouse = (told: object) =>
  ({ pointerType: 'mouse', type: 'pointerup', button: 0, pointerId: 1, ...told }) as PointerEvent
const finger = (told: object) => mouse({ pointerType: 'touch', buttons: 1, ...told })

let placing: PlacementChoice, pointer: PointerInput
const [place, refuse] = [vi.fn(), vi.fn()]

beforeEach(() => {
  // The drawing is shown as large as it is: what is pointed at is a place on it.
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => this
    },
  )
  place.mockClear()
  refuse.mockClear()
  placing = new PlacementChoice(() => all)
  const drawing = { getScreenCTM: () => ({ inverse: () => ({}) }), contains: () => true } as unknown as SVGSVGElement
  pointer = new PointerInput(
    () => drawing,
    () => cabin,
    () => placing,
    place,
    refuse,
  )
})

test('the card follows the mouse, and a click lays it where it hangs', () => {
  pointer.hover(mouse(on('4e')))
  expect(placing.chosen).toBe(all[1])
  pointer.lift(mouse({ ...on('4e'), button: 2 }))
  expect(place).not.toHaveBeenCalled()
  pointer.lift(mouse(on('4e')))
  expect(place).toHaveBeenCalledExactlyOnceWith(all[1])
})

test('outside the cabin nothing is chosen and nothing is laid', () => {
  pointer.hover(mouse(on('4e')))
  pointer.hover(mouse({ clientX: 5, clientY: 5 }))
  expect(placing.chosen).toBeNull()
  pointer.lift(mouse({ clientX: 5, clientY: 5 }))
  expect([place.mock.calls, refuse.mock.calls]).toEqual([[], []])
})

test('where nothing fits, the seat one points at is asked about', () => {
  placing.choose(null)
  pointer.lift(mouse(on('2b')))
  expect(refuse).toHaveBeenCalledExactlyOnceWith('2b')
})

test('a card that is taken hangs on the mouse at once, unless somebody plays by keys', () => {
  pointer.hover(mouse(on('4e')))
  placing.choose(null)
  pointer.attach()
  expect(placing.chosen).toBe(all[1])
  placing.choose(null)
  pointer.forget()
  pointer.attach()
  expect(placing.chosen).toBeNull()
})

test('a finger lays out first, and places by a second tap on the passengers', () => {
  pointer.press(finger(on('4d')))
  pointer.lift(finger(on('4d')))
  expect(placing.chosen).toBe(all[1])
  expect(place).not.toHaveBeenCalled()
  pointer.press(finger(on('4e')))
  pointer.lift(finger(on('4e')))
  expect(place).toHaveBeenCalledExactlyOnceWith(all[1])
})

test('the wheel turns by quarters, not faster than one can see', () => {
  const wheel = (timeStamp: number, deltaY: number) => {
    pointer.wheel({ timeStamp, deltaY, preventDefault: () => {} } as WheelEvent)
    return placing.turn
  }
  expect([wheel(1000, 50), wheel(1050, 50), wheel(1300, 1), wheel(1600, -50)]).toEqual([90, 90, 90, 0])
})

describe('two fingers', () => {
  const touch = (pointerId: number, clientX: number, clientY: number) =>
    ({ pointerId, clientX, clientY }) as PointerEvent
  const around = (degrees: number) =>
    touch(2, 100 * Math.cos((degrees * Math.PI) / 180), 100 * Math.sin((degrees * Math.PI) / 180))

  test('twist by quarters, either way, also over the half turn', () => {
    const gestures = new TouchGestures()
    gestures.down(touch(1, 0, 0))
    gestures.down(around(0))
    expect([20, 45, 100, 140].map((angle) => gestures.move(around(angle)))).toEqual([0, 1, 0, 1])
    expect([100, 20].map((angle) => gestures.move(around(angle)))).toEqual([-1, -1])
  })

  test('are no tap; one that hardly moves is', () => {
    const gestures = new TouchGestures()
    gestures.down(touch(1, 0, 0))
    expect(gestures.resting(touch(1, 3, 4))).toBe(true)
    expect(gestures.up(touch(1, 3, 4))).toBe(false)
    expect(gestures.tapped).toBe(true)
    gestures.down(touch(1, 0, 0))
    gestures.down(touch(2, 50, 0))
    expect(gestures.up(touch(2, 50, 0))).toBe(true)
    expect(gestures.up(touch(1, 90, 0))).toBe(true)
    expect([gestures.tapped, gestures.twisting]).toEqual([false, false])
  })
})

describe('a key asks for', () => {
  const key = (name: string, told = {}, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key: name, ...told })
    Object.defineProperty(event, 'target', { value: target })
    return commandOf(event)
  }

  test('a turn, the lens, the list of fits, a card of the hall', () => {
    expect(['r', 'S', 'w', 'f', 'Escape', '3'].map((name) => key(name))).toEqual([
      'turn',
      'lens',
      'fits',
      'mirror',
      'cancel',
      3,
    ])
    expect(key('R', { shiftKey: true })).toBe('turn back')
  })

  test('nothing while one writes, holds it, or means the browser', () => {
    expect([key('5'), key('x'), key('r', { ctrlKey: true }), key('r', { repeat: true })]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(key('r', {}, document.createElement('input'))).toBeNull()
  })
})
