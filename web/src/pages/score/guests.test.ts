import { expect, test } from 'vitest'
import { COLOURS, CRESTS, guestWords, KINDS, readGuest, writeGuest } from './guests'

test('what is written for the scorer is read again', () => {
  for (const colour of COLOURS)
    for (const crest of CRESTS)
      for (const at of KINDS.keys()) {
        const guest = { colour, number: at + 1, crest }
        expect(readGuest(writeGuest(guest))).toEqual(guest)
      }
})

test('a guest is told by colour, number, kind and crest', () => {
  expect(guestWords({ colour: 'red', number: 1, crest: 'bird' })).toBe('Red 1, monk, bird')
})
