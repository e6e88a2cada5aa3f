/** Records, as the Python source declares them, read and written over the bytes of a box or a table. */
import type { Any } from './any'
import { type Cells, cellAt, Grid, type Kind, KINDS, setCell } from './cells'
import { narrow } from './numbers'

type Field = [name: string, kind: Kind, offset: number, ...shape: number[]]

/** Bytes that typed arrays can be laid over: at the beginning of a buffer of their own. */
function aligned(memory: Uint8Array): boolean {
  return memory.byteOffset % 8 === 0
}

/** A reader of records: `over` reads and writes memory, `reading` reads a copy of it. */
export class Window {
  static $size = 0
  static $offsets: Record<string, number> = {}
  $opened: Record<string, Any> = {}

  constructor(public memory: Uint8Array) {
    if (!aligned(memory)) throw new RangeError('a record has to begin at a multiple of eight bytes')
  }

  static over(memory: Uint8Array): Any {
    return new this(memory)
  }

  static reading(memory: Uint8Array): Any {
    return new this(memory)
  }

  static blank(): Uint8Array {
    return new Uint8Array(this.$size)
  }

  static offset(name: string): number {
    return this.$offsets[name]!
  }
}

function open(window: Window, [name, kind, offset, ...shape]: Field): Cells | Grid {
  const length = shape.reduce((all, one) => all * one, 1)
  const cells = new KINDS[kind](window.memory.buffer as ArrayBuffer, window.memory.byteOffset + offset, length)
  const found = shape.length === 2 ? new Grid(cells, shape[0]!, shape[1]!) : cells
  Object.defineProperty(window, name, { value: found })
  return found
}

/** A field that is a single number. */
function single([name, kind, offset]: Field): PropertyDescriptor {
  const at = (window: Window): Cells => {
    const opened = (window.$opened[kind] ??= new KINDS[kind](
      window.memory.buffer as ArrayBuffer,
      window.memory.byteOffset,
      Math.floor(window.memory.length / KINDS[kind].BYTES_PER_ELEMENT),
    ))
    return opened as Cells
  }
  const index = offset / KINDS[kind].BYTES_PER_ELEMENT
  if (!Number.isInteger(index)) throw new RangeError(`${name} is not aligned`)
  return {
    get(this: Window) {
      const value = at(this)[index]!
      return typeof value === 'bigint' ? narrow(value) : value
    },
    set(this: Window, value: Any) {
      setCell(at(this), index, value)
    },
  }
}

/** A kind of record by its declared layout. */
export function record(size: number, fields: Field[]): typeof Window {
  const kind = class extends Window {
    static override $size = size
    static override $offsets = Object.fromEntries(fields.map(([name, , offset]) => [name, offset]))
  }
  for (const field of fields) {
    const descriptor: PropertyDescriptor =
      field.length > 3
        ? {
            get(this: Window) {
              return open(this, field)
            },
          }
        : single(field)
    Object.defineProperty(kind.prototype, field[0], { ...descriptor, configurable: true })
  }
  return kind
}

export { cellAt }
