/** Addresses: /, /table/ID, /replay/ID, /rules/GAME, /strategy/GAME, /cards/GAME (with ?table=ID, during a game), /score/GAME, /learn, /learn/GAME, /learn/GAME/LESSON, /settings, /you, /me (a personal link), /mail (a link of a mail). */
import { inside, under } from './root'

/** Hosts of files may name the file that a folder shows. */
const here = () => (inside(location.pathname) ?? '/').replace(/index\.html$/, '')
let path = $state(here())
let hash = $state(location.hash)
let search = $state(location.search)

export const route = {
  get path() {
    return path
  },
  /** What stands behind the # of the address. */
  get hash() {
    return decodeURIComponent(hash.slice(1))
  },
  /** What stands behind the ? of the address. */
  get query() {
    return new URLSearchParams(search)
  },
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
}

function read() {
  path = here()
  hash = location.hash
  search = location.search
}

export function go(to: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', under(to))
  if (path !== here()) scrollTo(0, 0)
  read()
}

addEventListener('popstate', () => {
  read()
})

/** Clicks on links within the site change the page without loading it again. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  const place = inside(link.pathname)
  if (place === null || place.startsWith('/api/') || place.startsWith('/schema')) return
  event.preventDefault()
  go(place + link.search + link.hash)
})
