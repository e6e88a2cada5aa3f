/** What is equal in Python, what comes first, and what is found again as a key. */
import type { Any } from './any'
import { unexpected } from './errors'
import { bare, isNumber } from './numbers'

export const isArray = (value: Any): boolean =>
  Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))

export function eq(a: Any, b: Any): boolean {
  if (a === b) return true
  if (a === null || b === null || a === undefined || b === undefined) return false
  if (isNumber(a)) return isNumber(b) && bare(a) === bare(b)
  if (typeof a !== 'object' || typeof b !== 'object') return false
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((one: Any, at: number) => eq(one, b[at]))
  if (a instanceof Map) return b instanceof Map && sameEntries(a, b)
  if (a instanceof Set) return b instanceof Set && a.size === b.size && [...a].every((one) => b.has(one))
  if (typeof a.__eq__ === 'function') return a.__eq__(b)
  const fields = a.constructor.$fields
  if (!fields || a.constructor.$apart || a.constructor !== b.constructor) return false
  return fields.every((field: string) => eq(a[field], b[field]))
}

function sameEntries(a: Map<Any, Any>, b: Map<Any, Any>): boolean {
  if (a.size !== b.size) return false
  for (const [key, value] of a) if (!b.has(key) || !eq(value, b.get(key))) return false
  return true
}

/** Below nought if `a` comes first, above it if `b` does: numbers, texts, and rows of them place by place. */
export function compare(a: Any, b: Any): number {
  if (isNumber(a) && isNumber(b)) {
    const [x, y] = [bare(a), bare(b)]
    return x < y ? -1 : x > y ? 1 : 0
  }
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (!Array.isArray(a) || !Array.isArray(b)) unexpected('something that can be compared', Array.isArray(a) ? b : a)
  for (let at = 0; at < a.length && at < b.length; at++) if (!eq(a[at], b[at])) return compare(a[at], b[at])
  return a.length - b.length
}

const isSets = (a: Any, b: Any): boolean => a instanceof Set && b instanceof Set
const within = (a: Any, b: Any): boolean => [...a].every((one) => b.has(one))

export function lt(a: Any, b: Any): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a < b
  return isSets(a, b) ? a.size < b.size && within(a, b) : compare(a, b) < 0
}
export function le(a: Any, b: Any): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a <= b
  return isSets(a, b) ? within(a, b) : compare(a, b) <= 0
}
export const gt = (a: Any, b: Any): boolean => lt(b, a)
export const ge = (a: Any, b: Any): boolean => le(b, a)

/** Rows that were keys: of equal ones the first stands for all, so that a Map finds them again. */
const rows = new Map<string, Any>()

function signOf(value: Any): string {
  if (Array.isArray(value)) return `[${value.map(signOf).join(',')}]`
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'object' && value !== null && !(value instanceof Number)) return fieldsOf(value)
  return String(bare(value))
}

function fieldsOf(value: Any): string {
  const { $fields, $apart, name } = value.constructor
  if (value instanceof Set) return `{${[...value].map(signOf).sort().join(',')}}`
  if (!$fields || $apart) return unexpected('a key', value)
  return `${name}(${$fields.map((field: string) => signOf(value[field])).join(',')})`
}

/** A value as the key of a Map or a member of a Set. */
export function keyed(value: Any): Any {
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? Number(value) : value
  if (value instanceof Number) return value.valueOf()
  const { $fields, $apart } = value.constructor
  if (!Array.isArray(value) && !(value instanceof Set) && (!$fields || $apart)) return value
  const sign = signOf(value)
  if (!rows.has(sign)) rows.set(sign, value)
  return rows.get(sign)
}
