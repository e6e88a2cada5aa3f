/** Messages that nobody here has read yet, and the latest of them while it passes by. */
import type { Said } from '$lib/api'
import { person } from '$lib/person.svelte'
import { ring } from '$lib/sound'

/** Milliseconds for which a message is shown over the table. */
const PASSES = 4000

export class Unread {
  count = $derived.by(() =>
    this.reading()
      ? 0
      : this.messages()
          .slice(this.#read)
          .filter(({ person: who }) => who !== person.me?.id).length,
  )
  passing = $state.raw<Said | null>(null)
  #read = $state(0)

  /** Made while a component is. */
  constructor(
    readonly messages: () => Said[],
    readonly reading: () => boolean,
  ) {
    $effect(() => {
      const latest = messages().at(-1) ?? null
      if (reading()) return void ((this.#read = messages().length), (this.passing = null))
      if (!latest || latest.person === person.me?.id) return
      this.passing = latest
      ring('said')
      const fading = setTimeout(() => (this.passing = null), PASSES)
      return () => clearTimeout(fading)
    })
  }
}
