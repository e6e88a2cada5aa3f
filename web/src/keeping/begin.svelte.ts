/** Begins to keep the page on this device: the service worker, what this visitor will need, and word of a new version. */
import { mount } from 'svelte'
import { settings } from '$lib/settings.svelte'
import { groupsOf, lockOf, type FileList, type Group } from './fileList'
import { newVersion } from './newVersion.svelte'
import NewVersion from './NewVersion.svelte'
import { canKeep, openStore, ownEntry, register, registration } from './page'
import { UNWANTED } from './store'

/** What is fetched in the background: the page, what is said in a language, and the games but for their nets. */
export const usualGroups = (list: FileList, language: string): Group[] =>
  groupsOf(list).filter((group) => /^(page|play|game-.*)$/.test(group) || group === `words-${language}`)

const savesData = () => !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/** What fails is tried again by the next visit. */
async function keepUsual(language: string): Promise<void> {
  const store = await openStore()
  await store.keep(usualGroups(store.list, language))
}

export async function beginKeeping(): Promise<void> {
  if (!canKeep()) return
  // Held as long as the page is open: files of its version are kept as long.
  void navigator.locks.request(lockOf(ownEntry()), { mode: 'shared' }, () => new Promise(() => {}))
  const wanted = !savesData() && !(await caches.has(UNWANTED))
  if (!wanted && !(await registration())) return
  const registered = await register()
  if (!registered) return
  newVersion.follow(registered)
  mount(NewVersion, { target: document.body })
  void navigator.serviceWorker.ready.then(({ active }) => active!.postMessage('tidy'))
  $effect.root(() => {
    $effect(() => void (wanted && keepUsual(settings.language).catch(() => {})))
  })
}
