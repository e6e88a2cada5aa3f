import { beforeEach, expect, test } from 'vitest'
import { keepProgress, progressIn, stepToGoOn } from './progress'

beforeEach(() => localStorage.clear())

test('a lesson goes on where somebody left it, and begins anew when it is finished', () => {
  expect(stepToGoOn('overbooked', 'wishes')).toBe(0)
  keepProgress('overbooked', 'wishes', 2, 3)
  keepProgress('overbooked', 'wishes', 1, 3)
  expect(stepToGoOn('overbooked', 'wishes')).toBe(2)
  expect(progressIn('overbooking')).toEqual({})
  keepProgress('overbooked', 'wishes', 3, 3)
  keepProgress('overbooked', 'wishes', 1, 3)
  expect(progressIn('overbooked')).toEqual({ wishes: true })
  expect(stepToGoOn('overbooked', 'wishes')).toBe(0)
})

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('houseful-lessons', '{oops')
  expect(progressIn('overbooked')).toEqual({})
  keepProgress('overbooked', 'wishes', 1, 3)
  expect(progressIn('overbooked')).toEqual({ wishes: 1 })
})
