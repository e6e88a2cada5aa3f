/** SHA-256 of a text at once: a log names its pack and sums its lines with it. The browser's own would have to be awaited. */
const primes = (function* () {
  for (let n = 2; ; n++) {
    let divisor = 2
    while (n % divisor !== 0) divisor++
    if (divisor === n) yield n
  }
})()

/** The first 32 bits of the fraction of a number. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0

const FIRST = Array.from({ length: 64 }, () => primes.next().value as number)
const START = FIRST.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = FIRST.map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** A text as bytes, filled up to whole blocks of 64 with its length in bits at the end. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(blocks.buffer).set(bytes)
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, Math.floor((bytes.length * 8) / 2 ** 32))
  blocks.setUint32(blocks.byteLength - 4, (bytes.length * 8) >>> 0)
  return blocks
}

function schedule(blocks: DataView, start: number): Int32Array {
  const words = new Int32Array(64)
  for (let at = 0; at < 16; at++) words[at] = blocks.getInt32(start + 4 * at)
  for (let at = 16; at < 64; at++) {
    const [a, b] = [words[at - 15]!, words[at - 2]!]
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    words[at] = words[at - 16]! + low + words[at - 7]! + high
  }
  return words
}

function mixed(sum: number[], words: Int32Array): number[] {
  let [a, b, c, d, e, f, g, h] = sum as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[at]! + words[at]!) | 0
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + sum[at]!) | 0)
}

export function sha256Of(text: string): string {
  const blocks = padded(text)
  let sum = START
  for (let start = 0; start < blocks.byteLength; start += 64) sum = mixed(sum, schedule(blocks, start))
  return sum.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
