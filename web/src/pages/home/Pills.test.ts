import { expect, test, vi } from 'vitest'
import { click, show } from '../../testing/page'
import Pills from './Pills.svelte'

const choices = [
  { value: [1], words: 'One' },
  { value: [2, 3], words: 'Two or three' },
]

test('the chosen one is checked by what it means, and another one can be picked', () => {
  const onpick = vi.fn()
  const page = show(Pills, { legend: 'Events', name: 'events', choices, value: [2, 3], onpick, note: 'As you like.' })
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[type=radio][name=events]')]
  expect(radios.map((radio) => radio.checked)).toEqual([false, true])
  expect(page.querySelector('legend')?.textContent).toBe('Events')
  expect(page.querySelector('p')?.textContent).toBe('As you like.')
  click(radios[0])
  expect(onpick).toHaveBeenCalledExactlyOnceWith([1])
})
