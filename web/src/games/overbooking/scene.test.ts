import { expect, test } from 'vitest'
import { masked, openGuest, sceneOf } from './scene'
import { seen, viewOf } from './street.fixture'

test('pieces are named by the guest where one knows it, else by their place', () => {
  const [first, second] = sceneOf(viewOf()).rows
  expect(first!.line.map(({ id }) => id)).toEqual(['red 3 bird', 'line 1.1'])
  expect(second!.back[0]!.id).toBe('blue 4 bird')
})

test('beds and favours are those of the hotel that is being checked', () => {
  const checking = { hotel: 1, beds: 5, power: 'red 3 bird', favoured: ['blue 2 bird', 'red 3 bird'] }
  const [first, second] = sceneOf(viewOf({ phase: 'checking', checking })).rows
  expect([first!.open, first!.base, first!.beds]).toEqual([true, 8, 5])
  expect(first!.line.map(({ favoured }) => favoured)).toEqual([2, 0])
  expect([second!.open, second!.beds]).toEqual([false, 6])
})

test('a household’s points are all lines of its sheet', () => {
  expect(sceneOf(viewOf()).households.map(({ points }) => points)).toEqual([5, 5])
})

test('masked, nothing is left that only one seat knows, and open faces stay', () => {
  const [first, second] = masked(sceneOf(viewOf())).rows
  expect(first!.line[0]).toMatchObject({ id: 'line 1.0', number: null, guest: null, crest: 'bird', owner: 0 })
  expect(second!.back[0]).toMatchObject({ id: 'blue 4 bird', number: 4 })
  expect(JSON.stringify(first)).not.toContain('red 3')
})

test('guests up to three are small', () => {
  expect(openGuest('blue 3 fish')).toMatchObject({ size: 'small', owner: 1, faceUp: true })
  expect(openGuest('blue 4 fish').size).toBe('large')
  expect(seen(0, 'bird', 4).size).toBe('large')
})
