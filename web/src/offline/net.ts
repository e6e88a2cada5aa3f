/** A net's file (`ai/grandmaster.net`, as `bots/nets/weights.py` writes it) as the kernel takes it. */
import type { KernelInfo } from './kernelInfo.ts'

/** Weights as the kernel's memory has them, and the calibration by number of players. */
export type Net = { weights: Uint8Array; calibration: Float64Array }

export class DamagedNet extends Error {}

type Head = { game: string; arrays: Record<string, number[]>; calibration: Record<string, number[]> }

const FORMAT = 'houseful net 1'
const NEWLINE = 10
const UNCALIBRATED = [1, 0, 1, 1, 0, 1]

/** A 16-bit float's value. */
function half(bits: number): number {
  const [sign, exponent, fraction] = [bits & 0x8000 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 0) return sign * fraction * 2 ** -24
  return exponent === 31 ? NaN : sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
}

/** All 16-bit floats: a net has a million. */
const halves = () => Float32Array.from({ length: 65536 }, (_, bits) => half(bits))

function readHead(file: Uint8Array): { head: Head; numbers: Uint8Array } {
  const first = file.indexOf(NEWLINE)
  const second = file.indexOf(NEWLINE, first + 1)
  const text = (from: number, to: number) => new TextDecoder().decode(file.subarray(from, to))
  if (first < 0 || second < 0 || text(0, first) !== FORMAT) throw new DamagedNet()
  try {
    return { head: JSON.parse(text(first + 1, second)) as Head, numbers: file.subarray(second + 1) }
  } catch {
    throw new DamagedNet()
  }
}

/** Read a net; one that is damaged, or of another shape than the kernel was built for, is a DamagedNet. */
export function readNet(file: Uint8Array, info: KernelInfo): Net {
  const { head, numbers } = readHead(file)
  const parts = Object.entries(info.net.parts)
  const fits = parts.every(([name, { shape }]) => String(head.arrays?.[name]) === String(shape))
  if (head.game !== info.game || !fits || 2 * numbers.length !== info.net.size) throw new DamagedNet()
  const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength)
  const [floats, known] = [new Float32Array(numbers.length / 2), halves()]
  for (let at = 0; at < floats.length; at++) floats[at] = known[view.getUint16(2 * at, true)]!
  if (floats.some(Number.isNaN)) throw new DamagedNet()
  return { weights: new Uint8Array(floats.buffer), calibration: calibrationOf(head, info) }
}

function calibrationOf(head: Head, info: KernelInfo): Float64Array {
  const rows = Array.from({ length: info.desk.calibration!.shape[0]! }, (_, players) => head.calibration[players])
  return Float64Array.from(rows.flatMap((row) => row ?? UNCALIBRATED))
}
