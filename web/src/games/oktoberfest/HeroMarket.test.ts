import { expect, test, vi } from 'vitest'
import { buttonOf, click, show } from '../../testing/page'
import type { TentBoard } from './cards'
import HeroMarket from './HeroMarket.svelte'
import { hero, viewOf } from './tent.fixture'
import { Turn } from './turn.svelte'

test('each hero on the stage has a button of its own, which chooses it', () => {
  const play = vi.fn()
  const heroes = [hero('erich', { sausage: 1 }), hero('anton', { coins: 1 })]
  const board = { view: viewOf({ step: 'draft', heroes }), legal: ['hire erich', 'hire anton'], still: false, play }
  const turn = new Turn(() => board as unknown as TentBoard)
  const page = show(HeroMarket, { turn, large: true })
  click(buttonOf(page, 'Choose anton'))
  expect(play).toHaveBeenCalledExactlyOnceWith('hire anton')
})

test('a hero who came since my last turn carries a mark, and is said to be new', () => {
  const board = { view: viewOf({ heroes: [hero('erich'), hero('anton')] }), legal: [], still: false, play: vi.fn() }
  const turn = new Turn(() => board as unknown as TentBoard)
  const page = show(HeroMarket, { turn, fresh: new Set(['anton']) })
  const marked = [...page.querySelectorAll('button')].filter((one) => one.querySelector('.new'))
  expect(marked.map((one) => one.textContent)).toEqual([expect.stringMatching(/anton.*New since your last turn/s)])
})

test('while somebody else chooses, nobody can be chosen', () => {
  const board = { view: viewOf({ step: 'draft', heroes: [hero('erich')] }), legal: [], still: true, play: vi.fn() }
  const page = show(HeroMarket, { turn: new Turn(() => board as unknown as TentBoard), large: true })
  expect(buttonOf(page, 'Choose erich').disabled).toBe(true)
})
