/** One instance of a kernel's module: its memory, and the numbers in it by name. */
import type { Kind, KernelInfo } from './kernelInfo.ts'
import type { Net } from './net.ts'

export type Module = WebAssembly.Module

/** What a kernel exports; `net`, `tree` and `sheets` are addresses. */
export type Exports = {
  memory: WebAssembly.Memory
  deal(seed: bigint): void
  legal(): number
  play(action: number, recording: number): number
  scores(): void
  redeal(seat: number, seed: bigint): void
  observe(seat: number): void
  describe(): number
  evaluate(): number
  look(net: number): number
  playouts(seed: bigint, games: number, sheets: number): number
  search(seat: number, first: bigint, last: bigint, links: number, values: number, nodes: number): void
  search_with_net(
    seat: number,
    first: bigint,
    last: bigint,
    links: number,
    values: number,
    nodes: number,
    net: number,
  ): void
}

const ARRAYS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
}
const PAGE = 65536
const ALIGNED = 16

type Numbers = InstanceType<(typeof ARRAYS)[Exclude<Kind, 'i8' | 'u8'>]>

const aligned = (address: number) => Math.ceil(address / ALIGNED) * ALIGNED

export class Instance {
  readonly exports: Exports
  /** Where the net lies, once there is one. */
  readonly net: number
  readonly #info: KernelInfo
  #holds?: Net

  constructor(module: Module, info: KernelInfo, box: Uint8Array) {
    this.exports = new WebAssembly.Instance(module).exports as unknown as Exports
    this.#info = info
    this.net = aligned(info.heap)
    this.bytes('box', info.records.box.size).set(box)
  }

  get memory(): ArrayBuffer {
    return this.exports.memory.buffer
  }

  bytes(name: string, size: number): Uint8Array {
    return new Uint8Array(this.memory, this.#info.desk[name]!.at, size)
  }

  /** All the numbers of a part of the desk; a view that is stale once the memory has grown. */
  row(name: string): Numbers {
    const { at, kind, shape } = this.#info.desk[name]!
    const length = shape.reduce((product, size) => product * size, 1)
    return new ARRAYS[kind](this.memory, at, length) as Numbers
  }

  /** The address of so many bytes behind the net; they are the caller's until it asks for the next. */
  room(size: number): number {
    const at = aligned(this.net + (this.#holds ? this.#info.net.size : 0))
    const missing = at + size - this.memory.byteLength
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE))
    return at
  }

  /** Copy a net into this memory, unless it is there. */
  putNet(net: Net) {
    if (this.#holds === net) return
    this.#holds = net
    this.room(0)
    new Uint8Array(this.memory, this.net, this.#info.net.size).set(net)
  }
}

export function instantiate(module: Module, info: KernelInfo, box: Uint8Array): Instance {
  return new Instance(module, info, box)
}
