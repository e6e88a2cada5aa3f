import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nothing, type TentBoard } from './cards'
import { commandOf } from './keys'
import { viewOf } from './tent.fixture'
import { Turn } from './turn.svelte'
import { eventually } from '../../testing/page'

const legal = [
  'kitchen',
  'serve 1 with 2 pretzel 1 beer',
  'serve 1 with 1 pretzel 1 beer',
  'serve 1 with 3 sausage',
  'hire erich with 1 coin',
  'hire anton',
]
const [play, preview, why] = [vi.fn(), vi.fn(async () => null), vi.fn()]
let board: TentBoard
let turn: Turn

beforeEach(() => {
  play.mockClear()
  why.mockReset()
  board = {
    view: viewOf(),
    legal,
    viewpoint: 0,
    turn: 0,
    seats: [],
    totals: [5, 5],
    latest: null,
    still: false,
    play,
    preview,
    previews: vi.fn(async () => null),
    why,
    lit: [],
  }
  turn = new Turn(() => board)
})
/** The server has answered: another step, other moves. */
function next(step: string, moves: string[]) {
  board = { ...board, view: viewOf({ ply: board.view.ply + 1, step: step as 'place' }), legal: moves }
  turn.settle()
}

test('a table is paid the cheapest way, and picked again goes back', () => {
  turn.pickTable(1)
  expect(turn.move).toBe('serve 1 with 1 pretzel 1 beer')
  turn.pickTable(1)
  expect([turn.table, turn.move]).toEqual([null, null])
})

test('who pays is asked for with every way to pay, and shown for the one laid out', async () => {
  const portions = [{ wanted: 'beer', giver: null, cards: ['beer'] }]
  const previews = vi.fn(async (moves: string[]) =>
    moves.map((move) => ({ move, gains: [], certain: null, portions: move.includes('sausage') ? [] : portions })),
  )
  board = { ...board, previews }
  turn.pickTable(1)
  expect(previews).toHaveBeenCalledExactlyOnceWith(legal.filter((move) => move.startsWith('serve 1')))
  await eventually(() => expect(turn.bills.of(turn.move)).toEqual(portions))
  turn.cancel()
  expect(turn.bills.of(turn.move)).toBeNull()
})

test('who pays for a hero is asked for too, but not in the draft, where nobody pays', () => {
  turn.pickHero('erich')
  expect(board.previews).toHaveBeenCalledExactlyOnceWith(['hire erich with 1 coin'])
  next('draft', ['hire anton'])
  turn.pickHero('anton')
  expect(board.previews).toHaveBeenCalledOnce()
})

test('by key, picking again settles it', () => {
  turn.pickTable(1, true)
  turn.pickTable(1, true)
  expect(play).toHaveBeenCalledExactlyOnceWith('serve 1 with 1 pretzel 1 beer')
})

test('the ways to pay are gone through, and a card that is tapped finds one with it', () => {
  turn.pickTable(1)
  turn.payOtherwise()
  expect(turn.move).toBe('serve 1 with 3 sausage')
  turn.payOtherwise()
  turn.payOtherwise()
  expect(turn.move).toBe('serve 1 with 1 pretzel 1 beer')
  turn.tap('pretzel', false)
  expect(turn.move).toBe('serve 1 with 2 pretzel 1 beer')
})

test('a hero is hired with as many coins as it takes', () => {
  turn.pickHero('erich')
  expect(turn.move).toBe('hire erich with 1 coin')
  turn.hireAtOnce('anton')
  expect(play).toHaveBeenCalledExactlyOnceWith('hire anton')
})

test('what cannot be done says why', async () => {
  why.mockResolvedValue({ legal: false, message: 'Not enough food.', rule: 'tent.serve.pay' })
  turn.pickTable(2)
  await eventually(() => expect(turn.reason).toEqual({ message: 'Not enough food.', rule: 'tent.serve.pay' }))
  expect(why).toHaveBeenCalledWith('serve 2 with heroes')
  expect(turn.table).toBeNull()
})

