import { expect, test } from 'vitest'
import type { HotelEvent } from './pieces'
import { sceneOf } from './scene'
import { beatsOf, isShow } from './show'
import { viewOf } from './street.fixture'

const view = viewOf()
const start = () => sceneOf(view, [5, 5])
const beats = (events: HotelEvent[], viewpoint: number | null = 0) => beatsOf(start(), events, viewpoint)
const rule = 'hotel.book.order'
const red = { rule, seat: 0, hotel: 1, guest: 'red 3 bird' }
const blue = { rule, seat: 1, hotel: 1, guest: 'blue 5 fish' }
const reveal = (about: typeof red, place: number): HotelEvent => ({
  kind: 'reveal',
  ...about,
  side: 'line',
  place,
  reveals: true,
})

const checking: HotelEvent[] = [
  reveal(red, 1),
  reveal(blue, 2),
  { kind: 'beds', ...red, by: 1, beds: 9 },
  { kind: 'book', ...red, place: 1, reason: 'size', rank: null, beds_left: 6, coins: 3 },
  { kind: 'turn-away', ...blue, place: 2, needed: 5, beds_left: 4 },
  { kind: 'leave', ...blue },
  { kind: 'checked', rule, hotel: 1, reveals: true },
]

const place: HotelEvent & { kind: 'place' } = {
  kind: 'place',
  rule: 'hotel.play.place',
  seat: 1,
  owner: 1,
  hotel: 2,
  side: 'line',
  place: 1,
  guest: 'blue 2 bird',
  size: 'small',
  crest: 'bird',
  face_up: false,
}

test('placing alone is no show', () => {
  expect(isShow([place, { kind: 'tile', rule, seat: 0, hotel: 1, points: 1 }])).toBe(false)
  expect(isShow([place, reveal(red, 1)])).toBe(true)
  expect(isShow([{ kind: 'keep', rule, seat: 1, reason: null }])).toBe(false)
})

test('a tile goes to its household; the total waits for the server', () => {
  const [household] = beats([{ kind: 'tile', rule, seat: 0, hotel: 1, points: 2 }]).at(-1)!.scene.households
  expect(household).toMatchObject({ tiles: 1, points: 5 })
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
  expect(rows.map(({ free }) => free)).toEqual([8, 9, 6, 6, 6])
  expect(rows.map(({ sleepers }) => sleepers.length)).toEqual([0, 0, 1, 1, 1])
  expect(rows[3]!.line.map(({ state }) => state)).toEqual(['booked', 'away'])
  expect(rows[4]!.line).toEqual([])
})

test('when a hotel is checked, its sleepers are booked; the total waits for the server', () => {
  const before = beats(checking)[2]!.scene.households[0]!
  const after = beats(checking).at(-1)!.scene.households[0]!
  expect(before).toMatchObject({ booked: [], points: 5 })
  expect(after).toMatchObject({ booked: ['3 bird'], points: 5 })
})

test('whoever is turned away, replaced or left goes to the household’s guests out of the game', () => {
  const last = (events: HotelEvent[]) => beats(events).at(-1)!.scene.households[1]!.discarded
  expect(last(checking.filter(({ kind }) => kind !== 'leave'))).toEqual(['5 fish'])
  expect(last([{ kind: 'leave', ...blue }])).toEqual(['5 fish'])
  expect(last([{ kind: 'replace', ...red, place: 2, target: 'blue 5 fish' }])).toEqual(['5 fish'])
})

test('the street that one begins with is not touched', () => {
  const scene = start()
  beatsOf(scene, checking, 0)
  expect(scene).toEqual(start())
})

test('a card that somebody else places face down stays unknown', () => {
  expect(beats([place], 0)[0]!.scene.rows[1]!.line[0]).toMatchObject({ guest: null, number: null, id: 'line 2.0' })
  expect(beats([place], 1)[0]!.scene.rows[1]!.line[0]).toMatchObject({ guest: 'blue 2 bird', number: 2 })
  expect(beats([{ ...place, face_up: true }], 0)[0]!.scene.rows[1]!.line[0]!.number).toBe(2)
  expect(beats([place], 0)[0]!.scene.households[1]!.hand).toBe(4)
})

test('nobles’ favourites book first and second; whoever moves in leaves the back door', () => {
  const told = beats([
    reveal(red, 1),
    reveal(blue, 2),
    { kind: 'favour', ...red, guest: 'red 4 fish', place: 2, target: 'blue 5 fish', rank: 1 },
    { kind: 'favour', ...red, guest: 'red 4 bird', place: 1, target: 'red 3 bird', rank: 2 },
    { kind: 'move-in', rule, seat: 1, hotel: 2, guest: 'blue 4 bird' },
  ])
  expect(told.at(-1)!.scene.rows[0]!.line.map(({ favoured }) => favoured)).toEqual([2, 1])
  expect(told.at(-1)!.scene.rows[1]).toMatchObject({ back: [null], line: [{ guest: 'blue 4 bird' }] })
})
