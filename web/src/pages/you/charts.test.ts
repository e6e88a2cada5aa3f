import { expect, test } from 'vitest'
import { dayOf, path, pointDots, weekBars } from './charts'

test('the busiest week fills the height, and its won games stand at its foot', () => {
  const [quiet, none, busy] = weekBars(
    [
      { start: 0, games: 2, won: 2 },
      { start: 7, games: 0, won: 0 },
      { start: 14, games: 4, won: 1 },
    ],
    300,
    100,
  )
  expect(busy).toMatchObject({ y: 0, height: 100, wonY: 75, wonHeight: 25 })
  expect(quiet).toMatchObject({ y: 50, height: 50, wonHeight: 50 })
  expect(none!.height).toBe(0)
  expect(busy!.x + busy!.width).toBeLessThan(300)
})

test('weeks without games are flat, not broken', () => {
  expect(weekBars([{ start: 0, games: 0, won: 0 }], 10, 10)[0]).toMatchObject({ y: 10, height: 0 })
})

test('points run from left to right, more is higher', () => {
  expect(pointDots([10, 30, 20], 100, 50)).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 25 },
  ])
  expect(pointDots([7, 7], 100, 50).map(({ y }) => y)).toEqual([25, 25])
  expect(pointDots([7], 100, 50)).toEqual([{ x: 50, y: 25 }])
  expect(path(pointDots([10, 30], 100, 50))).toBe('M0.0 50.0L100.0 0.0')
})

test('days are counted from 1970', () => {
  expect(dayOf(19_660).toISOString()).toBe('2023-10-30T00:00:00.000Z')
})
