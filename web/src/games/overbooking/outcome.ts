/** What choosing a guest for a power would bring at this hotel: the server plays the hotel out, with what lies open. */
import { api } from '$lib/api'
import { coinsOf, kindOf, readGuest, type HotelView, type Kind } from './pieces'
import type { Row } from './scene'

type Answer = { booked: string[] }
const ASKED: Kind[] = ['maids', 'nobles', 'soldiers']

async function playOut(row: Row, powers: string[], choice: string | null): Promise<Answer | null> {
  const hotel = {
    game: 'overbooking',
    hotel: { beds: row.beds, rule: row.rule },
    back: powers,
    line: row.line.map(({ guest }) => guest),
  }
  return api.score({ ...hotel, choices: [choice] }).then(
    (answer) => answer as Answer,
    () => null,
  )
}

/** Coins that one seat's guests would earn here. Nothing is said where another choice was made or is still to come. */
export async function coinsAfter(
  view: HotelView,
  row: Row,
  choice: string | null,
  eyes: number,
): Promise<number | null> {
  const { power, favoured } = view.checking!
  const guests = row.back.map((guest) => guest?.guest ?? null)
  const powers = guests.slice(guests.indexOf(power)).filter((guest) => guest !== null)
  const choosers = powers.filter((guest) => ASKED.includes(kindOf(readGuest(guest).number)))
  if (favoured.length || choosers.length > 1 || row.beds < 1) return null
  const answer = await playOut(row, powers, choice)
  if (!answer) return null
  const mine = answer.booked.map(readGuest).filter(({ owner }) => owner === eyes)
  return mine.reduce((sum, card) => sum + coinsOf(view.coins, card), 0)
}