test('cooking takes two steps: the kitchen, then the cards', () => {
  turn.tap('sausage', false)
  turn.tap('sausage', false)
  expect([turn.cooking, turn.move]).toEqual([true, 'discard 2 sausage'])
  turn.confirm()
  expect(play).toHaveBeenLastCalledWith('kitchen')
  next('kitchen', ['discard 1 sausage', 'discard 2 sausage'])
  expect(play).toHaveBeenLastCalledWith('discard 2 sausage')
})

test('no more than four cards are cooked', () => {
  turn.cook()
  expect(turn.move).toBeNull()
  turn.payment.cards = { ...nothing(), sausage: 3, beer: 2 }
  expect(turn.move).toBeNull()
})

test('a table dropped at an end is paid for, then waits there for the last word', () => {
  turn.drop(1, 'row 2 left')
  expect(play).toHaveBeenCalledExactlyOnceWith('serve 1 with 1 pretzel 1 beer')
  next('place', ['row 1 left', 'row 2 left'])
  expect(turn.move).toBe('row 2 left')
  expect(play).toHaveBeenCalledOnce()
  turn.pickEnd('row 2 left')
  expect(play).toHaveBeenLastCalledWith('row 2 left')
})

test('when the table changes, what was chosen is forgotten; the same position keeps it', () => {
  turn.settle()
  turn.pickTable(1)
  turn.settle()
  expect(turn.table).toBe(1)
  next('action', legal)
  expect([turn.table, turn.payment.cards]).toEqual([null, nothing()])
})

test('nothing can be done while the board is still', () => {
  board = { ...board, still: true }
  turn.pickTable(1)
  expect([turn.move, turn.mayTap('beer'), turn.mayCook]).toEqual([null, false, false])
})

describe('keys', () => {
  test('do what they ask for, where that can be done now', () => {
    expect([turn.run(1), turn.table]).toEqual([true, 1])
    expect([turn.run('cancel'), turn.table]).toEqual([true, null])
    expect([turn.run('cook'), turn.cooking]).toEqual([true, true])
    next('place', ['row 1 left'])
    expect([turn.run(1), turn.run('cook')]).toEqual([false, false])
  })

  test('are read from anywhere but a form, and Enter not from a button', () => {
    document.body.innerHTML = '<p></p><button></button><input />'
    const key = (name: string, on = 'p', told = {}) => {
      const event = new KeyboardEvent('keydown', { key: name, ...told })
      Object.defineProperty(event, 'target', { value: document.querySelector(on) })
      return commandOf(event)
    }
    expect(['Escape', 'R', 'k', '4', 'Enter', 'x'].map((name) => key(name))).toEqual([
      'cancel',
      'turn',
      'cook',
      4,
      'confirm',
      null,
    ])
    expect([key('Enter', 'button'), key('r', 'input'), key('r', 'p', { ctrlKey: true })]).toEqual([null, null, null])
    expect(key('r', 'button')).toBe('turn')
  })
})

test('coin cards turned to one coin pay for a hero with the others, and change is a decision of its own', () => {
  next('action', ['hire erich with 1 coin 1 change', 'hire erich with 2 coin', 'kitchen'])
  board = { ...board, view: viewOf({ ply: 9, hand: { ...nothing(), coin: 2, change: 1, beer: 1 } }) }
  turn.pickHero('erich')
  expect(['hire erich with 2 coin', 'hire erich with 1 coin 1 change']).toContain(turn.move)
  turn.tap('change', turn.payment.cards.change > 0)
  turn.tap('change', turn.payment.cards.change > 0)
  expect(turn.mayTap('change')).toBe(true)
  next('change', ['change', 'no change'])
  expect(turn.mayTap('coin')).toBe(false)
  turn.play('no change')
  expect(play).toHaveBeenLastCalledWith('no change')
})
