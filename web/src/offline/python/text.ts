/** Texts as Python has them: made of signs, said of values, filled in by formats. */
import type { Any } from './any'
import { Grid, isCells } from './cells'
import { unexpected, ValueError } from './errors'
import { abs, bare, isNumber, round } from './numbers'

const PAIRS = /[\ud800-\udfff]/
// eslint-disable-next-line no-control-regex
const BLANKS = /[ \t\n\r\f\v\x1c-\x1f\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/

/** The signs of a text, each of which may be two units here. */
export const signs = (text: string): string | string[] => (PAIRS.test(text) ? Array.from(text) : text)

export const isprintable = (text: string): boolean => !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text)
export const isalnum = (text: string): boolean => /^[\p{L}\p{N}]+$/u.test(text)
export const isalpha = (text: string): boolean => /^\p{L}+$/u.test(text)
export const isdigit = (text: string): boolean => /^[\p{Nd}\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]+$/u.test(text)
export const isidentifier = (text: string): boolean => /^[\p{XID_Start}_][\p{XID_Continue}]*$/u.test(text)
export const isascii = (text: string): boolean => Array.from(text).every((sign) => sign < '\x80')
export const isspace = (text: string): boolean => text !== '' && text.replace(new RegExp(BLANKS, 'g'), '') === ''

/** `str(value)`. */
export function str(value: Any = ''): string {
  if (typeof value === 'string') return value
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (isNumber(value)) return String(bare(value) + (typeof bare(value) === 'number' ? 0 : ''))
  if (value?.__str__) return value.__str__()
  return repr(value)
}

/** `repr(value)`: how a value that somebody wrote is shown in a complaint. */
export function repr(value: Any): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(repr).join(', ')}]`
  if (value instanceof Map) return `{${[...value].map(([key, one]) => `${repr(key)}: ${repr(one)}`).join(', ')}}`
  if (value === null || typeof value === 'boolean' || isNumber(value)) return str(value)
  if (isCells(value) || value instanceof Grid) return unexpected('something that is shown', value)
  return value?.__repr__ ? value.__repr__() : unexpected('something that is shown', value)
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'"
  const written = Array.from(text, (sign) => {
    if (ESCAPES[sign] || sign === mark) return ESCAPES[sign] ?? `\\${sign}`
    if (isprintable(sign)) return sign
    const code = sign.codePointAt(0)!.toString(16)
    if (code.length <= 2) return `\\x${code.padStart(2, '0')}`
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`
  })
  return mark + written.join('') + mark
}

const SPEC = /^(?:(.)?([<>^]))?([+ -])?(0)?(\d+)?(,)?(?:\.(\d+))?([dfgs%x])?$/u

/** `format(value, spec)`, as far as our sources use it. */
export function format(value: Any, spec: string): string {
  const found = SPEC.exec(spec)
  if (!found) throw new ValueError(`format ${spec}`)
  const [, fill, align, sign, zero, width, comma, places, kind] = found
  const isText = typeof value === 'string'
  let text = isText ? value.slice(0, places ? Number(places) : undefined) : size(abs(value), kind, places)
  if (comma) text = text.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
  if (!isText) text = (bare(value) < 0 ? '-' : sign === '+' || sign === ' ' ? sign : '') + text
  const room = Math.max(0, Number(width ?? 0) - signs(text).length)
  if (zero && !align) return text.replace(/^([+-]?)/, `$1${'0'.repeat(room)}`)
  const [pad, side] = [fill ?? ' ', align ?? (isText ? '<' : '>')]
  const before = side === '<' ? 0 : side === '>' ? room : Math.floor(room / 2)
  return pad.repeat(before) + text + pad.repeat(room - before)
}

function size(value: Any, kind: string | undefined, places: string | undefined): string {
  if (kind === 'x') return value.toString(16)
  if (kind === '%') return `${fixed(value * 100, Number(places ?? 6))}%`
  if (kind === 'f' || (kind === undefined && places)) return fixed(value, Number(places ?? 6))
  if (kind === 'g') return general(value, Number(places ?? 6) || 1)
  return String(value)
}

const fixed = (value: number, places: number): string => round(value, places).toFixed(places)

function general(value: number, digits: number): string {
  if (value === 0) return '0'
  const [mantissa, power] = value.toExponential(digits - 1).split('e') as [string, string]
  const exponent = Number(power)
  if (exponent >= -4 && exponent < digits) return String(Number(value.toFixed(Math.max(0, digits - 1 - exponent))))
  return `${Number(mantissa)}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
}

/** `int(value)`. */
export function int(value: Any = 0): Any {
  if (typeof value !== 'string') return typeof bare(value) === 'bigint' ? value : Math.trunc(bare(value)) + 0
  const digits = value.trim().replaceAll('_', '')
  if (!/^[+-]?\d+$/.test(digits)) throw new ValueError(value)
  const found = Number(digits)
  return Number.isSafeInteger(found) ? found : BigInt(digits)
}

export const float = (value: Any = 0): number => Number(bare(value))

export function split(text: string, by: string | null = null, most = -1): string[] {
  const parts: string[] = by === null ? text.trim().split(BLANKS) : text.split(by)
  if (by === null && parts[0] === '') return []
  if (most < 0 || parts.length <= most + 1) return parts
  if (by !== null) return [...parts.slice(0, most), parts.slice(most).join(by)]
  return firstWords(text.trimStart(), most)
}

/** So many words, and the rest as it is. */
function firstWords(text: string, most: number): string[] {
  const found: string[] = []
  while (found.length < most) {
    const blank = BLANKS.exec(text)!
    found.push(text.slice(0, blank.index))
    text = text.slice(blank.index + blank[0].length)
  }
  return [...found, text]
}

/** The rest as it is, and so many words from the end. */
function lastWords(text: string, most: number): string[] {
  const found: string[] = []
  while (found.length < most) {
    const word = /\S+$/u.exec(text)
    if (!word) return found
    found.unshift(word[0])
    text = text.slice(0, word.index).trimEnd()
  }
  return text ? [text, ...found] : found
}

export function rsplit(text: string, by: string | null = null, most = -1): string[] {
  if (most < 0) return split(text, by)
  if (by === null) return lastWords(text.trimEnd(), most)
  const parts = text.split(by)
  const rest = Math.max(1, parts.length - most)
  return [parts.slice(0, rest).join(by), ...parts.slice(rest)]
}

export function partition(text: string, by: string): [string, string, string] {
  const at = text.indexOf(by)
  return at < 0 ? [text, '', ''] : [text.slice(0, at), by, text.slice(at + by.length)]
}

export function rpartition(text: string, by: string): [string, string, string] {
  const at = text.lastIndexOf(by)
  return at < 0 ? ['', '', text] : [text.slice(0, at), by, text.slice(at + by.length)]
}

export function strip(text: string, among: string | null = null, left = true, right = true): string {
  const goes = (sign: string): boolean => (among === null ? isspace(sign) : among.includes(sign))
  const all = Array.from(text)
  let [from, to] = [0, all.length]
  while (left && from < to && goes(all[from]!)) from++
  while (right && to > from && goes(all[to - 1]!)) to--
  return all.slice(from, to).join('')
}

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** `unicodedata.normalize`, and whether a sign is a mark on the one before it. */
export const normalize = (form: string, text: string): string => text.normalize(form)
export const combining = (sign: string): boolean => /^\p{Mn}$/u.test(sign)

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u

/** `unicodedata.east_asian_width`, of which only the wide ones matter: W. */
export const east_asian_width = (sign: string): string => (WIDE.test(sign) ? 'W' : 'N')
