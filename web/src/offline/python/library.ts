/** What our sources use of Python's standard library. */
import type { Any } from './any'
import { compare, keyed } from './equality'
import { it, ix, list, t } from './sequences'
import { sorted } from './builtins'

type Call = (...args: Any[]) => Any

export function* product(repeat: number | undefined, ...all: Any[]): Generator<Any[]> {
  const rows = Array.from({ length: repeat ?? 1 }, () => all.map((one) => list(one))).flat()
  const from = function* (at: number, before: Any[]): Generator<Any[]> {
    if (at === rows.length) yield before
    else for (const one of rows[at]!) yield* from(at + 1, [...before, one])
  }
  yield* from(0, [])
}

export function* chain(...all: Any[]): Generator<Any> {
  for (const one of all) yield* it(one)
}

export function* pairwise(value: Any): Generator<[Any, Any]> {
  const all = list(value)
  for (let at = 1; at < all.length; at++) yield [all[at - 1], all[at]]
}

export function* compress(value: Any, chosen: Any): Generator<Any> {
  const marks = list(chosen)
  for (const [at, one] of list(value).entries()) if (t(marks[at] ?? false)) yield one
}

export function* combinations(value: Any, size: number): Generator<Any[]> {
  const all = list(value)
  const from = function* (at: number, before: Any[]): Generator<Any[]> {
    if (before.length === size) yield before
    else for (let one = at; one < all.length; one++) yield* from(one + 1, [...before, all[one]])
  }
  yield* from(0, [])
}

export function* islice(value: Any, ...bounds: (number | null)[]): Generator<Any> {
  const [from, to] = bounds.length === 1 ? [0, bounds[0]!] : [bounds[0] ?? 0, bounds[1] ?? null]
  let at = 0
  if (to !== null && to <= 0) return
  for (const one of it(value)) {
    if (at >= from) yield one
    if (++at === to) return
  }
}

export function* groupby(value: Any, key: Call | null = null): Generator<[Any, Any[]]> {
  let group: [Any, Any[]] | null = null
  for (const one of it(value)) {
    const its = key ? key(one) : one
    if (group && compare(group[0], its) === 0) group[1].push(one)
    else {
      if (group) yield group
      group = [its, [one]]
    }
  }
  if (group) yield group
}

/** How many there are of each; none of what was not counted. */
export class Counter extends Map<Any, number> {
  constructor(value: Any = []) {
    super()
    this.$count(value)
  }

  $count(value: Any): void {
    if (value instanceof Map) for (const [key, many] of value) this.set(key, (this.get(key) ?? 0) + many)
    else for (const one of it(value)) this.set(keyed(one), (this.get(keyed(one)) ?? 0) + 1)
  }

  $missing(): number {
    return 0
  }

  $subtract(other: Map<Any, number>): Counter {
    const found = new Counter()
    for (const [key, many] of this) if (many > (other.get(key) ?? 0)) found.set(key, many - (other.get(key) ?? 0))
    return found
  }

  most_common(most: number | null = null): [Any, number][] {
    return sorted([...this], (entry) => entry[1], true).slice(0, most ?? undefined)
  }

  total(): number {
    return [...this.values()].reduce((all, many) => all + many, 0)
  }
}

export class DefaultDict extends Map<Any, Any> {
  constructor(public $make: Call) {
    super()
  }

  $missing(key: Any): Any {
    this.set(key, this.$make())
    return this.get(key)
  }
}

/** A dict whose entries go with their keys. */
export class WeakKeyDictionary {
  private entries = new WeakMap<object, Any>()

  get(key: object, otherwise: Any = null): Any {
    return this.entries.get(key) ?? otherwise
  }

  setdefault(key: object, otherwise: Any = null): Any {
    if (!this.entries.has(key)) this.entries.set(key, otherwise)
    return this.entries.get(key)
  }

  __getitem__(key: object): Any {
    return this.entries.get(key)
  }

  __setitem__(key: object, value: Any): void {
    this.entries.set(key, value)
  }

  __contains__(key: object): boolean {
    return this.entries.has(key)
  }
}

export const partial =
  (how: Call, ...first: Any[]): Call =>
  (...rest) =>
    how(...first, ...rest)

/** A function that keeps what it once worked out; with a bound it forgets what was not asked for longest. */
export function cache(how: Call, most = Infinity): Call {
  const kept = new Map<Any, Any>()
  return (...args) => {
    const key = args.length === 1 ? keyed(args[0]) : args.map(signature).join('\0')
    let found = kept.get(key)
    if (found === undefined) {
      found = how(...args)
      if (kept.size >= most) kept.delete(kept.keys().next().value)
    } else if (most !== Infinity) kept.delete(key)
    else return found
    kept.set(key, found)
    return found
  }
}

const numbered = new WeakMap<object, number>()
let latest = 0

/** An argument as part of a key: things without a text of their own by a number. */
function signature(value: Any): string {
  if (typeof value !== 'object' || value === null) return `${typeof value}${value}`
  const known = keyed(value)
  if (!numbered.has(known)) numbered.set(known, ++latest)
  return `#${numbered.get(known)}`
}

/** What holds while something is done. */
export class ContextVar {
  constructor(private value: Any) {}

  get(): Any {
    return this.value
  }

  set(value: Any): Any {
    const before = this.value
    this.value = value
    return before
  }

  reset(before: Any): void {
    this.value = before
  }
}

/** `with`: what a function does before its `yield`, and after it. */
export const enter = (around: Generator<Any>): Any => around.next().value
export const leave = (around: Generator<Any>): void => void around.next()
export const abandon = (around: Generator<Any>, error: Any): void => void around.throw(error)

export function* fromIterable(all: Any): Generator<Any> {
  for (const one of it(all)) yield* it(one)
}

/** `operator.itemgetter`. */
export const itemgetter =
  (key: Any): Call =>
  (value) =>
    ix(value, key)
