import { expect, test } from 'vitest'
import { mentions, pieces, plain } from './text'

const shown = (text: string, search: string) =>
  pieces(text, search).map(({ text, strong, found }) => (found ? `[${text}]` : strong ? `*${text}*` : text))

test('strong words lose their stars', () => {
  expect(plain('A **monk** sleeps in **one** bed.')).toBe('A monk sleeps in one bed.')
})

test('a search finds every word in any order, whatever accents and capitals', () => {
  expect(mentions('Les invités s’en vont', 'INVITES les')).toBe(true)
  expect(mentions('Zimmer für Mönche', 'monch')).toBe(true)
  expect(mentions('A monk sleeps', 'monk soldier')).toBe(false)
  expect(mentions('anything', '   ')).toBe(true)
})

test('text is cut where it is strong and where it is found', () => {
  expect(shown('A **monk** sleeps', '')).toEqual(['A ', '*monk*', ' sleeps'])
  expect(shown('Monks and monks', 'monk')).toEqual(['[Monk]', 's and ', '[monk]', 's'])
  expect(shown('für Mönche', 'monche')).toEqual(['für ', '[Mönche]'])
})

test('nothing is lost by cutting, and single letters are not marked', () => {
  const text = 'The **first** guest books **a bed**, the last one leaves.'
  for (const search of ['', 'a', 'guest bed', 'the', 'first guest'])
    expect(
      pieces(text, search)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(plain(text))
  expect(pieces('a cat', 'a').some((piece) => piece.found)).toBe(false)
})
