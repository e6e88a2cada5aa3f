/** From one version to the next: a new one is fetched whole beside the old one, which stays as long as a page of it is open. */
import { lockOf } from './fileList'
import { PREFIX, UNWANTED, versions, wholeGroups, type Store } from './store'

/** Fetch the page, and whatever else a former version had whole; until all of it is there, the former stays. */
export async function install(store: Store, worker: ServiceWorkerGlobalScope): Promise<void> {
  if (await caches.has(UNWANTED)) return
  try {
    await fetchAll(store)
  } catch (error) {
    const pages = await worker.clients.matchAll({ includeUncontrolled: true })
    for (const page of pages) page.postMessage((error as Error).name) // what went wrong: perhaps no room
    throw error
  }
}

async function fetchAll(store: Store): Promise<void> {
  const groups = new Set(['page'])
  for (const former of await versions(store.start)) for (const group of await wholeGroups(former)) groups.add(group)
  await store.keepShell()
  await store.keep(groups)
  await store.sign()
}

/** Take the place of the former version. */
export async function activate(store: Store, worker: ServiceWorkerGlobalScope): Promise<void> {
  const whole = (await versions(store.start)).map(({ name }) => name)
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && name !== UNWANTED && !whole.includes(name)) await caches.delete(name) // never finished
  await tidy(store, worker.registration)
  await worker.registration.navigationPreload?.disable() // where one fails, Firefox shows an error of its own
  await worker.clients.claim()
}

/** Remove former versions of which no page is open. */
export async function tidy(store: Store, registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.installing || registration.waiting) return
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  for (const other of await versions(store.start))
    if (other.name !== store.name && !open.has(lockOf(other.list.entry))) await caches.delete(other.name)
}
