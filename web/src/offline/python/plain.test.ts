import { expect, test } from 'vitest'
import { made, namePlaces, NamedTuple, PyObject, replace } from './classes'
import { call } from './methods'
import { iadd, ior, sub } from './operators'
import { deepCopy, fromPlain, plain } from './plain'

class Told extends PyObject {
  static $fields = ['ply', 'events', 'more']
  static $tag = ['is', 'told']
  declare ply: number

  override __init__(...values: unknown[]) {
    const [ply, events, more] = values
    Object.assign(this, { ply, events, more })
  }
}

class Place extends NamedTuple {
  __init__(...values: unknown[]) {
    this.push(...values)
  }
}
namePlaces(Place, 'row', 'seat')

test('structs leave as plain data with their tag, and without what was not given', () => {
  const told = new Told(3, [new Map([['kind', 'over']])])
  expect(plain(told as never)).toEqual({ is: 'told', ply: 3, events: [{ kind: 'over' }] })
  expect(plain(made(Told, new Map([['ply', 1]])))).toEqual({ is: 'told', ply: 1 })
  expect(() => made(Told, new Map([['nothing', 1]]))).toThrow()
  expect(replace(told, new Map([['ply', 4]])).ply).toBe(4)
})

test('documents come in as dicts, and copies share nothing', () => {
  const document = fromPlain({ a: [{ b: null }] })
  const copy = deepCopy(document)
  copy.get('a').push(1)
  expect(plain(document)).toEqual({ a: [{ b: null }] })
})

test('a named tuple is a list whose places have names', () => {
  const place = new Place(1, 'c') as Place & { row: number }
  expect([place.row, place.length, [...place], plain(place._replace(new Map([['row', 2]])))]).toEqual([
    1,
    2,
    [1, 'c'],
    [2, 'c'],
  ])
})

test('methods of Python’s kinds by name, those of our classes first', () => {
  expect(call([3, 1], 'index', 1)).toBe(1)
  expect(call(new Map([['a', 1]]), 'get', 'b', 2)).toBe(2)
  expect(call({ get: () => 'ours' }, 'get', 'b')).toBe('ours')
  const grown = [1]
  expect([iadd(grown, new Set([2])), grown, [...sub(new Set([1, 2]), new Set([2]))]]).toEqual([[1, 2], [1, 2], [1]])
  expect(plain(ior(new Map([['a', 1]]), new Map([['b', 2]])))).toEqual({ a: 1, b: 2 })
})
