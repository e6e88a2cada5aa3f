import { beforeEach, expect, test, vi } from 'vitest'
import { go, route } from './router.svelte'

beforeEach(() => {
  document.body.replaceChildren()
  vi.stubGlobal('scrollTo', vi.fn())
  go('/')
  vi.mocked(scrollTo).mockClear()
})

function clickOn(link: string, keys: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = link
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  document.body.querySelector('span, a')!.dispatchEvent(event)
  return event
}

test('an address is read in parts, decoded', () => {
  go('/table/caf%C3%A9%20noir#seat=a%20b')
  expect(route.path).toBe('/table/caf%C3%A9%20noir')
  expect(route.parts).toEqual(['table', 'café noir'])
  expect(route.hash).toBe('seat=a b')
  go('/cards/overbooked?table=garden')
  expect(route.parts).toEqual(['cards', 'overbooked'])
  expect(route.query.get('table')).toBe('garden')
})

test('a new page begins at its top, another place on the same page does not', () => {
  go('/rules/overbooked')
  expect(scrollTo).toHaveBeenCalledTimes(1)
  go('/rules/overbooked#plane.place.turn')
  expect(scrollTo).toHaveBeenCalledTimes(1)
  expect(route.hash).toBe('plane.place.turn')
})

test('links within the site do not load the page again', () => {
  const event = clickOn('<a href="/settings"><span>Settings</span></a>')
  expect(event.defaultPrevented).toBe(true)
  expect(location.pathname).toBe('/settings') // files share a page: another one's router may have been quicker
})

test.each([
  ['another site', '<a href="https://example.org/settings">x</a>', {}],
  ['the server’s own answers', '<a href="/api/tables/1/log">x</a>', {}],
  ['its description', '<a href="/schema">x</a>', {}],
  ['a download', '<a href="/settings" download>x</a>', {}],
  ['another window', '<a href="/settings" target="_blank">x</a>', {}],
  ['another tab', '<a href="/settings">x</a>', { ctrlKey: true }],
  ['another mouse button', '<a href="/settings">x</a>', { button: 1 }],
])('the browser itself opens %s', (_, link, keys) => {
  addEventListener('click', (event) => event.preventDefault(), { once: true }) // happy-dom would go there
  clickOn(link, keys)
  expect(route.path).toBe('/')
})

test('back and forward are followed', () => {
  go('/settings')
  history.replaceState(null, '', '/score/oktoberfest#x')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(route.parts).toEqual(['score', 'oktoberfest'])
  expect(route.hash).toBe('x')
})
