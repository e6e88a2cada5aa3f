/** Python's whole numbers: exact however large. A number up to 2^53 is a number here, a larger one a BigInt. */
import type { Any } from './any'
import { unexpected } from './errors'

const MOST = Number.MAX_SAFE_INTEGER
const WORD = 0x1_0000_0000

/** A BigInt in the one form that a number of its size has here. */
export function narrow(value: bigint): Any {
  return value <= MOST && value >= -MOST ? Number(value) : value
}

/** A number of any form without wrappers: truth values are 0 and 1, points that know their sources are points. */
export function bare(value: Any): Any {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Number) return value.valueOf()
  return value
}

export const isNumber = (value: Any): boolean => {
  const kind = typeof value
  return kind === 'number' || kind === 'bigint' || kind === 'boolean' || value instanceof Number
}

export const isWhole = (value: Any): boolean => typeof value === 'bigint' || Number.isInteger(value)

const big = (value: Any): bigint => (typeof value === 'bigint' ? value : BigInt(value))
const small = (value: number): boolean => value <= MOST && value >= -MOST

type Exact = (a: bigint, b: bigint) => bigint
type Quick = (a: number, b: number) => number

/** Calculate with whole numbers, exactly if need be; with a fraction among them as with fractions. */
function exactly(a: Any, b: Any, quick: Quick, exact: Exact): Any {
  a = bare(a)
  b = bare(b)
  if (typeof a === 'number' && typeof b === 'number') {
    const found = quick(a, b)
    if (small(found) || !Number.isInteger(a) || !Number.isInteger(b)) return found
  } else if (!isNumber(a) || !isNumber(b)) unexpected('a number', isNumber(a) ? b : a)
  else if (!isWhole(a) || !isWhole(b)) return quick(Number(a), Number(b))
  return narrow(exact(big(a), big(b)))
}

export const plus = (a: Any, b: Any): Any =>
  exactly(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
  )
export const minus = (a: Any, b: Any): Any =>
  exactly(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
  )
export const times = (a: Any, b: Any): Any =>
  exactly(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
  )

/** The rest of a division rounded down: its sign is the divisor's. */
function rest(value: number, by: number): number {
  const found = value % divisor(by)
  return found !== 0 && found < 0 !== by < 0 ? found + by : found + 0
}

/** Rounded down, also below nought. */
export const floordiv = (a: Any, b: Any): Any =>
  exactly(
    a,
    b,
    (x, y) => Math.floor((x - (x % divisor(y))) / y) - (rest(x, y) === x % y ? 0 : 1) + 0,
    (x, y) => (x - (((x % y) + y) % y)) / y,
  )

export const mod = (a: Any, b: Any): Any => exactly(a, b, rest, (x, y) => ((x % y) + y) % y)

function divisor(value: number): number {
  if (value === 0) throw new RangeError('division by zero')
  return value
}

export function div(a: Any, b: Any): number {
  return Number(bare(a)) / divisor(Number(bare(b)))
}

export function pow(a: Any, b: Any): Any {
  const [x, y] = [bare(a), bare(b)]
  if (isWhole(x) && isWhole(y) && y >= 0) return narrow(big(x) ** big(y))
  return Number(x) ** Number(y)
}

const fits = (value: Any): boolean => typeof value === 'number' && (value | 0) === value
/** Whether a number is the two words of a set of up to 53 members. */
const isSet = (value: Any): boolean => typeof value === 'number' && value >= 0
const high = (value: number): number => Math.floor(value / WORD)

export function bitAnd(a: Any, b: Any): Any {
  if (fits(a) && fits(b)) return a & b
  if (isSet(a) && isSet(b)) return (high(a) & high(b)) * WORD + ((a & b) >>> 0)
  return narrow(big(bare(a)) & big(bare(b)))
}

export function bitOr(a: Any, b: Any): Any {
  if (fits(a) && fits(b)) return a | b
  if (isSet(a) && isSet(b)) return (high(a) | high(b)) * WORD + ((a | b) >>> 0)
  return narrow(big(bare(a)) | big(bare(b)))
}

export function bitXor(a: Any, b: Any): Any {
  if (fits(a) && fits(b)) return a ^ b
  if (isSet(a) && isSet(b)) return (high(a) ^ high(b)) * WORD + ((a ^ b) >>> 0)
  return narrow(big(bare(a)) ^ big(bare(b)))
}

export function shl(a: Any, b: Any): Any {
  const [x, y] = [bare(a), Number(bare(b))]
  if (typeof x === 'number' && y < 53) {
    const found = x * 2 ** y
    if (small(found)) return found
  }
  return narrow(big(x) << BigInt(y))
}

export function shr(a: Any, b: Any): Any {
  const [x, y] = [bare(a), Number(bare(b))]
  if (typeof x === 'number') return y < 1000 ? Math.floor(x / 2 ** y) : x < 0 ? -1 : 0
  return narrow(x >> BigInt(y))
}

export const invert = (a: Any): Any => minus(-1, a)
export const negate = (a: Any): Any => minus(0, a)
export const abs = (a: Any): Any => (bare(a) < 0 ? negate(a) : bare(a))
export const divmod = (a: Any, b: Any): Any[] => [floordiv(a, b), mod(a, b)]

export function bit_length(value: Any): number {
  const size = abs(value)
  if (typeof size === 'bigint') return size.toString(2).length
  return size < WORD ? 32 - Math.clz32(size) : 64 - Math.clz32(high(size))
}

function membersOf(word: number): number {
  word -= (word >>> 1) & 0x55555555
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

export function bit_count(value: Any): number {
  const size = abs(value)
  if (typeof size === 'number') return membersOf(size | 0) + membersOf(high(size) | 0)
  return membersOf(Number(size & 0xffffffffn) | 0) + bit_count(narrow(size >> 32n))
}

/** To the nearest, and of two equally near to the even one, as Python does. */
export function round(value: Any, digits: number | null = null): Any {
  const size = bare(value)
  if (typeof size === 'bigint' || (digits ?? 0) < 0) return size
  const places = digits ?? 0
  const said = Math.abs(size).toFixed(places)
  const [whole, rest = ''] = Math.abs(size)
    .toFixed(Math.min(100, places + 60))
    .split('.')
  const tie = /^50*$/.test(rest.slice(places)) && Number(`${whole}.${rest}`) === Math.abs(size)
  const even = tie && Number(said.at(-1)) % 2 === 1 ? `${whole}.${rest.slice(0, places)}` : said
  const found = Math.sign(size) * Number(even)
  return digits === null ? found + 0 : found
}

/** `math.log`. */
export const log = (value: Any): number => Math.log(Number(bare(value)))
