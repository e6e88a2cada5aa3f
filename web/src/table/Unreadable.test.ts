import { expect, test } from 'vitest'
import Ticket from '../pages/home/Ticket.svelte'
import { show } from '../testing/page'
import { sitting, tableWith } from '../testing/seats'
import Unreadable from './Unreadable.svelte'

const seats = [sitting(0, { name: 'Ada', person: 'ada' }), sitting(1, { name: 'Bob', person: 'bob' })]
const old = tableWith(seats, { stage: 'over', rules_version: 7, unreadable: { reason: 'rules', log: true } })
const links = (page: HTMLElement) => [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test('a game of other rules says so, and its log can be downloaded', () => {
  const page = show(Unreadable, { table: old })
  expect(page.textContent).toContain('version 7 of its rules, which this server does not have')
  expect(links(page)).toEqual(['/api/tables/garden/log', '/'])
})

test('while others may still play it, there is no log yet, and the page says when', () => {
  const page = show(Unreadable, { table: { ...old, unreadable: { reason: 'damaged', log: false } } })
  expect(page.textContent).toContain('damaged')
  expect(page.textContent).toContain('a day after the last move')
  expect(links(page)).toEqual(['/'])
})

test('in a list, it leads to the page that says why', () => {
  const page = show(Ticket, { table: old, mine: true })
  expect(page.textContent).toContain('Cannot be opened here')
  expect(links(page)).toEqual(['/table/garden'])
})
