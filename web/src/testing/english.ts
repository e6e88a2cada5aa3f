/** Tests read the page in English, with the words that players read; each begins with the usual settings and a server. */
import { beforeEach } from 'vitest'
import { reach } from '$lib/reach.svelte'
import { settings } from '$lib/settings.svelte'
import { needWords, openWords, SHELVES } from '$lib/words.svelte'

await openWords('en')
await needWords(...SHELVES)
beforeEach(() => {
  settings.motion = 'auto'
  reach.note(true)
})
