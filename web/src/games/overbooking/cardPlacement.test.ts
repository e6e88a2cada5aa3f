import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardPlacement } from './cardPlacement.svelte'
import { viewOf } from './street.fixture'

const legal = ['1 bird line 1', '1 bird back 1', '6 fish line 2']
const preview = vi.fn()
const why = vi.fn()
const table = (told = {}) => ({ view: viewOf(), legal, viewpoint: 0, still: false, preview, why, ...told })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
async function look(placement: CardPlacement, zone: string | null) {
  const looked = placement.look(zone)
  await vi.advanceTimersByTimeAsync(200)
  await looked
}

test('what can be played and where follows from the legal moves', () => {
  const placement = new CardPlacement(() => table())
  expect([...placement.playable]).toEqual(['1 bird', '6 fish'])
  expect(placement.welcome).toBeNull()
  placement.pick('1 bird')
  expect([...placement.welcome!]).toEqual(['line 1', 'back 1'])
  expect([placement.may('1 bird', 'back 1'), placement.may('6 fish', 'back 1')]).toEqual([true, false])
})

test('nothing can be placed while the board is still', () => {
  const placement = new CardPlacement(() => table({ still: true }))
  placement.pick('1 bird')
  expect([placement.welcome, placement.may('1 bird', 'line 1')]).toEqual([null, false])
})

test('the tile behind a door is told with what it is worth', async () => {
  preview.mockResolvedValue({ gains: [{ total: 9, lines: { tiles: 2, coins: 7 } }] })
  const placement = new CardPlacement(() => table())
  placement.pick('1 bird')
  await look(placement, 'back 1')
  expect(preview).toHaveBeenCalledWith('1 bird back 1')
  expect(placement.aim).toMatchObject({ zone: 'back 1', mark: '+2' })
  expect(placement.refusal).toBeNull()
})

test('a place that does not take the card says why, with the rule', async () => {
  why.mockResolvedValue({ legal: false, message: 'Only two crests.', rule: 'hotel.sign.two-crests' })
  const placement = new CardPlacement(() => table())
  placement.pick('1 bird')
  await look(placement, 'line 2')
  expect(placement.refusal).toMatchObject({ zone: 'line 2', note: 'Only two crests.', rule: 'hotel.sign.two-crests' })
})

test('who only passes over a place asks nothing', async () => {
  why.mockClear()
  const placement = new CardPlacement(() => table())
  placement.pick('1 bird')
  const passing = placement.look('line 2')
  await vi.advanceTimersByTimeAsync(50)
  await look(placement, null)
  await passing
  expect(why).not.toHaveBeenCalled()
  expect(placement.aim).toBeNull()
})
