import { expect, test } from 'vitest'
import type { GameEvent } from '$lib/api'
import { sceneOf } from './scene'
import { beatsOf, isShow } from './show'
import { viewOf } from './street.fixture'

const view = viewOf()
const beats = (events: GameEvent[], eyes: number | null = 0) => beatsOf(sceneOf(view), events, eyes, view.coins)
const reveal = (guest: string, place: number) => ({ kind: 'reveal', hotel: 1, side: 'line', place, guest })

const checking: GameEvent[] = [
  reveal('red 3 bird', 1),
  reveal('blue 5 fish', 2),
  { kind: 'beds', hotel: 1, beds: 9, guest: 'red 3 bird' },
  { kind: 'book', hotel: 1, guest: 'red 3 bird', beds_left: 6 },
  { kind: 'turn-away', hotel: 1, guest: 'blue 5 fish' },
  { kind: 'leave', hotel: 1, guest: 'blue 5 fish' },
  { kind: 'checked', hotel: 1 },
]

test('placing alone is no show', () => {
  const place = { kind: 'place', seat: 0, hotel: 1 }
  expect(isShow([place, { kind: 'tile', seat: 0, hotel: 1 }])).toBe(false)
  expect(isShow([place, reveal('red 3 bird', 1)])).toBe(true)
  expect(isShow([{ kind: 'something-new' }])).toBe(false)
})

test('cards turn together, guests are booked one by one, whoever is left goes together', () => {
  expect(beats(checking).map(({ kind, actors }) => [kind, actors])).toEqual([
    ['reveal', ['red 3 bird', 'blue 5 fish']],
    ['beds', ['red 3 bird']],
    ['book', ['red 3 bird']],
    ['turn-away', ['blue 5 fish']],
    ['checked', ['blue 5 fish']],
  ])
})

test('each step is a street of its own: beds, sleepers, who is turned away', () => {
  const rows = beats(checking).map(({ scene }) => scene.rows[0]!)
  expect(rows.map(({ open }) => open)).toEqual([true, true, true, true, false])
  expect(rows.map(({ beds }) => beds)).toEqual([8, 9, 9, 9, 9])
  expect(rows.map(({ sleepers }) => sleepers.length)).toEqual([0, 0, 1, 1, 1])
  expect(rows[3]!.line.map(({ state }) => state)).toEqual(['booked', 'away'])
  expect(rows[4]!.line).toEqual([])
})

test('when a hotel is checked, its sleepers bring their coins', () => {
  const before = beats(checking)[2]!.scene.households[0]!
  const after = beats(checking).at(-1)!.scene.households[0]!
  expect(before).toMatchObject({ booked: [], points: 5 })
  expect(after).toMatchObject({ booked: ['3 bird'], points: 5 + 3 })
})

test('the street that one begins with is not touched', () => {
  const start = sceneOf(view)
  const kept = structuredClone(start)
  beatsOf(start, checking, 0, view.coins)
  expect(start).toEqual(kept)
})

test('a card that somebody else places face down stays unknown', () => {
  const place = {
    kind: 'place',
    seat: 1,
    owner: 1,
    hotel: 2,
    side: 'line',
    place: 1,
    guest: 'blue 2 bird',
    size: 'small',
  }
  const placed = { ...place, crest: 'bird', face_up: false }
  expect(beats([placed], 0)[0]!.scene.rows[1]!.line[0]).toMatchObject({ guest: null, number: null, id: 'line 2.0' })
  expect(beats([placed], 1)[0]!.scene.rows[1]!.line[0]).toMatchObject({ guest: 'blue 2 bird', number: 2 })
  expect(beats([{ ...placed, face_up: true }], 0)[0]!.scene.rows[1]!.line[0]!.number).toBe(2)
  expect(beats([placed], 0)[0]!.scene.households[1]!.hand).toBe(4)
})

test('nobles’ favourites book first and second; whoever moves in leaves the back door', () => {
  const told = beats([
    reveal('red 3 bird', 1),
    reveal('blue 5 fish', 2),
    { kind: 'favour', hotel: 1, guest: 'red 4 fish', target: 'blue 5 fish' },
    { kind: 'favour', hotel: 1, guest: 'red 4 bird', target: 'red 3 bird' },
    { kind: 'move-in', hotel: 2, guest: 'blue 4 bird' },
  ])
  expect(told.at(-1)!.scene.rows[0]!.line.map(({ favoured }) => favoured)).toEqual([2, 1])
  expect(told.at(-1)!.scene.rows[1]).toMatchObject({ back: [null], line: [{ guest: 'blue 4 bird' }] })
})
