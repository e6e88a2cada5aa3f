import { beforeAll, expect, test } from 'vitest'
import { show } from '../../testing/page'
import { cabinOf } from './cabin'
import Rival from './Rival.svelte'
import type { Player } from './view'

const player = (seat: number, sources: Player['sources']): Player => ({
  seat,
  colour: 'teal',
  plane: Array<string>(5).fill('... .... ...'),
  overbooked: { R: 0, W: 0, B: 0, Y: 0, G: 0 },
  vouchers: 0,
  bonus_cards: 0,
  cards: [],
  score: { rugby: 4, seniors: 1 },
  sources,
  group_points: {},
})

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => {}
})

test('the lines on which planes compete are those of the server, each with both groups', () => {
  const page = show(Rival, {
    cabin: cabinOf('WMA AMMA AMW'),
    owner: player(1, { rugby: ['1a', '1b'], seniors: ['2a'] }),
    mine: player(0, { rugby: ['3a'] }),
    contests: { rugby: 'B' },
    seats: [],
    totals: [0, 0],
    onclose: () => {},
  })
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => [cell.textContent, cell.classList.contains('ahead')]),
  )
  expect(rows).toEqual([
    [
      ['2', true],
      ['1', false],
    ],
  ])
})
