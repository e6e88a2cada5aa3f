import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { State } from './api'
import { sitting, tableWith } from '../testing/seats'
import { attend, attention, isMyTurn, markIcon, tableTitle } from './attention.svelte'
import * as sound from './sound'

const seats = [sitting(0, { person: 'ada' }), sitting(1, { person: 'bob' })]
const state = (ply: number, turn: number | null, stage: 'playing' | 'over' = 'playing', mine = [0]) =>
  ({ table: tableWith(seats, { stage }), ply, turn, mine }) as unknown as State

let stop: (() => void) | undefined
const rung: string[] = []
beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />'
  rung.length = 0
  vi.spyOn(sound, 'ring').mockImplementation((what) => void rung.push(what))
})
afterEach(() => stop?.())

const icon = () => document.querySelector('link[rel=icon]')!.getAttribute('href')

test('title and icon say that it is my turn, and go back', () => {
  let now = $state.raw<State | null>(null)
  stop = $effect.root(() => {
    markIcon()
    attend(() => now)
  })
  const title = () => tableTitle(now)
  const show = (next: State) => {
    now = next
    flushSync()
  }
  flushSync()
  expect(tableTitle(null)).toBe('Houseful')
  show(state(3, 1))
  expect([title(), icon(), rung]).toEqual(['Overbooking · Houseful', '/icon.svg', []])
  show(state(4, 0))
  expect([title(), icon(), rung]).toEqual(['Your turn · Overbooking', '/icon-turn.svg', ['placed', 'turn']])
  show(state(5, 0))
  expect(rung).toEqual(['placed', 'turn', 'placed'])
  show(state(6, null, 'over'))
  expect([title(), icon(), rung.slice(3)]).toEqual(['Overbooking · Houseful', '/icon.svg', ['placed', 'end']])
})

test('while the board still shows what happened, neither title, icon nor sound speak of my turn', () => {
  let busy = $state(true)
  stop = $effect.root(() => {
    markIcon()
    attend(
      () => state(4, 0),
      () => busy,
    )
  })
  const title = () => tableTitle(state(4, 0), busy)
  flushSync()
  expect([title(), icon(), rung]).toEqual(['Overbooking · Houseful', '/icon.svg', []])
  busy = false
  flushSync()
  expect([title(), icon(), rung]).toEqual(['Your turn · Overbooking', '/icon-turn.svg', ['turn']])
})

test('a table that is left calls nobody any more', () => {
  stop = $effect.root(() => markIcon())
  const leave = $effect.root(() => attend(() => state(4, 0)))
  flushSync()
  expect([attention.waiting, icon()]).toEqual([1, '/icon-turn.svg'])
  leave()
  flushSync()
  expect([attention.waiting, icon()]).toEqual([0, '/icon.svg'])
})

test('a game that was over when it was opened ends without a sound', () => {
  stop = $effect.root(() => attend(() => state(9, null, 'over')))
  flushSync()
  expect(rung).toEqual([])
})

test('where all seats are mine, the table never waits for me alone', () => {
  expect(isMyTurn(state(1, 0, 'playing', [0, 1]))).toBe(false)
  expect(isMyTurn(state(1, 0, 'playing', []))).toBe(false)
})
