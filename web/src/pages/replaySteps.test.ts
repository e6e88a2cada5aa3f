import { expect, test } from 'vitest'
import { isPlayKey, linkTo, readPlace, stepOf, writePlace } from './replaySteps'

const press = (key: string, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key })
  Object.defineProperty(event, 'target', { value: target })
  return event
}

test('arrows go move by move, the space bar plays, and fields keep their keys', () => {
  expect(stepOf(press('ArrowLeft'), 40)).toBe(-1)
  expect(stepOf(press('End'), 40)).toBe(40)
  expect(stepOf(press('ArrowLeft', document.createElement('select')), 40)).toBe(null)
  expect(isPlayKey(press(' '))).toBe(true)
  expect(isPlayKey(press(' ', document.createElement('button')))).toBe(false)
})

test('an address names a move and whose eyes, and nonsense is no move', () => {
  expect(readPlace(writePlace(7, 'spectator').slice(1))).toEqual({ ply: 7, eyes: 'spectator' })
  expect(readPlace('')).toEqual({ ply: null, eyes: null })
  expect(readPlace('ply=-3&eyes=0')).toEqual({ ply: null, eyes: '0' })
  expect(linkTo('abc', 7, 'open')).toMatch(/\/replay\/abc#ply=7&eyes=open$/)
})
