/** Python's exceptions: what a translated program may raise, catch and say. */
import type { Any } from './any'

export class PyException extends Error {
  args: Any[] = []

  constructor(...args: Any[]) {
    super()
    this.__init__(...args)
  }

  __init__(...args: Any[]): void {
    this.args = args
  }

  __str__(): string {
    return this.args.map(String).join(', ')
  }

  override toString(): string {
    return `${this.constructor.name}: ${this.__str__()}`
  }
}

export class ValueError extends PyException {}
export class TypeError_ extends PyException {}
export class LookupError extends PyException {}
export class KeyError extends LookupError {}
export class IndexError extends LookupError {}
export class RuntimeError extends PyException {}
export class NotImplementedError extends RuntimeError {}
export class RecursionError extends RuntimeError {}
export class StopIteration extends PyException {}
export class OSError extends PyException {}
export class UnicodeDecodeError extends ValueError {}

/** Thrown where a value of another kind was expected: it shows a fault of the translation, not of a player. */
export function unexpected(what: string, value: Any): never {
  throw new TypeError_(`${what}: ${typeof value} ${value?.constructor?.name ?? ''}`)
}
