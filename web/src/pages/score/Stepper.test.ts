import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { buttonOf, click, show } from '../../testing/page'
import Stepper from './Stepper.svelte'

const numberOn = (page: HTMLElement) => page.querySelector('input')!.value
function type(page: HTMLElement, text: string) {
  const input = page.querySelector('input')!
  input.value = text
  input.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}

test('counts up and down, and stops at both ends', () => {
  const page = show(Stepper, { label: 'Beds', value: 1, least: 0, most: 2 })
  const [less, more] = [buttonOf(page, 'Less: Beds'), buttonOf(page, 'More: Beds')]
  click(more)
  expect(numberOn(page)).toBe('2')
  expect(more.disabled).toBe(true)
  click(less)
  click(less)
  expect(numberOn(page)).toBe('0')
  expect(less.disabled).toBe(true)
})

test('what is typed is brought into bounds; no number is none', () => {
  const page = show(Stepper, { label: 'Beds', value: 5, least: 0, most: 40 })
  type(page, '99')
  expect(numberOn(page)).toBe('40')
  type(page, '7.6')
  expect(numberOn(page)).toBe('8')
  type(page, 'many')
  expect(numberOn(page)).toBe('0')
})
