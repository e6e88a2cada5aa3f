import { expect, test } from 'vitest'
import type { KernelInfo } from './kernelInfo.ts'
import { DamagedNet, readNet } from './net.ts'

const parts = {
  first: { at: 0, kind: 'f4', shape: [2, 2] },
  first_bias: { at: 16, kind: 'f4', shape: [2] },
  calibration: { at: 32, kind: 'f8', shape: [3, 6] },
} as const
const info = { game: 'tent', net: { size: 176, parts } } as unknown as KernelInfo
const HALVES = [0x3c00, 0xc000, 0x3555, 0x0001, 0x8000, 0x7bff]

function fileOf(changes: object = {}, halves = HALVES): Uint8Array {
  const arrays = { first: [2, 2], first_bias: [2] }
  const head = { game: 'tent', arrays, calibration: { 2: [2, 3, 4, 5, 6, 7] }, ...changes }
  const text = new TextEncoder().encode(`houseful net 1\n${JSON.stringify(head)}\n`)
  return Uint8Array.from([...text, ...halves.flatMap((bits) => [bits & 255, bits >> 8])])
}

test('16-bit floats become the numbers that they stand for', () => {
  const net = readNet(fileOf(), info)
  expect(Array.from(new Float32Array(net.buffer, 0, 6))).toEqual([
    1,
    -2,
    Math.fround(0.333251953125),
    2 ** -24,
    -0,
    65504,
  ])
})

test('calibration stands at its number of players, the others count as they are', () => {
  const rows = new Float64Array(readNet(fileOf(), info).buffer, 32, 18)
  expect(Array.from(rows)).toEqual([1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 2, 3, 4, 5, 6, 7])
})

test.each([
  ['of another game', fileOf({ game: 'plane' })],
  ['of another shape', fileOf({ arrays: { first: [2, 3], first_bias: [2] } })],
  ['without arrays', fileOf({ arrays: undefined })],
  ['cut short', fileOf().slice(0, -1)],
  ['too long', fileOf({}, [...HALVES, 0])],
  ['with something that is no number', fileOf({}, [0x7e00, ...HALVES.slice(1)])],
  ['of nothing', new Uint8Array()],
  ['of another format', new TextEncoder().encode('houseful net 2\n{}\n')],
  ['whose head is broken', new TextEncoder().encode('houseful net 1\n{"game": \n')],
])('a net %s is damaged', (_how, file) => {
  expect(() => readNet(file, info)).toThrow(DamagedNet)
})
