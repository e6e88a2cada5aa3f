import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Placing } from './placing.svelte'
import { viewOf } from './street.fixture'

const legal = ['1 bird line 1', '1 bird back 1', '6 fish line 2']
const preview = vi.fn()
const why = vi.fn()
const table = (told = {}) => ({ view: viewOf(), legal, eyes: 0, still: false, preview, why, ...told })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
async function look(placing: Placing, zone: string | null) {
  const looked = placing.look(zone)
  await vi.advanceTimersByTimeAsync(200)
  await looked
}

test('what can be played and where follows from the legal moves', () => {
  const placing = new Placing(() => table())
  expect([...placing.playable]).toEqual(['1 bird', '6 fish'])
  expect(placing.welcome).toBeNull()
  placing.pick('1 bird')
  expect([...placing.welcome!]).toEqual(['line 1', 'back 1'])
  expect([placing.may('1 bird', 'back 1'), placing.may('6 fish', 'back 1')]).toEqual([true, false])
})

test('nothing can be placed while the board is still', () => {
  const placing = new Placing(() => table({ still: true }))
  placing.pick('1 bird')
  expect([placing.welcome, placing.may('1 bird', 'line 1')]).toEqual([null, false])
})

test('the tile behind a door is told with what it is worth', async () => {
  preview.mockResolvedValue({ before: [{ tiles: 1 }], after: [{ tiles: 3 }] })
  const placing = new Placing(() => table())
  placing.pick('1 bird')
  await look(placing, 'back 1')
  expect(preview).toHaveBeenCalledWith('1 bird back 1')
  expect(placing.aim).toMatchObject({ zone: 'back 1', mark: '+2' })
  expect(placing.refusal).toBeNull()
})

test('a place that does not take the card says why, with the rule', async () => {
  why.mockResolvedValue({ legal: false, message: 'Only two crests.', rule: 'hotel.sign.two-crests' })
  const placing = new Placing(() => table())
  placing.pick('1 bird')
  await look(placing, 'line 2')
  expect(placing.refusal).toMatchObject({ zone: 'line 2', note: 'Only two crests.', rule: 'hotel.sign.two-crests' })
})

test('who only passes over a place asks nothing', async () => {
  why.mockClear()
  const placing = new Placing(() => table())
  placing.pick('1 bird')
  const passing = placing.look('line 2')
  await vi.advanceTimersByTimeAsync(50)
  await look(placing, null)
  await passing
  expect(why).not.toHaveBeenCalled()
  expect(placing.aim).toBeNull()
})
