import { expect, test } from 'vitest'
import type { GameInfo } from '$lib/api'
import { tableWith } from '../testing/seats'
import { optionLines } from './optionLines'

const info: GameInfo = {
  first_game: {},
  name: 'overbooked',
  world: 'plane',
  players: [1, 2, 3, 4],
  options: { events: [0, 1, 2, ['like-sardines', 'kids']], symbols: [true, false], scenario: [1, 2] },
  options_alone: ['scenario'],
  own_packs: true,
  public_tables: true,
}
const say = (key: string) => key
const told = (options: Record<string, unknown>, players = 2) =>
  optionLines(tableWith([], { options, hints: true, stand_in: 'expert' }), info, players, say).map(
    ({ name, value }) => `${name}: ${value}`,
  )

test('what the host has chosen, and what is usual where nothing was chosen', () => {
  expect(told({ events: 2 })).toEqual([
    'page-option-events: page-option-events-2',
    'page-option-symbols: page-option-symbols-true',
    'page-hints: page-on',
    'page-stand-in: page-level-expert',
  ])
})

test('events are named, and a player alone has options of their own', () => {
  expect(told({ events: ['kids'] })[0]).toBe('page-option-events: plane-line-event-kids')
  expect(told({}, 1)[0]).toBe('page-option-scenario: page-option-scenario-1')
})
