/** What classes of ours are made of: objects, named tuples, points that know their sources. */
import type { Any } from './any'

export class PyObject {
  constructor(...args: Any[]) {
    ;(this as Any).__init__(...args)
  }

  __init__(): void {}
}

/** A tuple whose places have names. */
export class NamedTuple extends Array<Any> {
  static $fields: string[] = []

  constructor(...values: Any[]) {
    super()
    ;(this as Any).__init__(...values)
  }

  /** What is made of parts of it is a plain list. */
  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }

  _replace(changes: Map<string, Any>): Any {
    const fields = (this.constructor as Any).$fields as string[]
    return new (this.constructor as Any)(
      ...fields.map((name, at) => (changes.has(name) ? changes.get(name) : this[at])),
    )
  }

  _asdict(): Map<string, Any> {
    return new Map((this.constructor as Any).$fields.map((name: string, at: number) => [name, this[at]]))
  }
}

/** Names for the places of a named tuple. */
export function namePlaces(kind: Any, ...fields: string[]): void {
  kind.$fields = fields
  fields.forEach((name, at) =>
    Object.defineProperty(kind.prototype, name, {
      get(this: Any[]) {
        return this[at]
      },
    }),
  )
}

/** `dataclasses.replace`. */
export function replace(value: Any, changes: Map<string, Any>): Any {
  const kind = value.constructor
  return new kind(...kind.$fields.map((name: string) => (changes.has(name) ? changes.get(name) : value[name])))
}

/** An object of a class without its `__init__`, as `__new__` makes it. */
export const blankOf = (kind: Any): Any => Object.create(kind.prototype)

/** A value that is worked out at the first look and kept. */
export function keep(value: Any, name: string, found: Any): Any {
  Object.defineProperty(value, name, { value: found })
  return found
}

/** Give a class a constant, which its objects have, too. */
export function give(kind: Any, name: string, value: Any): void {
  for (const one of [kind, kind.prototype])
    Object.defineProperty(one, name, { value, writable: true, configurable: true })
}

/** An object of a class by the names of its fields. */
export function made(kind: Any, facts: Map<string, Any>): Any {
  const unknown = [...facts.keys()].find((name) => !kind.$fields.includes(name))
  if (unknown !== undefined) throw new RangeError(`${kind.name} has no field ${unknown}`)
  return new kind(...kind.$fields.map((name: string) => facts.get(name)))
}
