/** Python's built-in functions. */
import type { Any } from './any'
import { isCells } from './cells'
import { compare, keyed } from './equality'
import { StopIteration, ValueError } from './errors'
import { bare, isNumber, isWhole } from './numbers'
import { add } from './operators'
import { it, list, t } from './sequences'

type Key = ((value: Any) => Any) | null

export const tuple = list
export const set_ = (value: Any = []): Set<Any> => new Set(Array.from(it(value), keyed))

/** A dict of pairs one after the other: key, value, key, value … */
export function dict(...entries: Any[]): Map<Any, Any> {
  const found = new Map<Any, Any>()
  for (let at = 0; at < entries.length; at += 2) found.set(entries[at], entries[at + 1])
  return found
}

/** The same where keys may be rows or truth values. */
export function dictOf(entries: Any[]): Map<Any, Any> {
  return new Map(entries.map(([key, value]) => [keyed(key), value]))
}

/** `dict(value)`. */
export const toDict = (value: Any = [], more: Any = null): Map<Any, Any> =>
  new Map([
    ...(value instanceof Map ? value : list(value).map(([key, one]) => [keyed(key), one])),
    ...(more ?? []),
  ] as Any)

export const fromkeys = (keys: Any, value: Any = null): Map<Any, Any> =>
  new Map(Array.from(it(keys), (key) => [keyed(key), value]))

export function* enumerate(value: Any, start = 0): Generator<[number, Any]> {
  for (const one of it(value)) yield [start++, one]
}

/** What Python goes through, one after the other, and where it is can be shared. */
export const iter = (value: Any): Iterator<Any> & Iterable<Any> => it(value)[Symbol.iterator]()

export function next(from: Any, ...otherwise: Any[]): Any {
  const { done, value } = from.next()
  if (!done) return value
  if (otherwise.length === 0) throw new StopIteration()
  return otherwise[0]
}

/** Side by side; `strict` if they have to be equally long. */
export function* zip(strict: Any, ...all: Any[]): Generator<Any[]> {
  const from = all.map(iter)
  while (from.length > 0) {
    const row: Any[] = []
    for (const one of from) {
      const { done, value } = one.next()
      if (!done) row.push(value)
      else if (!strict) return
      else if (row.length > 0 || from.some((other) => other !== one && !other.next().done))
        throw new ValueError('of different lengths')
      else return
    }
    yield row
  }
}

export function* map(how: (...values: Any[]) => Any, ...all: Any[]): Generator<Any> {
  for (const row of zip(false, ...all)) yield how(...row)
}

export function* filter(how: Key, value: Any): Generator<Any> {
  for (const one of it(value)) if (t(how ? how(one) : one)) yield one
}

export function sorted(value: Any, key: Key = null, reverse: Any = false): Any[] {
  const found = list(value).map((one) => [key ? key(one) : one, one])
  found.sort(t(reverse) ? (a, b) => compare(b[0], a[0]) : (a, b) => compare(a[0], b[0]))
  return found.map(([, one]) => one)
}

function best(sign: number, key: Key, otherwise: Any, values: Any[]): Any {
  const all = values.length === 1 ? list(values[0]) : values
  if (all.length === 0 && otherwise === undefined) throw new ValueError('nothing to choose from')
  let [found, worth] = [otherwise, null as Any]
  all.forEach((one, at) => {
    const its = key ? key(one) : one
    if (at === 0 || compare(its, worth) * sign > 0) [found, worth] = [one, its]
  })
  return found
}

export const max = (key: Key = null, otherwise: Any, ...values: Any[]): Any => best(1, key, otherwise, values)
export const min = (key: Key = null, otherwise: Any, ...values: Any[]): Any => best(-1, key, otherwise, values)

export function sum(value: Any, start: Any = 0): Any {
  let found = start
  for (const one of it(value)) found = add(found, one)
  return found
}

export function any(value: Any): boolean {
  for (const one of it(value)) if (t(one)) return true
  return false
}

export function all(value: Any): boolean {
  for (const one of it(value)) if (!t(one)) return false
  return true
}

export const reversed = (value: Any): Any[] => list(value).reverse()
export const bool = t
export const ord = (sign: string): number => sign.codePointAt(0)!
export const chr = (code: number): string => String.fromCodePoint(code)

/** Whether a value is of one of these kinds: names of Python's own, or classes of ours. */
export function isinstance(value: Any, ...kinds: Any[]): boolean {
  return kinds.some((kind) => (typeof kind === 'string' ? isNative(value, kind) : value instanceof kind))
}

export function isNative(value: Any, kind: string): boolean {
  if (kind === 'str') return typeof value === 'string'
  if (kind === 'bool') return typeof value === 'boolean'
  if (kind === 'int') return isNumber(value) && isWhole(bare(value))
  if (kind === 'float') return typeof value === 'number' && !Number.isInteger(value)
  if (kind === 'dict') return value instanceof Map
  if (kind === 'set') return value instanceof Set
  if (kind === 'None') return value === null
  return Array.isArray(value) && !isCells(value) // a list; tuples are told apart by nobody
}

/** `type(value) is kind`: a truth value is no whole number then. */
export const isExactly = (value: Any, kind: Any): boolean =>
  typeof kind !== 'string'
    ? value?.constructor === kind
    : isNative(value, kind) && !(kind === 'int' && (typeof value === 'boolean' || value instanceof Number))

export const getattr = (value: Any, name: string, otherwise: Any): Any => {
  const found = value?.[name]
  if (found === undefined) return otherwise
  return typeof found === 'function' ? found.bind(value) : found
}
export const hasattr = (value: Any, name: string): boolean =>
  typeof value === 'object' && value !== null && value[name] !== undefined

/** A method as a value, or what a field holds. */
export function bound(value: Any, name: string): Any {
  const found = value[name]
  return typeof found !== 'function' || Object.hasOwn(value, name) ? found : found.bind(value)
}

/** So many from the front, those between in a list, so many from the end. */
export function unpack(value: Any, before: number, after: number): Any[] {
  const all = list(value)
  return [...all.slice(0, before), all.slice(before, all.length - after), ...all.slice(all.length - after)]
}

/** Each taken apart like that. */
export function* unpacked(value: Any, before: number, after: number): Generator<Any[]> {
  for (const one of it(value)) yield unpack(one, before, after)
}

/** What `type(value)` is: the name of a kind of Python's own, or a class of ours. */
export function kindOf(value: Any): Any {
  for (const kind of ['None', 'bool', 'str', 'int', 'float', 'dict', 'set', 'list'])
    if (isNative(value, kind)) return value instanceof Number || value?.constructor?.$fields ? value.constructor : kind
  return value.constructor
}
export const kindName = (value: Any): string => (typeof kindOf(value) === 'string' ? kindOf(value) : kindOf(value).name)

/** `str.maketrans`: signs by their numbers. */
export const maketrans = (signs: Map<string, string>): Map<number, string> =>
  new Map(Array.from(signs, ([sign, other]) => [ord(sign), other]))
