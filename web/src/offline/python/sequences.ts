/** Lists, tuples, texts, dicts and sets: reading, writing, cutting and joining them as Python does. */
import type { Any } from './any'
import { type Cells, cellAt, cellsOf, Grid, isCells, setCell } from './cells'
import { eq, keyed } from './equality'
import { IndexError, KeyError, unexpected } from './errors'
import { signs } from './text'
import * as numbers from './numbers'

/** A part of a sequence: from, up to, and by which step. */
export class Slice {
  constructor(
    public from: number | null,
    public to: number | null,
    public step: number | null,
  ) {}
}

/** Whether something counts as true. */
export function t(value: Any): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  if (Array.isArray(value) || isCells(value)) return value.length > 0
  if (value instanceof Map || value instanceof Set) return value.size > 0
  if (value instanceof Number) return value.valueOf() !== 0
  if (value.__bool__) return value.__bool__()
  return value.__len__ ? value.__len__() > 0 : true
}

/** What Python goes through: the keys of a dict, the members of a set, the signs of a text. */
export function it(value: Any): Iterable<Any> & Any {
  if (Array.isArray(value) || typeof value === 'string' || value instanceof Set) return value
  if (value instanceof Map) return value.keys()
  if (value instanceof BigInt64Array || value instanceof BigUint64Array) return cellsOf(value)
  if (value instanceof Grid) return value.tolist()
  if (value?.__iter__) return value.__iter__()
  if (value?.[Symbol.iterator]) return value
  return unexpected('something to go through', value)
}

export const list = (value: Any = []): Any[] => (isCells(value) ? cellsOf(value) : [...it(value)])

export function len(value: Any): number {
  if (typeof value === 'string') return signs(value).length
  if (value instanceof Map || value instanceof Set) return value.size
  if (value?.__len__) return value.__len__()
  return value?.length ?? unexpected('something with a length', value)
}

/** `value[key]`. */
export function ix(value: Any, key: Any): Any {
  if (value instanceof Map) return entry(value, key)
  if (value instanceof Grid) return cell(value, key)
  if (key instanceof Slice) return slice(value, key.from, key.to, key.step)
  const at = numbers.bare(key)
  if (Array.isArray(value)) {
    const found = value[at < 0 ? at + value.length : at]
    return found === undefined ? missing(value, at) : found
  }
  if (isCells(value)) return cellAt(value, at)
  if (typeof value === 'string') return signs(value)[at < 0 ? at + signs(value).length : at] ?? missing(value, at)
  if (value?.__getitem__) return value.__getitem__(key)
  return unexpected('something with entries', value)
}

function missing(value: Any, at: number): never {
  throw new IndexError(`${at} of ${value.length}`)
}

function entry(map: Map<Any, Any>, key: Any): Any {
  const known = keyed(key)
  const found = map.get(known)
  if (found !== undefined) return found
  const { $missing } = map as Any
  if ($missing) return $missing.call(map, known)
  throw new KeyError(key)
}

function cell(grid: Grid, key: Any): Any {
  if (!Array.isArray(key)) return grid.row(key < 0 ? key + grid.rows : key)
  const [row, column] = key
  if (row instanceof Slice) return grid.column(column)
  if (column instanceof Slice) return slice(grid.row(row), column.from, column.to, column.step)
  return grid.at(row, column)
}

/** `value[key] = item`. */
export function set(value: Any, key: Any, item: Any): void {
  if (value instanceof Map) value.set(keyed(key), item)
  else if (key instanceof Slice) splice(value, key, item)
  else if (Array.isArray(value)) {
    const at = numbers.bare(key)
    const place = at < 0 ? at + value.length : at
    if (!(place >= 0 && place < value.length)) missing(value, at)
    value[place] = item
  } else if (isCells(value)) setCell(value, numbers.bare(key), numbers.bare(item))
  else if (value instanceof Grid) value.set(key[0], key[1], numbers.bare(item))
  else if (value?.__setitem__) value.__setitem__(key, item)
  else unexpected('something with entries', value)
}

/** `del value[key]`. */
export function del(value: Any, key: Any): void {
  if (value instanceof Map) {
    if (!value.delete(keyed(key))) throw new KeyError(key)
  } else if (key instanceof Slice) splice(value, key, [])
  else value.splice(key < 0 ? key + value.length : key, 1)
}

function splice(value: Any, key: Slice, items: Any): void {
  if ((key.step ?? 1) !== 1) unexpected('a part without gaps', value)
  const [from, to] = bounds(value.length, key.from, key.to, 1)
  if (Array.isArray(value)) value.splice(from, Math.max(0, to - from), ...it(items))
  else (value as Cells).set(items as never, from)
}

function bounds(length: number, from: number | null, to: number | null, step: number): [number, number] {
  const [least, most] = step > 0 ? [0, length] : [-1, length - 1]
  const place = (at: number | null, otherwise: number): number =>
    at === null ? otherwise : Math.min(Math.max(at < 0 ? at + length : at, least), most)
  return step > 0 ? [place(from, 0), place(to, length)] : [place(from, length - 1), place(to, -1)]
}

export function slice(value: Any, from: Any, to: Any = null, step: Any = null): Any {
  if (value instanceof Range) return slice([...value], from, to, step)
  const whole = typeof value === 'string' ? signs(value) : value
  const by = step ?? 1
  const [start, end] = bounds(whole.length, from, to, by)
  let found: Any
  if (by === 1) found = whole.slice(start, Math.max(start, end))
  else {
    found = []
    for (let at = start; by > 0 ? at < end : at > end; at += by) found.push(whole[at])
  }
  return typeof value === 'string' && typeof found !== 'string' ? found.join('') : found
}

/** `item in value`. */
export function contains(value: Any, item: Any): boolean {
  if (value instanceof Map || value instanceof Set) return value.has(keyed(item))
  if (typeof value === 'string') return value.includes(item)
  if (value?.__contains__) return value.__contains__(item)
  if (typeof item !== 'object' && Array.isArray(value) && value.includes(item)) return true
  for (const one of it(value)) if (eq(one, item)) return true
  return false
}

/** Whole numbers in a row. */
export class Range {
  constructor(
    public start: number,
    public stop: number,
    public step: number,
  ) {}

  get length(): number {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step))
  }

  *[Symbol.iterator](): Iterator<number> {
    for (let at = this.start; this.step > 0 ? at < this.stop : at > this.stop; at += this.step) yield at
  }

  __getitem__(at: number): number {
    return this.start + (at < 0 ? at + this.length : at) * this.step
  }

  __contains__(value: Any): boolean {
    const at = (Number(value) - this.start) / this.step
    return Number.isInteger(at) && at >= 0 && at < this.length
  }
}

export const range = (start: Any, stop: Any = null, step = 1): Range =>
  stop === null ? new Range(0, Number(start), 1) : new Range(Number(start), Number(stop), step)
