/** Rows and grids of numbers: the fields of records, and what stands in for NumPy's arrays. */
import type { Any } from './any'
import { IndexError } from './errors'
import { narrow } from './numbers'

export type Cells =
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | BigInt64Array
  | BigUint64Array
  | Float32Array
  | Float64Array

/** The number kinds of declared records, as typed arrays read them. */
export const KINDS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
}
export type Kind = keyof typeof KINDS

export const isCells = (value: Any): value is Cells => ArrayBuffer.isView(value)
const isBig = (cells: Cells): cells is BigInt64Array | BigUint64Array =>
  cells instanceof BigInt64Array || cells instanceof BigUint64Array

export function cellAt(cells: Cells, at: number): Any {
  const value = cells[at < 0 ? at + cells.length : at]
  if (value === undefined) throw new IndexError('index out of range')
  return typeof value === 'bigint' ? narrow(value) : value
}

/** Store a number; one that does not fit its field is an error rather than a silent wrap. */
export function setCell(cells: Cells, at: number, value: Any): void {
  const place = at < 0 ? at + cells.length : at
  if (!(place >= 0 && place < cells.length)) throw new IndexError('index out of range')
  if (isBig(cells)) cells[place] = BigInt(value)
  else cells[place] = Number(value)
  const kept = cells[place]
  if (!(cells instanceof Float32Array) && (typeof kept === 'bigint' ? narrow(kept) : kept) !== Number(value))
    if (typeof value !== 'bigint' || kept !== value) throw new RangeError(`${value} does not fit its field`)
}

export const cellsOf = (cells: Cells): Any[] => (isBig(cells) ? Array.from(cells, narrow) : Array.from(cells))

/** Numbers found by two indices. */
export class Grid {
  constructor(
    public cells: Cells,
    public rows: number,
    public width: number,
  ) {}

  get length(): number {
    return this.rows
  }

  at(row: number, column: number): Any {
    if (column < 0) column += this.width
    if (column >= this.width || row >= this.rows) throw new IndexError('index out of range')
    return cellAt(this.cells, (row < 0 ? row + this.rows : row) * this.width + column)
  }

  set(row: number, column: number, value: Any): void {
    if (column >= this.width || row >= this.rows) throw new IndexError('index out of range')
    setCell(this.cells, row * this.width + column, value)
  }

  row(row: number): Cells {
    return this.cells.subarray(row * this.width, (row + 1) * this.width)
  }

  column(column: number): Any[] {
    return Array.from({ length: this.rows }, (_, row) => this.at(row, column))
  }

  tolist(): Any[][] {
    return Array.from({ length: this.rows }, (_, row) => cellsOf(this.row(row)))
  }
}

/** Numbers of a kind, all nought: a row by its length, a grid by its two measures. */
export function zeros(shape: number | [number, number], kind: Kind = 'f8'): Cells | Grid {
  const measures = Array.isArray(shape) ? shape : [shape]
  const [rows, width] = measures as [number, number?]
  if (width === undefined) return new KINDS[kind](rows)
  return new Grid(new KINDS[kind](rows * width), rows, width)
}
