import { describe, expect, it } from 'vitest'
import {
  blankCommon,
  blankSheet,
  carriedOver,
  emptyPlane,
  filled,
  letterAt,
  planeCase,
  readCommon,
  readSheet,
  swept,
  tapped,
} from './plane'

const plane = ['RR......', '........', '........', '........', '........']

describe('taps', () => {
  it('seat the chosen passenger, go on to the next kind, and at last to nobody', () => {
    expect(tapped(plane, '2c', 'B')[1]).toBe('..B.....')
    expect(tapped(plane, '1a', 'B')[0]).toBe('BR......')
    expect(tapped(plane, '1a', 'R')[0]).toBe('WR......')
    expect(letterAt(tapped(tapped(plane, '3a', 'G'), '3a', 'G'), '3a')).toBe('.')
  })
})

describe('sweeps', () => {
  it('that begin on an empty seat leave those who sit there alone', () => {
    expect(swept(plane, ['1c', '1b', '2b'], 'Y').slice(0, 2)).toEqual(['RRY.....', '.Y......'])
  })
  it('that begin on somebody go over everybody, and nobody empties seats', () => {
    expect(swept(plane, ['1b', '1c'], 'Y')[0]).toBe('RYY.....')
    expect(swept(plane, ['2a', '1a'], '.')[0]).toBe('.R......')
  })
})

describe('filling', () => {
  it('gives the empty seats of a row or of the plane to the chosen passenger', () => {
    expect(filled(plane, 'G', 0)).toEqual(['RRGGGGGG', ...plane.slice(1)])
    expect(filled(plane, 'G').at(-1)).toBe('GGGGGGGG')
    expect(filled(plane, '.', 0)[0]).toBe('........')
  })
})

describe('another number of players', () => {
  const sheet = { ...blankSheet(), wide: ['RRW.....YK'.replace('K', 'G'), ...emptyPlane('wide').slice(1)] }
  it('takes along who sits in a seat of the same name, and loses nobody', () => {
    const four = carriedOver(sheet, 'wide', 'narrow')
    expect(four.narrow[0]).toBe('RRW.....')
    expect(carriedOver(four, 'narrow', 'wide').wide).toEqual(sheet.wide)
  })
  it('leaves a plane alone that is filled in already', () => {
    const both = { ...sheet, narrow: plane }
    expect(carriedOver(both, 'wide', 'narrow').narrow).toEqual(plane)
  })
})

describe('reading', () => {
  it('takes what it has written, and nothing else', () => {
    expect(readSheet(JSON.parse(JSON.stringify(blankSheet())))).toEqual(blankSheet())
    expect(readCommon(blankCommon())).toEqual(blankCommon())
    for (const wrong of [null, [], 'x', { ...blankSheet(), wide: ['R'] }, { ...blankSheet(), vouchers: -1 }])
      expect(readSheet(wrong)).toBeNull()
    expect(readSheet({ ...blankSheet(), narrow: Array(5).fill('XXXXXXXX') })).toBeNull()
    expect(readCommon({ ...blankCommon(), events: ['full-flight', 'full-flight'] })).toBeNull()
    expect(readCommon({ ...blankCommon(), options: { kids: 'none' } })).toBeNull()
  })
})

it('writes zones as the score file has them', () => {
  const case_ = planeCase({ ...blankCommon(), count: 4 }, Array(4).fill({ ...blankSheet(), narrow: plane }))
  const players = case_['players'] as { plane: string[] }[]
  expect(players).toHaveLength(4)
  expect(players[0]!.plane[0]).toBe('RR.. ....')
})
