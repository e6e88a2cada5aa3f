import { expect, test, vi } from 'vitest'
import { buttonOf, click, serve, show } from '../testing/page'
import { sitting, tableWith } from '../testing/seats'
import Seats from './Seats.svelte'

const seats = [
  sitting(0, { name: 'Ada', person: 'ada', clock: 65_000 }),
  sitting(1, { kind: 'bot', level: 'master', clock: 12_000 }),
]
const bar = {
  table: tableWith(seats),
  turn: 0,
  mine: [0],
  undo: false,
  unread: 0,
  onundo: vi.fn(),
  onhint: null,
  onleave: vi.fn(),
  onstandin: vi.fn(),
  side: null,
}
const pressed = (...buttons: Element[]) => buttons.map((button) => button.getAttribute('aria-pressed'))
const named = (page: HTMLElement) =>
  [...page.querySelectorAll('.tools [aria-label]')].map((tool) => tool.getAttribute('aria-label'))

test('who sits here, who I am, whose turn it is, how much time is left', () => {
  const page = show(Seats, bar)
  const tags = [...page.querySelectorAll('li')]
  expect(tags.map((tag) => tag.querySelector('.name')?.textContent)).toEqual(['Ada', 'Master bot'])
  expect(tags.map((tag) => tag.querySelector('.you')?.textContent)).toEqual(['you', undefined])
  expect(tags.map((tag) => tag.getAttribute('aria-current'))).toEqual(['true', null])
  expect(tags.map((tag) => tag.querySelector('.clock')?.textContent)).toEqual(['1:05', '0:12'])
  expect(tags.map((tag) => tag.querySelector('.clock')?.classList.contains('short'))).toEqual([false, true])
})

test('names stand once, with the points that the board has shown', () => {
  const page = show(Seats, { ...bar, totals: [7, -3] })
  expect([...page.querySelectorAll('.points')].map((points) => points.textContent)).toEqual(['7', '−3'])
  expect(show(Seats, bar).querySelector('.points')).toBeNull()
})

test('on a phone a tap on the seats lists them by name', () => {
  const page = show(Seats, bar)
  const list = buttonOf(page, 'Players')
  click(list)
  expect(list.getAttribute('aria-expanded')).toBe('true')
  expect(page.querySelector('.seats')?.classList.contains('listed')).toBe(true)
})

test('how many look on is said once there is somebody', () => {
  expect(show(Seats, bar).querySelector('.watching')).toBeNull()
  expect(show(Seats, { ...bar, watching: 1 }).querySelector('.watching .said')?.textContent).toBe(
    '1 person is watching',
  )
  expect(show(Seats, { ...bar, watching: 12 }).querySelector('.watching .said')?.textContent).toBe(
    '12 people are watching',
  )
})

test('for somebody who has been gone for a while, a bot can be seated', () => {
  const onstandin = vi.fn()
  const gone = (ago: number) => sitting(1, { name: 'Bob', person: 'bob', here: false, gone: ago })
  const soon = show(Seats, { ...bar, table: tableWith([seats[0]!, gone(5_000)]), onstandin })
  expect(soon.textContent).not.toContain('Let a bot play for Bob')
  const page = show(Seats, { ...bar, table: tableWith([seats[0]!, gone(125_000)]), onstandin })
  click(buttonOf(page, 'Let a bot play for Bob'))
  expect(onstandin).toHaveBeenCalledWith(1)
})

test('story and chat take turns beside the board', () => {
  const page = show(Seats, { ...bar, unread: 2 })
  const [story, talk] = [buttonOf(page, 'What happened'), buttonOf(page, 'Chat, 2 new messages')]
  click(story)
  expect(pressed(story, talk)).toEqual(['true', 'false'])
  click(talk)
  expect(pressed(story, talk)).toEqual(['false', 'true'])
  click(talk)
  expect(pressed(talk)).toEqual(['false'])
})

test('taking back has its place whether or not it is possible, and hints only where they are allowed', () => {
  const [onundo, onhint] = [vi.fn(), vi.fn()]
  const plain = show(Seats, bar)
  expect(buttonOf(plain, 'Take back').classList.contains('faint')).toBe(true)
  const page = show(Seats, { ...bar, undo: true, onundo, onhint })
  expect(buttonOf(page, 'Take back').classList.contains('faint')).toBe(false)
  click(buttonOf(page, 'Take back'))
  expect(onundo).toHaveBeenCalledOnce()
  expect(named(page).length).toBe(named(plain).length + 1)
  expect(named(show(Seats, { ...bar, mine: [] }))).not.toContain('Take back')
})

test('among people one asks to take back what one may not take back alone', () => {
  const people = [seats[0]!, sitting(1, { name: 'Bob', person: 'bob' })]
  expect(named(show(Seats, { ...bar, table: tableWith(people) }))).toContain('Ask to take back')
  expect(named(show(Seats, { ...bar, table: tableWith(people), undo: true }))).toContain('Take back')
})

test('a game that is paused goes on by a button, where another page has paused it', () => {
  const asked = serve(() => ({ data: {} }))
  const page = show(Seats, { ...bar, table: tableWith(seats, { paused: true }) })
  click(buttonOf(page, 'Go on'))
  expect(asked).toEqual([{ method: 'POST', path: '/api/tables/garden/join', body: {} }])
  expect(named(page)).not.toContain('Leave')
})

test('whoever is away can come back and need not leave; who only watches cannot leave', () => {
  const asked = serve(() => ({ data: {} }))
  const away = [sitting(0, { name: 'Ada', person: 'ada', away: true }), seats[1]!]
  const page = show(Seats, { ...bar, table: tableWith(away) })
  click(buttonOf(page, 'Play on yourself'))
  expect(asked).toEqual([{ method: 'POST', path: '/api/tables/garden/join', body: {} }])
  const leave = 'Leave'
  expect(named(page)).not.toContain(leave)
  expect(named(show(Seats, { ...bar, mine: [] }))).not.toContain(leave)
  expect(named(show(Seats, bar))).toContain(leave)
})
