/** Tests read the page in English, with the words that players read; each begins with the usual settings. */
import { beforeEach } from 'vitest'
import { settings } from '$lib/settings.svelte'
import { needWords, openWords, SHELVES } from '$lib/words.svelte'

await openWords('en')
await needWords(...SHELVES)
beforeEach(() => {
  settings.motion = 'auto'
})
