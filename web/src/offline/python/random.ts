/** `random.Random`: the Mersenne Twister, seeded and read as Python does. */
import type { Any } from './any'
import { narrow } from './numbers'

const SIZE = 624
const MIDDLE = 397

/** The words of a whole number, the lowest first. */
function wordsOf(seed: Any): number[] {
  let rest = BigInt(seed)
  if (rest < 0n) rest = -rest
  const words: number[] = []
  do words.push(Number(rest & 0xffffffffn))
  while ((rest >>= 32n) > 0n)
  return words
}

export class Random {
  private state = new Uint32Array(SIZE)
  private at = SIZE

  constructor(seed: Any) {
    const [state, words] = [this.state, wordsOf(seed)]
    this.begin(19650218)
    let [i, j] = [1, 0]
    const last = (): number => state[i - 1]! ^ (state[i - 1]! >>> 30)
    const step = (): void => {
      if (++i < SIZE) return
      state[0] = state[SIZE - 1]!
      i = 1
    }
    for (let left = Math.max(SIZE, words.length); left > 0; left--) {
      state[i] = (state[i]! ^ Math.imul(last(), 1664525)) + words[j]! + j
      step()
      j = (j + 1) % words.length
    }
    for (let left = SIZE - 1; left > 0; left--) {
      state[i] = (state[i]! ^ Math.imul(last(), 1566083941)) - i
      step()
    }
    state[0] = 0x80000000
  }

  private begin(seed: number): void {
    const state = this.state
    state[0] = seed
    for (let at = 1; at < SIZE; at++) state[at] = Math.imul(1812433253, state[at - 1]! ^ (state[at - 1]! >>> 30)) + at
  }

  private twist(): void {
    const state = this.state
    for (let at = 0; at < SIZE; at++) {
      const word = (state[at]! & 0x80000000) | (state[(at + 1) % SIZE]! & 0x7fffffff)
      state[at] = state[(at + MIDDLE) % SIZE]! ^ (word >>> 1) ^ (word & 1 ? 0x9908b0df : 0)
    }
    this.at = 0
  }

  private word(): number {
    if (this.at === SIZE) this.twist()
    let word = this.state[this.at++]!
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d2c5680
    word ^= (word << 15) & 0xefc60000
    return (word ^ (word >>> 18)) >>> 0
  }

  random(): number {
    const [high, low] = [this.word() >>> 5, this.word() >>> 6]
    return (high * 67108864 + low) / 9007199254740992
  }

  private bits(count: number): bigint {
    let found = 0n
    for (let shift = 0; shift < count; shift += 32) {
      const left = count - shift
      found |= BigInt(left >= 32 ? this.word() : this.word() >>> (32 - left)) << BigInt(shift)
    }
    return found
  }

  randrange(bound: Any): Any {
    const most = BigInt(bound)
    const count = most.toString(2).length
    let found = this.bits(count)
    while (found >= most) found = this.bits(count)
    return narrow(found)
  }

  choice(among: Any[]): Any {
    return among[this.randrange(among.length)]
  }
}
