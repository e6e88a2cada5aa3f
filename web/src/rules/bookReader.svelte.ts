/** A rulebook that is being read: fetched in the reader's language, searched, illustrated once its cards are there. */
import type { Rulebook } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { isKnown, openFaces, type Faces } from '../cards/faces'
import { openBook } from './books'
import { partsFound, shelvesOf } from './rulebook'

export class BookReader {
  book = $state.raw<Rulebook | null>(null)
  faces = $state.raw<Faces | null>(null)
  lost = $state(false)
  search = $state('')
  parts = $derived.by(() => (this.book ? partsFound(this.book, this.search) : []))
  found = $derived.by(() => this.parts.reduce((sum, part) => sum + part.blocks.length, 0))
  illustrated = $derived.by(() => this.book !== null && shelvesOf(this.book).length > 0)
  /** Whether nothing will move any more: one can be led to a paragraph. */
  ready = $derived.by(() => this.book !== null && (!this.illustrated || this.faces !== null))

  /** Made while a component is. */
  constructor(game: () => string) {
    $effect(() => {
      void settings.language
      openBook(game()).then(
        (read) => (this.book = read),
        () => (this.lost = true),
      )
    })
    $effect(() => {
      if (this.illustrated && isKnown(game())) void openFaces(game()).then((opened) => (this.faces = opened))
    })
  }
}
