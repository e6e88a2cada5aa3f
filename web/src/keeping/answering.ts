/** What the service worker answers in place of the server. */
import type { Store } from './store'

/** Milliseconds after which a page that is kept is better than one that may still come. */
const PATIENCE = 3000
/** A proxy that does not reach its server says so. */
const AWAY = [502, 503, 504]
const OF_THE_SERVER = /^(api|schema|health|metrics)(\/|$)/

/** Whether an address within the site shows the page: no question to the server, and no file. */
export const isPage = (path: string): boolean =>
  !OF_THE_SERVER.test(path) && (!/\.[a-z0-9]+$/i.test(path) || path.endsWith('index.html'))

/** A file: as it is kept, or from the network, to be kept from now on if it is one of this version. */
export async function answerFile(store: Store, path: string, request: Request): Promise<Response> {
  if (!(path in store.list.files)) return (await caches.match(request.url)) ?? fetch(request) // a page of an older version asks
  const kept = await store.read(path)
  if (kept) return kept
  return store.fetch(path).catch(() => fetch(request)) // no room, or another version at the server
}

/** The page from the server, which knows what stands behind an address; else as it is kept. */
export async function answerPage(store: Store, event: FetchEvent): Promise<Response> {
  const asked = fetch(event.request)
  event.waitUntil(asked.catch(() => {}))
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const answer = await Promise.race([asked, late]).catch(() => null)
  if (answer && !AWAY.includes(answer.status)) return answer
  return (await store.shell()) ?? asked
}
