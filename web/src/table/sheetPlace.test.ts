import { expect, test } from 'vitest'
import { placeFor } from './sheetPlace'

const screen = { width: 1440, height: 900 }
const sheet = { width: 560, height: 700 }
const strip = (left: number, top: number, width = 400, height = 60) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
})

test('the sheet lies on the right where nothing of the winner is', () => {
  expect(placeFor([], sheet, screen)).toEqual({ side: 'right', top: 64 })
  expect(placeFor([strip(20, 120)], sheet, screen)).toEqual({ side: 'right', top: 64 })
})

test('it goes to the left of a winner whose strip is on the right', () => {
  expect(placeFor([strip(1000, 120)], sheet, screen)).toEqual({ side: 'left', top: 64 })
})

test('below strips on both sides, where it is low enough for that', () => {
  const both = [strip(20, 120), strip(1000, 120)]
  expect(placeFor(both, sheet, screen)).toEqual({ side: 'right', top: 188 })
  expect(placeFor(both, { width: 560, height: 760 }, screen).top).toBe(64)
})

test('where it must cover something, it covers least', () => {
  expect(placeFor([strip(20, 120, 500), strip(1200, 120, 200)], { width: 560, height: 760 }, screen).side).toBe('right')
})
