import { expect, test, vi } from 'vitest'
import type { PreviewedMove } from '$lib/api'
import { Bills, giversIn, type Portion } from './bills.svelte'
import type { TentBoard } from './cards'
import { viewOf } from './tent.fixture'

const portion = (giver: string | null, ...cards: string[]): Portion => ({ wanted: 'beer', giver, cards })
const told = (move: string, portions: Portion[] | null): PreviewedMove => ({ move, gains: [], certain: null, portions })

function bills(answer: PreviewedMove[] | null) {
  const board = { view: viewOf(), previews: vi.fn(async () => answer) }
  return { board, bills: new Bills(() => board as unknown as TentBoard) }
}

test('every way to pay is asked for at once, and only once', async () => {
  const [cheap, dear] = [[portion(null, 'beer')], [portion(null, 'beer', 'beer')]]
  const { board, bills: known } = bills([told('one', cheap), told('two', dear), told('pass', null)])
  expect(known.of('one')).toBeNull()
  await known.look(['one', 'two', 'pass'])
  await known.look(['one', 'two'])
  expect(board.previews).toHaveBeenCalledExactlyOnceWith(['one', 'two', 'pass'])
  expect([known.of('one'), known.of('two'), known.of('pass'), known.of(null)]).toEqual([cheap, dear, null, null])
})

test('after a move everything is asked anew', async () => {
  const { board, bills: known } = bills([told('one', [portion('anton')])])
  await known.look(['one'])
  board.view = viewOf({ ply: board.view.ply + 1 })
  board.previews.mockImplementationOnce(async () => [])
  await known.look(['one'])
  expect(board.previews).toHaveBeenCalledTimes(2)
  expect(known.of('one')).toBeNull()
})

test('an answer that comes after the next move does not count', async () => {
  const { board, bills: known } = bills([told('one', [portion('anton')])])
  const asking = known.look(['one'])
  board.view = viewOf({ ply: board.view.ply + 1 })
  await asking
  expect(known.of('one')).toBeNull()
})

test('where the server did not answer, it is asked again', async () => {
  const { board, bills: known } = bills(null)
  await known.look(['one'])
  await known.look(['one'])
  expect(board.previews).toHaveBeenCalledTimes(2)
})

test('the heroes who pay are named once', () => {
  expect([...giversIn([portion('anton'), portion('anton'), portion(null, 'beer'), portion('eva')])]).toEqual([
    'anton',
    'eva',
  ])
  expect(giversIn(null).size).toBe(0)
})
