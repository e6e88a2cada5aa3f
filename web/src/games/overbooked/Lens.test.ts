import { expect, test } from 'vitest'
import { show } from '../../testing/page'
import { cabinOf } from './cabin'
import Lens from './Lens.svelte'

const cabin = cabinOf('WMA AMMA AMW')
const owner = {
  sources: {
    couples: ['1a', '1b'],
    kids: ['1d', '3c', '3d'],
    'event:couples-retreat': ['5a', '5c'],
    'empty-seats': ['4k'],
  },
  score: { couples: 5, kids: 9, 'event:couples-retreat': 4, 'empty-seats': -1 },
  group_points: { kids: [2, 3, 4], 'event:couples-retreat': [4, 0] },
}
const labels = (more: object) =>
  [...show(Lens, { cabin, owner, ...more }).querySelectorAll('text')].map((label) => label.textContent)

test('each group is labelled with the points that the server gives it, and with none where it gives none', () => {
  expect(labels({})).toEqual(['+5', '+2', '+3', '+4', '+4', '−1'])
})

test('only the lines asked for are shown', () => {
  expect(labels({ only: ['kids'] })).toEqual(['+2', '+3', '+4'])
})

test('alone, the passengers of a group are counted instead', () => {
  expect(labels({ counting: true })).toEqual(['2', '1', '1', '1', '1', '1'])
})
