import { expect, test, vi } from 'vitest'
import { PowerChoices } from './powerChoices.svelte'
import { viewOf } from './street.fixture'

const checking = { hotel: 1, beds: 5, power: 'red 4 bird', favoured: [] }
const legal = ['choose blue 2 fish', 'choose red 3 bird', 'decline']
const told = (move: string, certain: number[] | null) => ({ move, gains: [], certain, portions: null })

function asked(previews: (moves: string[]) => Promise<ReturnType<typeof told>[] | null>, open = true) {
  let view = viewOf({ phase: 'checking', checking })
  const one = new PowerChoices(() => ({ view, legal, viewpoint: 0, previews, open }))
  return { one, change: () => (view = viewOf()) }
}

test('guests that may be chosen follow from the legal moves', () => {
  const { one } = asked(async () => null)
  expect([...one.choices]).toEqual([
    ['blue 2 fish', 'choose blue 2 fish'],
    ['red 3 bird', 'choose red 3 bird'],
  ])
  expect(asked(async () => null, false).one.choices.size).toBe(0)
})

test('all choices are asked about at once, and what is certain is told, by move', async () => {
  const previews = vi.fn(async () => [told(legal[0]!, [4, 0]), told(legal[1]!, null), told('decline', [0, 3])])
  const { one } = asked(previews)
  await one.count()
  expect(previews).toHaveBeenCalledExactlyOnceWith(legal)
  expect([...one.outcomes.keys()]).toEqual(['choose blue 2 fish', 'decline'])
  expect(one.outcomes.get('choose blue 2 fish')).toContain('4')
})

test('an answer to an old question is not shown, and none is no fault', async () => {
  const late = asked(async () => (late.change(), [told('decline', [1, 1])]))
  await late.one.count()
  expect(late.one.outcomes.size).toBe(0)
  const { one } = asked(async () => null)
  await one.count()
  expect(one.outcomes.size).toBe(0)
})
