import { expect, test } from 'vitest'
import type { Chapter } from '$lib/live.svelte'
import type { HotelEvent } from './pieces'
import { beforeDrawing, freshSpots } from './news'

const chapter = (...events: object[]) => ({ ply: 1, seat: 1, events }) as unknown as Chapter<HotelEvent>
const placed = (hotel: number, side: string, place: number) => ({ kind: 'place', hotel, side, place })

test('guests who came since my last move are new, until their hotel is checked', () => {
  const news = [chapter(placed(1, 'line', 2)), chapter(placed(2, 'back', 1))]
  expect(freshSpots(news)).toEqual(new Set(['line 1.1', 'back 2.0']))
  expect(freshSpots([...news, chapter({ kind: 'checked', hotel: 1 }), chapter(placed(1, 'line', 1))])).toEqual(
    new Set(['back 2.0', 'line 1.0']),
  )
})

test('cards that a move drew are not in the hand while the checking is shown', () => {
  const drawn = chapter(
    { kind: 'draw', seat: 0, count: 2, cards: ['1 bird', '4 oak'] },
    { kind: 'draw', seat: 1, count: 2, cards: null },
  )
  expect(beforeDrawing(['1 bird', '2 oak', '4 oak'], drawn, 0)).toEqual(['2 oak'])
  expect(beforeDrawing(['2 oak'], null, 0)).toEqual(['2 oak'])
  expect(beforeDrawing(null, drawn, null)).toBe(null)
})
