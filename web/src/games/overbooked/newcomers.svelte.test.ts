import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Newcomers } from './newcomers.svelte'
import type { PlaneBoard } from './view'

const sits = (seat: number, place: string) => ({ kind: 'seat', seat, place })

test('cards that came into the hall and passengers whom others seated are new until one moves', () => {
  type Given = Pick<PlaneBoard, 'latest' | 'news'>
  const given = (latest: object[], news: object[]) =>
    ({ latest: { ply: 9, seat: 1, events: latest }, news: [{ ply: 9, seat: 1, events: news }] }) as unknown as Given
  let now = $state.raw(given([sits(0, '1a')], []))
  let newcomers: Newcomers
  const stop = $effect.root(() => void (newcomers = new Newcomers(() => now)))
  flushSync()
  const told = () => [newcomers.seated, [...newcomers.cards]]
  expect(told()).toEqual([{ 0: ['1a'] }, []])
  now = given([], [{ kind: 'take', seat: 1 }, sits(1, '2b'), sits(1, '2c'), { kind: 'draw', card: 'slalom' }])
  flushSync()
  expect(told()).toEqual([{ 0: ['1a'], 1: ['2b', '2c'] }, ['slalom']])
  now = given([], [])
  flushSync()
  expect(told()).toEqual([{ 0: ['1a'] }, []])
  stop()
})
