import { beforeEach, describe, expect, it } from 'vitest'
import { blankCommon, blankSheet, readCommon, readSheet } from './plane'
import { ScoreBook } from './scoreBook.svelte'

const shape = { blankCommon, blankPlayer: blankSheet, readCommon, readPlayer: readSheet, seats: 4 }
const open = (code: string | null = null) => new ScoreBook('overbooked', shape, code)
beforeEach(() => localStorage.clear())

describe('the sheets of a table', () => {
  it('are there again after a reload, beside those of a sheet begun elsewhere', () => {
    const book = open()
    book.players[1]!.name = 'Ada'
    book.common.count = 4
    book.keep()
    expect([open().players[1]!.name, open().common.count]).toEqual(['Ada', 4])
    expect(open('abc').players[1]!.name).toBe('')
    localStorage.setItem('houseful-score-overbooked', '{"version":1}')
    expect(open().damaged).toBe(true)
  })

  it('go back gesture by gesture, but take back nothing of other phones', () => {
    const book = open()
    book.remember()
    book.players[0]!.vouchers = 3
    book.take(2, { ...blankSheet(), name: 'Bob' })
    book.take(3, { name: 7 })
    book.undo()
    expect(book.players.map(({ name, vouchers }) => [name, vouchers]).slice(0, 3)).toEqual([
      ['', 0],
      ['Bob', 0],
      ['', 0],
    ])
    expect(book.undoable).toBe(false)
  })

  it('begin afresh under the same names, all of them or one', () => {
    const book = open()
    book.players.forEach((player, seat) => Object.assign(player, { name: `p${seat}`, vouchers: 2 }))
    book.clear(1)
    expect(book.players.map(({ vouchers }) => vouchers)).toEqual([2, 0, 2, 2])
    book.clear()
    expect(book.players.map(({ name, vouchers }) => `${name} ${vouchers}`)).toEqual(['p0 0', 'p1 0', 'p2 0', 'p3 0'])
  })
})
