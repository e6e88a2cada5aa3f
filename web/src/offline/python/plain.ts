/** Between Python's dicts and objects of ours, and the plain data that the page reads. */
import type { Answer } from '../answer'
import type { Any } from './any'
import { cellsOf, Grid, isCells } from './cells'

/** Plain data: dicts and structs become objects, tuples lists, and points that know their sources points. */
export function plain<T>(value: Answer<T>): T
export function plain<T>(value: Answer<T>[]): T[]
export function plain(value: Any): Any {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (Array.isArray(value)) return value.map((one) => plain(one))
  if (value instanceof Map) return Object.fromEntries(Array.from(value, ([key, one]) => [String(key), plain(one)]))
  if (value instanceof Set) return Array.from(value, (one) => plain(one))
  if (value instanceof Number) return value.valueOf()
  if (isCells(value)) return cellsOf(value)
  return value instanceof Grid ? value.tolist() : struct(value)
}

function struct(value: Any): Any {
  const { $fields, $tag, $omit } = value.constructor
  const found: Record<string, Any> = $tag ? { [$tag[0]]: $tag[1] } : {}
  for (const name of $fields) {
    if (value[name] === undefined || ($omit && value[name] === $omit[name])) continue
    found[name] = plain(value[name])
  }
  return found
}

/** Data as a JSON text has it, as Python reads it: objects become dicts. */
export function fromPlain(value: Any): Any {
  if (Array.isArray(value)) return value.map(fromPlain)
  if (typeof value !== 'object' || value === null) return value
  return new Map(Object.entries(value).map(([key, one]) => [key, fromPlain(one)]))
}

/** A copy that shares nothing. */
export function deepCopy(value: Any): Any {
  if (Array.isArray(value)) return value.map(deepCopy)
  if (!(value instanceof Map)) return value
  return new Map(Array.from(value, ([key, one]) => [key, deepCopy(one)]))
}
