import { expect, test } from 'vitest'
import { decided } from './decided'

test('a rule that leaves something to the host says how this table has decided', () => {
  expect(decided('hotel.hidden.peek', { peek: false })).toBe(
    'At this table: Look at your own face-down guests – Never.',
  )
  expect(decided('plane.event.low-season-blues', { low_season: 'line' })).toContain('Longest empty line')
  expect(decided('hotel.book.order', { peek: false })).toBe('')
  expect(decided('hotel.hidden.peek', null)).toBe('')
})
