/** A net's file (`ai/grandmaster.net`, as `bots/nets/weights.py` writes it) as the kernel takes it. */
import type { KernelInfo, Part, Parts } from './kernelInfo.ts'

/** The arrays of a net as the kernel's memory has them. */
export type Net = Uint8Array

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
  const { size, parts } = info.net
  const { calibration, ...weights } = parts as Parts & { calibration: Part }
  const fits = Object.entries(weights).every(([name, { shape }]) => String(head.arrays?.[name]) === String(shape))
  const counts = Object.values(weights).map(({ shape }) => shape.reduce((product, length) => product * length, 1))
  const many = counts.reduce((sum, count) => sum + count)
  if (head.game !== info.game || !fits || numbers.length !== 2 * many) throw new DamagedNet()
  const [net, known, from] = [new Uint8Array(size), halves(), new DataView(numbers.slice().buffer)]
  let place = 0
  Object.values(weights).forEach(({ at }, part) => {
    const floats = new Float32Array(net.buffer, at, counts[part])
    for (let to = 0; to < floats.length; to++, place += 2) floats[to] = known[from.getUint16(place, true)]!
    if (floats.some(Number.isNaN)) throw new DamagedNet()
  })
  new Float64Array(net.buffer, calibration.at).set(calibrationOf(head, calibration.shape[0]!))
  return net
}

function calibrationOf(head: Head, rows: number): number[] {
  return Array.from({ length: rows }, (_, players) => head.calibration[players] ?? UNCALIBRATED).flat()
}
