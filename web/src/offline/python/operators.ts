/** Operators that mean different things for numbers, texts, lists, dicts and sets. */
import type { Any } from './any'
import { unexpected } from './errors'
import { isNumber } from './numbers'
import * as numbers from './numbers'
import { it } from './sequences'

const both = (kind: Any, a: Any, b: Any): boolean => a instanceof kind && b instanceof kind

export function add(a: Any, b: Any): Any {
  if (typeof a === 'number' && typeof b === 'number') return numbers.plus(a, b)
  if (typeof a === 'string' && typeof b === 'string') return a + b
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b]
  if (a?.__add__) return a.__add__(b)
  return numbers.plus(a, b)
}

export function sub(a: Any, b: Any): Any {
  if (both(Set, a, b)) return new Set([...a].filter((one) => !b.has(one)))
  if (a instanceof Map && (a as Any).$subtract) return (a as Any).$subtract(b)
  return numbers.minus(a, b)
}

export function mul(a: Any, b: Any): Any {
  if (isNumber(a) && isNumber(b)) return numbers.times(a, b)
  if (isNumber(a)) return mul(b, a)
  if (typeof a === 'string') return a.repeat(Math.max(0, b))
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, b) }, () => a).flat()
  return unexpected('something that can be repeated', a)
}

export function and(a: Any, b: Any): Any {
  if (both(Set, a, b)) return new Set([...a].filter((one) => b.has(one)))
  return numbers.bitAnd(a, b)
}

export function or(a: Any, b: Any): Any {
  if (both(Set, a, b)) return new Set([...a, ...b])
  if (both(Map, a, b)) return new Map([...a, ...b])
  return numbers.bitOr(a, b)
}

export function xor(a: Any, b: Any): Any {
  if (both(Set, a, b)) return new Set([...sub(a, b), ...sub(b, a)])
  return numbers.bitXor(a, b)
}

/** `a += b`: a list grows in place, as everybody who holds it can see. */
export function iadd(a: Any, b: Any): Any {
  if (!Array.isArray(a)) return add(a, b)
  a.push(...it(b))
  return a
}

/** `a |= b`: a dict or a set grows in place. */
export function ior(a: Any, b: Any): Any {
  if (both(Map, a, b)) for (const [key, value] of b) a.set(key, value)
  else if (both(Set, a, b)) for (const one of b) a.add(one)
  else return numbers.bitOr(a, b)
  return a
}
