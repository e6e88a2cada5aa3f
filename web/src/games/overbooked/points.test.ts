import { expect, test } from 'vitest'
import type { Preview } from '$lib/api'
import { cabinOf } from './cabin'
import { spokenOf } from './cardWords'
import { litSeats } from './litSeats'
import { remember } from './newcomers.svelte'
import type { Placement } from './pattern'
import { changes, chipsOf, plain, signed } from './points'
import type { PlaneEvent, PlaneView, Player } from './view'

const cabin = cabinOf('WMA AMMA AMW')
const seat = (sources: Player['sources'], vouchers = 2) => ({ sources, vouchers }) as Player
const viewOf = (...seats: Player[]) => ({ seats }) as PlaneView
const preview = (lines: Record<string, number>, after: Player) =>
  ({ gains: [{ total: 0, lines }], view: viewOf(after) }) as Preview<PlaneView>

test('numbers have a proper minus', () => {
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '±0'])
  expect([plain(3), plain(-3)]).toEqual(['3', '−3'])
})

test('the lines that change are told as the server says them', () => {
  const told = preview({ lovers: 4, friends: 1 }, seat({}))
  expect(changes(told, 0)).toEqual([
    { line: 'lovers', points: 4 },
    { line: 'friends', points: 1 },
  ])
  expect(changes(told, 3)).toEqual([])
})

test('a chip lies above what is new, says its points, and vouchers have one of their own', () => {
  const now = viewOf(seat({ lovers: ['5a'] }))
  const told = preview({ lovers: 4 }, seat({ lovers: ['5a', '1b', '1c'] }, 1))
  const chips = chipsOf(cabin, now, told, 0, true)
  const [vouchers, lovers] = ['vouchers', 'lovers'].map((key) => chips.find((chip) => chip.key === key)!)
  expect(lovers).toMatchObject({ text: '+4', good: true })
  expect(lovers!.y).toBeLessThan(cabin.byName.get('1c')!.y)
  expect(Math.abs(lovers!.x - cabin.byName.get('1c')!.x)).toBeLessThan(30)
  expect(vouchers).toMatchObject({ text: '−1', good: false })
})

test('what is lost is shown where it was; nothing is shown for points where none are counted', () => {
  const now = viewOf(seat({ lovers: ['3e'] }))
  const told = preview({ lovers: -2 }, seat({}))
  const [chip] = chipsOf(cabin, now, told, 0, true)
  expect(chip).toMatchObject({ key: 'lovers', text: '−2', good: false })
  expect(Math.abs(chip!.x - cabin.byName.get('3e')!.x)).toBeLessThan(30)
  expect(chipsOf(cabin, now, told, 0, false)).toEqual([])
})

test('each line of the stairs is said beside them, as the server counts it', () => {
  const chips = chipsOf(cabin, viewOf(seat({})), preview({ overbooked: -4, 'most-overbooked': -2 }, seat({})), 0, true)
  expect(chips.map(({ key, text }) => [key, text])).toEqual([
    ['overbooked', '−4'],
    ['most-overbooked', '−2'],
  ])
  expect(chips.map(({ x }) => x)).toEqual([150, 150])
  expect(chips[1]!.y - chips[0]!.y).toBeGreaterThanOrEqual(34)
})

test('chips never lie on one another', () => {
  const where = Object.fromEntries(['lovers', 'seniors', 'friends', 'rugby'].map((line) => [line, ['3e']]))
  const lines = { lovers: 1, seniors: 2, friends: 3, rugby: 4 }
  const chips = chipsOf(cabin, viewOf(seat({})), preview(lines, seat(where)), 0, true)
  expect(chips).toHaveLength(4)
  for (const [at, one] of chips.entries())
    for (const other of chips.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= 62 || Math.abs(one.y - other.y) >= 34).toBe(true)
})

test('seats are lit by name, for one plane or mine, or by the line they earn', () => {
  const view = viewOf(seat({ lovers: ['1a', '1b'] }), seat({ lovers: ['5k'] }))
  expect([...litSeats(view, ['3C', '1:2d'], 0, 0)]).toEqual(['3c'])
  expect([...litSeats(view, ['3C', '1:2d'], 1, 0)]).toEqual(['2d'])
  expect([...litSeats(view, ['lovers'], 1, 0)]).toEqual(['5k'])
})

test('whom a player seated last begins anew with each card', () => {
  const why = { rule: 'plane.place.board', reason: 'free-seat' as const }
  const sits = { kind: 'seat' as const, seat: 1, passenger: 'R' as const, displaced: null, goes_to: null, ...why }
  const events: PlaneEvent[] = [
    { kind: 'take', rule: 'plane.take.card', seat: 1, card: 'slalom', place: 1, vouchers: 0, bonus: false },
    { ...sits, place: '1a' },
    { ...sits, place: '1b' },
    { kind: 'pay', rule: 'plane.take.skip', seat: 1, card: 'gossips' },
  ]
  expect(events.reduce(remember, { 0: ['5k'], 1: ['4a'] })).toEqual({ 0: ['5k'], 1: ['1a', '1b'] })
})

test('ears hear who would sit where, who would have to go, and what it brings', () => {
  const taken = [{ seat: cabin.byName.get('1a')!, letter: 'R' }]
  const chosen = { taken } as Placement
  expect(spokenOf(new Map([['1a', 'G']]), chosen, -2)).toBe('1A lover. Lose their seat: senior 1A. Points: −2')
  expect(spokenOf(new Map(), chosen, null)).toBe('1A lover')
})
