import { describe, expect, it } from 'vitest'
import { cellAt, cellsBetween, type Cell } from './sweep'

/** Three by three cells of 30 by 30, named by row and column. */
const cells: Cell[] = Array.from({ length: 9 }, (_, at) => {
  const [row, column] = [Math.floor(at / 3), at % 3]
  return { name: `${row}${column}`, left: 30 * column, right: 30 * column + 30, top: 30 * row, bottom: 30 * row + 30 }
})
const middle = (row: number, column: number) => ({ x: 30 * column + 15, y: 30 * row + 15 })

describe('a sweep', () => {
  it('skips no cell, however quick the finger is', () => {
    expect(cellsBetween(cells, middle(0, 0), middle(0, 2))).toEqual(['00', '01', '02'])
    expect(cellsBetween(cells, middle(2, 1), middle(0, 1))).toEqual(['21', '11', '01'])
  })
  it('leaves the neighbours of a diagonal alone', () => {
    expect(cellsBetween(cells, middle(0, 0), middle(2, 2))).toEqual(['00', '11', '22'])
  })
  it('finds nothing outside, and a tap counts up to the edge', () => {
    expect(cellAt(cells, { x: 100, y: 10 })).toBeNull()
    expect(cellAt(cells, { x: 29, y: 1 })).toBe('00')
    expect(cellAt(cells, { x: 29, y: 1 }, 0.7)).toBeNull()
  })
})
