/** Tests read the page in English, with the words that players read. */
import { openWords } from '$lib/words.svelte'

await openWords('en')
