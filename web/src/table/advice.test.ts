import { afterEach, expect, test, vi } from 'vitest'
import type { TentBoard } from '../games/oktoberfest/cards'
import Panel from '../games/oktoberfest/Panel.svelte'
import { viewOf as tentOf } from '../games/oktoberfest/tent.fixture'
import { Turn } from '../games/oktoberfest/turn.svelte'
import Absences from '../games/overbooked/Absences.svelte'
import Ask from '../games/overbooking/Ask.svelte'
import { show } from '../testing/page'
import { advice } from './advice.svelte'

afterEach(() => void (advice.move = null))
/** What is lit up when a move is advised. */
function lit(page: HTMLElement): string[] {
  return [...page.querySelectorAll('[data-advised]')].map((one) => (one.ariaLabel ?? one.textContent ?? '').trim())
}
function tent(legal: string[], step: string) {
  const board = { view: tentOf({ step: step as 'action' }), legal, still: false, lit: [], play: vi.fn() }
  const turn = new Turn(() => board as unknown as TentBoard)
  return { turn, page: () => show(Panel, { turn, bill: null, waiting: null, rival: 'Ben', news: '' }) }
}

test.each([
  ['kitchen', 'action', 'Kitchen'],
  ['pass', 'action', 'Pass'],
  ['change', 'change', 'Take change'],
  ['no change', 'change', 'No change'],
])('in the tent, %s lights up its button', (move, step, name) => {
  advice.move = move
  expect(lit(tent(['kitchen', 'pass', 'change', 'no change'], step).page())).toEqual([name])
})

test('cards for the kitchen are laid out, and the button that throws them away lights up', () => {
  const { turn, page } = tent(['discard 1 pretzel', 'discard 2 sausage'], 'kitchen')
  advice.move = 'discard 2 sausage'
  turn.advise(advice.move)
  expect(turn.payment.cards.sausage).toBe(2)
  expect(lit(page())).toEqual(['Throw 2 cards away'])
})

test.each([
  ['keep', 'Keep the hand'],
  ['decline', ''],
])('in the hotel, %s lights up its button', (move) => {
  advice.move = move
  const view = { phase: 'placing', checking: null, turns_left: 3, coins: {}, seat: 0 }
  const told = { company: { seats: [], viewpoint: 0 }, legal: ['keep', 'decline'], still: false, turn: 0, picked: null }
  const rest = { reading: null, refusal: null, declined: '', again: null, onplay: vi.fn(), oncancel: vi.fn() }
  expect(lit(show(Ask, { view, ...told, ...rest } as never))).toHaveLength(1)
})

test('in the plane, whoever had better stay away lights up', () => {
  advice.move = 'leave 2'
  const hand = { passengers: ['r', 'w', 'b'] }
  const legal = ['leave 1', 'leave 2', 'leave nobody']
  const page = show(Absences, { hand, legal, act: vi.fn() } as never)
  expect([...page.querySelectorAll('[data-advised]')].map((one) => one.getAttribute('data-move'))).toEqual(['leave 2'])
})
