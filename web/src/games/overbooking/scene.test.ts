import { expect, test } from 'vitest'
import { masked, openGuest, sceneOf } from './scene'
import { viewOf } from './street.fixture'

test('pieces are named by the guest where one knows it, else by their place', () => {
  const [first, second] = sceneOf(viewOf(), [5, 7]).rows
  expect(first!.line.map(({ id }) => id)).toEqual(['red 3 bird', 'line 1.1'])
  expect(second!.back[0]!.id).toBe('blue 4 bird')
})

test('beds and favours are those of the hotel that is being checked', () => {
  const checking = { hotel: 1, beds: 5, power: 'red 3 bird', favoured: ['blue 2 bird', 'red 3 bird'] }
  const [first, second] = sceneOf(viewOf({ phase: 'checking', checking }), [5, 7]).rows
  expect([first!.open, first!.base, first!.beds]).toEqual([true, 8, 5])
  expect(first!.line.map(({ favoured }) => favoured)).toEqual([2, 0])
  expect([second!.open, second!.beds]).toEqual([false, 6])
})

test('a household has the points that the server counted', () => {
  expect(sceneOf(viewOf(), [5, 7]).households.map(({ points }) => points)).toEqual([5, 7])
})

test('masked, nothing is left that only one seat knows, and open faces stay', () => {
  const [first, second] = masked(sceneOf(viewOf(), [5, 7])).rows
  expect(first!.line[0]).toMatchObject({ id: 'line 1.0', number: null, guest: null, crest: 'bird', owner: 0 })
  expect(second!.back[0]).toMatchObject({ id: 'blue 4 bird', number: 4 })
  expect(JSON.stringify(first)).not.toContain('red 3')
})

test('a face-down guest can be what the server says; placed just now or masked, what its back says', () => {
  const view = structuredClone(viewOf())
  view.hotels[0]!.line[1]!.candidates = ['blue 1 fish', 'blue 3 fish']
  const [known, unknown] = sceneOf(view, []).rows[0]!.line
  expect([known!.candidates, unknown!.candidates]).toEqual([[], [1, 3]])
  expect(masked(sceneOf(view, [])).rows[0]!.line[0]!.candidates).toEqual([1, 2, 3])
})

test('a guest who is turned up is as large as its back said', () => {
  const [down] = sceneOf(viewOf(), []).rows[0]!.line
  expect(openGuest('red 3 bird', down)).toMatchObject({ size: 'small', owner: 0, number: 3, faceUp: true })
  expect(openGuest('red 3 bird', { ...down!, size: 'large' }).size).toBe('large')
})
