import { expect, test } from 'vitest'
import { ruleAsked } from './ruleLinks'

function asked(link: string, keys: MouseEventInit = {}): string | null {
  document.body.innerHTML = link
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  let rule: string | null = null
  document.body.addEventListener(
    'click',
    (clicked) => {
      rule = ruleAsked(clicked, 'overbooking')
      clicked.preventDefault()
    },
    { once: true },
  )
  document.body.querySelector('a *, a')!.dispatchEvent(event)
  return rule
}

test('a link to a paragraph of the game’s rulebook asks for its rule', () => {
  expect(asked('<a href="/rules/overbooking#hotel.book.fit"><b>why</b></a>')).toBe('hotel.book.fit')
})

test.each([
  ['the whole book', '<a href="/rules/overbooking">x</a>', {}],
  ['another game', '<a href="/rules/overbooked#plane.aim">x</a>', {}],
  ['another page', '<a href="/cards/overbooking#tile">x</a>', {}],
  ['another window', '<a href="/rules/overbooking#hotel.aim" target="_blank">x</a>', {}],
  ['another tab', '<a href="/rules/overbooking#hotel.aim">x</a>', { ctrlKey: true }],
])('%s is left to the browser', (_, link, keys) => {
  expect(asked(link, keys)).toBeNull()
})
