/** What a table needs later than its board: fetched when everything else is done, so that it is there when it is wanted,
 * also without a connection. */

import { needWords } from '$lib/words.svelte'

const PAUSE = 2000 // milliseconds, after which a slow phone has drawn its board

/** Fetch the end of the game and what lies beside the board; what it returns calls that off. */
export function fetchLater(): () => void {
  const waiting = setTimeout(() => {
    for (const part of [
      import('./Ending.svelte'),
      import('./Explanation.svelte'),
      import('./Story.svelte'),
      import('./Talk.svelte'),
      needWords('pages'),
    ])
      part.catch(() => {}) // fetched again when it is wanted
  }, PAUSE)
  return () => clearTimeout(waiting)
}
