import { expect, test } from 'vitest'
import { show } from '../testing/page'
import Message from './Message.svelte'

test('an unknown table has a drawing, the reason and the way home', () => {
  const page = show(Message, { words: 'There is no such table.' })
  expect(page.querySelector('section svg')).not.toBeNull()
  expect(page.querySelector('h1')?.textContent).toBe('There is no such table.')
  expect(page.querySelector('section a')?.getAttribute('href')).toBe('/')
})
