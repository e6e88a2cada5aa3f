/** What is new on the street, and what is not to be seen yet. */
import type { Chapter } from '$lib/live.svelte'
import type { HotelEvent } from './pieces'

/** The places of guests who came since one's last move; those of a hotel that was checked are gone. */
export function freshSpots(news: Chapter<HotelEvent>[]): Set<string> {
  const spots = new Map<string, number>()
  for (const event of news.flatMap(({ events }) => events))
    if (event.kind === 'place') spots.set(`${event.side} ${event.hotel}.${event.place - 1}`, event.hotel)
    else if (event.kind === 'checked') for (const [spot, hotel] of spots) if (hotel === event.hotel) spots.delete(spot)
  return new Set(spots.keys())
}

/** A hand as it was before the cards of a move were drawn: they come when the checking has been shown. */
export function beforeDrawing(
  hand: string[] | null,
  latest: Chapter<HotelEvent> | null,
  seat: number | null,
): string[] | null {
  const drawn = (latest?.events ?? []).flatMap((event) =>
    event.kind === 'draw' && event.seat === seat ? (event.cards ?? []) : [],
  )
  return hand && hand.filter((card) => !drawn.includes(card))
}
