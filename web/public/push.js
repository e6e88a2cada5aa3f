/** The service worker: shows what the server pushes to a closed page, and opens the table. It keeps no file. */
const start = self.registration.scope // where the site begins

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {}
  event.waitUntil(
    self.registration.showNotification(notice.title ?? 'Houseful', {
      body: notice.body ?? '',
      tag: notice.table, // a later message about a table takes the place of an earlier one
      renotify: !!notice.table,
      icon: `${start}icon-192.png`,
      badge: `${start}icon-192.png`,
      data: { address: notice.table ? `${start}table/${notice.table}` : start },
    }),
  )
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url.split('#')[0] === address)
  return there ? there.focus() : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.address))
})

/** The browser has changed its subscription: the server is told, as the same visitor. */
async function renew(event) {
  const options = event.oldSubscription?.options
  const renewed = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!renewed) return
  const { endpoint, keys } = renewed.toJSON()
  const headers = { 'content-type': 'application/json' }
  await fetch(`${start}api/me/push`, { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
