import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { click, show } from '../../testing/page'
import Objective from './Objective.svelte'

const runs = { 2: 1, 4: 3 }
const pinned = (told: object = {}) => {
  const onpoint = vi.fn()
  const page = show(Objective, {
    kind: 'a',
    name: 'green hats colours',
    points: 3,
    runs,
    side: 'mine',
    onpoint,
    ...told,
  } as never)
  return { page, onpoint, note: page.querySelector('button')!, tip: () => page.querySelector('.tip') }
}

test('a tap explains an objective and lights up what counts, another one puts it away', () => {
  const { note, tip, onpoint } = pinned()
  expect(tip()).toBeNull()
  click(note)
  expect(tip()?.textContent).toContain('on your side: green hats.')
  expect(tip()?.textContent).toContain('side by side in four colours')
  expect(tip()?.textContent).toContain('3 points')
  expect(tip()?.querySelector('a')?.getAttribute('href')).toBe('/rules/oktoberfest#tent.score.objective-a')
  expect([note.getAttribute('aria-expanded'), note.getAttribute('aria-controls')]).toEqual(['true', tip()?.id])
  expect(onpoint).toHaveBeenLastCalledWith(true)
  click(note)
  expect(tip()).toBeNull()
  expect(onpoint).toHaveBeenLastCalledWith(false)
})

test('so does a mouse over it, until it leaves; Escape puts everything away', () => {
  const { page, note, tip } = pinned({ name: 'red braids alternating', side: 'theirs' })
  const whole = page.querySelector('.objective')!
  const mouse = (type: string) =>
    flushSync(() => whole.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true })))
  mouse('pointerenter')
  expect(tip()?.textContent).toContain("this player's side: red braids.")
  mouse('pointerleave')
  expect(tip()).toBeNull()
  click(note)
  flushSync(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(tip()).toBeNull()
})

test('objective B says what each length of a run brings', () => {
  const { note, tip } = pinned({ kind: 'b', name: 'red' })
  click(note)
  expect(tip()?.textContent).toContain('each run of red on your side of a row')
  expect(tip()?.textContent).toContain('2 → 1, 4 → 3')
})
