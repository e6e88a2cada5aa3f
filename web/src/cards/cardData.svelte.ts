/** The cards of a game from the server, asked for again with another language and with every move of a table. */
import { api, Refused, type CardGallery } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { say } from '$lib/words.svelte'
import { openFaces, type Faces } from './faces'

/** Which cards: a game's, or those of a table as a seat knows them; `ply` says when to ask again. */
export type Asked = { game: string; table: string | null; seat: number | null; ply: number }

export class CardData {
  cards = $state.raw<CardGallery | null>(null)
  faces = $state.raw<Faces | null>(null)
  problem = $state('')

  /** Made while a component is. */
  constructor(asked: () => Asked) {
    $effect(() => {
      const { game, table, seat, ply } = asked()
      void settings.language
      let wanted = ply >= 0
      void this.#read(game, table, seat, () => wanted)
      return () => (wanted = false)
    })
  }

  async #read(game: string, table: string | null, seat: number | null, wanted: () => boolean) {
    try {
      const [faces, cards] = await Promise.all([openFaces(game), api.cards(game, table, seat)])
      if (!wanted()) return
      this.faces = faces
      this.cards = cards
    } catch (error) {
      if (wanted()) this.problem = error instanceof Refused ? error.message : say('page-no-connection')
    }
  }
}
