/** Addresses: /, /table/ID, /replay/ID, /rules/GAME, /score/GAME, /settings, /me (a personal link). */
let path = $state(location.pathname)
let hash = $state(location.hash)

export const route = {
  get path() {
    return path
  },
  /** What stands behind the # of the address. */
  get hash() {
    return decodeURIComponent(hash.slice(1))
  },
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
}

export function go(to: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  if (path !== location.pathname) scrollTo(0, 0)
  path = location.pathname
  hash = location.hash
}

addEventListener('popstate', () => {
  path = location.pathname
  hash = location.hash
})

/** Clicks on links within the site change the page without loading it again. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
