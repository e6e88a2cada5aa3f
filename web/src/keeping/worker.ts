/** The service worker, built as `/sw.js`: keeps the page's files, answers where the server cannot, shows what is pushed.
 * Nothing under `/api` passes through it: what is personal is never kept. */
import { answerFile, answerPage, isPage } from './answering'
import type { FileList } from './fileList'
import { listenForPush } from './pushing'
import { Store } from './store'
import { activate, install, tidy } from './versions'

declare const self: ServiceWorkerGlobalScope
declare const FILES: FileList

const files = FILES // written here once by the build
const store = new Store(files, self.registration.scope)

self.addEventListener('install', (event) => event.waitUntil(install(store, self)))
self.addEventListener('activate', (event) => event.waitUntil(activate(store, self)))

self.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request
  if (method !== 'GET' || !url.startsWith(store.start)) return
  const path = new URL(url).pathname.slice(new URL(store.start).pathname.length)
  if (mode === 'navigate') {
    if (isPage(path)) event.respondWith(answerPage(store, event))
  } else if (path in files.files || path.startsWith('assets/'))
    event.respondWith(answerFile(store, path, event.request))
})

/** What the page says: `list` (wants the list of files), `take over` (its visitor wants the new version), `tidy`. */
self.addEventListener('message', (event) => {
  if (event.data === 'list') event.ports[0]?.postMessage(files)
  else if (event.data === 'take over') event.waitUntil(self.skipWaiting())
  else if (event.data === 'tidy') event.waitUntil(tidy(store, self.registration))
})

listenForPush(self)
