/** Methods of Python's own kinds by name; a class that has one of its own answers itself. */
import type { Any } from './any'
import { cellsOf, Grid, isCells } from './cells'
import { eq, keyed } from './equality'
import { KeyError, unexpected, ValueError } from './errors'
import { bit_count, bit_length } from './numbers'
import { del, it, len, list } from './sequences'
import * as text from './text'
import { sorted } from './builtins'

type Method = (value: Any, ...rest: Any[]) => Any

const isText = (value: Any): value is string => typeof value === 'string'
const isMap = (value: Any): value is Map<Any, Any> => value instanceof Map

function get(map: Map<Any, Any>, key: Any, otherwise: Any = null): Any {
  const found = map.get(keyed(key))
  return found === undefined ? otherwise : found
}

function pop(value: Any, ...rest: Any[]): Any {
  if (value instanceof Set) {
    const [first] = value
    if (!value.delete(first)) throw new KeyError('an empty set')
    return first
  }
  if (!isMap(value)) return rest.length === 0 ? value.pop() : value.splice(rest[0], 1)[0]
  const key = keyed(rest[0])
  if (!value.has(key) && rest.length < 2) throw new KeyError(key)
  const found = get(value, key, rest[1])
  value.delete(key)
  return found
}

function update(value: Any, ...others: Any[]): void {
  for (const more of others)
    if (value.$count) value.$count(more)
    else if (value instanceof Set) for (const one of it(more)) value.add(keyed(one))
    else for (const [key, one] of isMap(more) ? more : it(more)) value.set(keyed(key), one)
}

function setdefault(map: Map<Any, Any>, key: Any, otherwise: Any = null): Any {
  const known = keyed(key)
  if (!map.has(known)) map.set(known, otherwise)
  return map.get(known)
}

function index(value: Any, item: Any): number {
  const found = isText(value) ? value.indexOf(item) : list(value).findIndex((one) => eq(one, item))
  if (found < 0) throw new ValueError(item)
  return found
}

function count(value: Any, item: Any, from = 0, to?: number): number {
  if (isText(value)) return value.slice(from, to).split(item).length - 1
  return list(value).filter((one) => eq(one, item)).length
}

function copy(value: Any): Any {
  if (Array.isArray(value) || isCells(value)) return value.slice()
  if (value instanceof Set) return new Set(value)
  return isMap(value) ? new (value.constructor as Any)(value) : unexpected('something to copy', value)
}

function remove(value: Any, item: Any): void {
  if (value instanceof Set) value.delete(keyed(item))
  else del(value, index(value, item))
}

const sort = (value: Any[], key: Any = null, reverse = false): void => {
  value.splice(0, value.length, ...sorted(value, key, reverse))
}

const isTwo = (value: Any): boolean => Array.isArray(value)
const begins = (value: string, parts: Any, how: (part: string) => boolean): boolean =>
  isTwo(parts) ? parts.some(how) : how(parts)

const METHODS: Record<string, Method> = {
  get,
  pop,
  update,
  setdefault,
  index,
  count,
  copy,
  remove,
  sort,
  items: (map: Map<Any, Any>) => [...map],
  keys: (map: Map<Any, Any>) => new Set(map.keys()),
  values: (map: Map<Any, Any>) => [...map.values()],
  append: (value: Any[], item: Any) => void value.push(item),
  extend: (value: Any[], more: Any) => void value.push(...it(more)),
  insert: (value: Any[], at: number, item: Any) => void value.splice(at, 0, item),
  reverse: (value: Any[]) => void value.reverse(),
  clear: (value: Any) => void (Array.isArray(value) ? value.splice(0) : value.clear()),
  add: (value: Set<Any>, item: Any) => void value.add(keyed(item)),
  discard: (value: Set<Any>, item: Any) => void value.delete(keyed(item)),
  issubset: (value: Set<Any>, other: Any) => [...value].every((one) => new Set(it(other)).has(one)),
  union: (value: Set<Any>, ...others: Any[]) => new Set([...value, ...others.flatMap((one) => list(one))]),
  tolist: (value: Any) => (value instanceof Grid ? value.tolist() : cellsOf(value)),
  item: (value: Any, at: number) => cellsOf(value.subarray(at, at + 1))[0],
  bit_length,
  bit_count,
  join: (by: string, parts: Any) => list(parts).join(by),
  split: text.split,
  rsplit: text.rsplit,
  partition: text.partition,
  rpartition: text.rpartition,
  splitlines: (value: string) => value.replace(/\n$/, '').split('\n'),
  strip: (value: string, among?: string) => text.strip(value, among ?? null),
  lstrip: (value: string, among?: string) => text.strip(value, among ?? null, true, false),
  rstrip: (value: string, among?: string) => text.strip(value, among ?? null, false, true),
  lower: (value: string) => value.toLowerCase(),
  casefold: (value: string) => value.toLowerCase().replaceAll('ß', 'ss'),
  upper: (value: string) => value.toUpperCase(),
  capitalize: (value: string) => value.charAt(0).toUpperCase() + value.slice(1).toLowerCase(),
  replace: (value: string, one: string, other: string) => value.split(one).join(other),
  startswith: (value: string, parts: Any) => begins(value, parts, (part) => value.startsWith(part)),
  endswith: (value: string, parts: Any) => begins(value, parts, (part) => value.endsWith(part)),
  removeprefix: (value: string, part: string) => (value.startsWith(part) ? value.slice(part.length) : value),
  removesuffix: (value: string, part: string) => (part && value.endsWith(part) ? value.slice(0, -part.length) : value),
  find: (value: string, part: string) => value.indexOf(part),
  ljust: (value: string, width: number) => value + ' '.repeat(Math.max(0, width - len(value))),
  rjust: (value: string, width: number) => ' '.repeat(Math.max(0, width - len(value))) + value,
  translate: (value: string, signs: Map<number, string>) =>
    Array.from(value, (sign) => signs.get(sign.codePointAt(0)!) ?? sign).join(''),
  isdigit: text.isdigit,
  isalnum: text.isalnum,
  isalpha: text.isalpha,
  isspace: text.isspace,
  isascii: text.isascii,
  isidentifier: text.isidentifier,
  isprintable: text.isprintable,
}

/** `value.name(…)` where both Python's kinds and classes of ours have such a method. */
export function call(value: Any, name: string, ...rest: Any[]): Any {
  if (isOurs(value) && typeof value[name] === 'function' && value[name] !== Array.prototype[name as never])
    return value[name](...rest)
  return METHODS[name]!(value, ...rest)
}

/** Whether a value is of a class of ours. */
function isOurs(value: Any): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (value instanceof Map || value instanceof Set || value instanceof Grid || isCells(value)) return false
  return !Array.isArray(value) || (value.constructor as Any).$fields !== undefined
}
