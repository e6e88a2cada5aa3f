import { describe, expect, it } from 'vitest'
import * as hotels from './hotel'

const hotel = { ...hotels.blankHotel(), back: ['red 4 lion'], line: ['blue 1 oak', 'red 2 bird'] }

describe('one hotel', () => {
  it('is asked about once somebody is there', () => {
    expect(hotels.hotelCase(hotels.blankHotel())).toBeNull()
    expect(hotels.hotelCase(hotel)).toEqual({
      game: 'overbooking',
      hotel: { beds: 13, rule: 'none' },
      back: ['red 4 lion'],
      line: ['blue 1 oak', 'red 2 bird'],
    })
  })
  it('without a back door keeps who waited there, and does not count them', () => {
    const shut = { ...hotel, rule: 'no-back-door' }
    expect(hotels.hotelCase(shut)).toMatchObject({ back: [] })
    expect(hotels.guestsAt({ ...shut, rule: 'none' }, 'back')).toEqual(['red 4 lion'])
    expect(hotels.hasRoom(shut, 'back')).toBe(false)
  })
  it('shows who sleeps and who goes when it has been checked', () => {
    const checked = { beds: 13, booked: ['blue 1 oak'], turned_away: ['red 2 bird'], discarded: [], beds_left: 12 }
    const row = hotels.rowOf(hotel, checked)
    expect(row.line.map(({ state }) => state)).toEqual(['booked', 'away'])
    expect(row.sleepers).toEqual([{ owner: 1, number: 1, crest: 'oak', guest: 'blue 1 oak' }])
    expect([row.free, row.open]).toEqual([12, true])
  })
  it('is read as it was written, and nothing else', () => {
    expect(hotels.readHotel({ ...hotel, choices: [null, 'red 2 bird'] })?.choices).toEqual([null, 'red 2 bird'])
    expect(hotels.readHotel({ ...hotel, line: ['red 7 bird'] })).toBeNull()
    expect(hotels.readHotel({ ...hotel, back: ['red 1 oak', 'red 1 oak'] })).toBeNull()
  })
})

describe('booked guests', () => {
  it('are swept in, or away', () => {
    expect(hotels.swept(['1 bird'], ['2 bird', '1 bird'])).toEqual(['2 bird', '1 bird'])
    expect(hotels.swept(['1 bird', '2 bird'], ['1 bird', '2 bird'])).toEqual([])
  })
  it('come by the crest', () => {
    const six = hotels.crestFilled(['1 oak', '3 fish'], 'fish')
    expect(six).toHaveLength(7)
    expect(hotels.crestFilled(six, 'fish')).toEqual(['1 oak'])
  })
})
