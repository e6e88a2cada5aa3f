import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { eventually, serve, show } from '../../testing/page'
import Events from './Events.svelte'

test('an event shows its points, and its sentence without the title that stands above it', async () => {
  const text = '**Corner Seats.** 6 points if **four** colours sit in the corners.'
  const blocks = [{ kind: 'rule', number: '9.4', rule: 'plane.event.corner-seats', text }]
  serve(() => ({ data: { sections: [{ number: '9', title: 'Events', blocks }] } }))
  const page = show(Events, { events: ['corner-seats'], score: { 'event:corner-seats': -6 } })
  await eventually(() => {
    flushSync()
    expect(page.querySelector('p')?.textContent).toBe('6 points if four colours sit in the corners.')
  })
  expect(page.querySelector('b')?.textContent).toBe('−6')
})
