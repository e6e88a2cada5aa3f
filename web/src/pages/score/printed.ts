/** The faces of a game's cards, as the gallery has them. */
import { api } from '$lib/api'

export async function cardsOf(game: string, shelf: string): Promise<Record<string, unknown>[]> {
  try {
    const { shelves } = await api.cards(game, null, null)
    return shelves.find(({ id }) => id === shelf)?.cards.map(({ face }) => face) ?? []
  } catch {
    return [] // without them the cards lack their coins and dishes, no more
  }
}
