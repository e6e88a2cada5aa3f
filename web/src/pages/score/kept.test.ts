import { describe, expect, it } from 'vitest'
import { blank, read, write, type Shape } from './kept'
import { countOf, fieldsOf, textOf, whole } from './reading'

type Common = { count: number }
type Player = { name: string }
const shape: Shape<Common, Player> = {
  blankCommon: () => ({ count: 2 }),
  blankPlayer: (seat) => ({ name: String(seat) }),
  readCommon: (value) => whole<Common>({ count: countOf(fieldsOf(value)?.['count'], 1, 4) }),
  readPlayer: (value) => whole<Player>({ name: textOf(fieldsOf(value)?.['name'], 5) }),
  seats: 2,
}

describe('a draft', () => {
  const kept = { filled: { common: { count: 3 }, players: [{ name: 'Ada' }, { name: '' }] }, sharing: null }
  it('comes back as it was kept', () => {
    expect(read(write(kept), shape)).toEqual({ ...kept, damaged: false })
    expect(read(null, shape)).toEqual({ filled: blank(shape), sharing: null, damaged: false })
  })
  it('keeps the code of a shared sheet and what is still to be sent', () => {
    const sharing = { code: 'abc', mine: 1, unsent: [2] }
    expect(read(write({ ...kept, sharing }), shape).sharing).toEqual(sharing)
  })
  it('that is damaged or of another version is dropped, with a word', () => {
    for (const text of ['', '{', '[]', '{"version":0}', write(kept).replace('"version":1', '"version":2')])
      expect(read(text, shape)).toEqual({ filled: blank(shape), sharing: null, damaged: true })
  })
  it('loses only the part that cannot be read', () => {
    const found = read(write(kept).replace('"Ada"', '7'), shape)
    expect(found.filled).toEqual({ common: { count: 3 }, players: [{ name: '0' }, { name: '' }] })
    expect(found.damaged).toBe(true)
  })
})
