import { expect, test } from 'vitest'
import { show } from '../testing/page'
import NoTable from './NoTable.svelte'

test('an unknown table has a drawing, the reason and the way home', () => {
  const page = show(NoTable, { message: 'There is no such table.' })
  expect(page.querySelector('svg')).not.toBeNull()
  expect(page.querySelector('h1')?.textContent).toBe('There is no such table.')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/')
})
