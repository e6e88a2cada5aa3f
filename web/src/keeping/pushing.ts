/** What the server pushes to a closed page: shown, and its table opened. */

type Notice = { title?: string; body?: string; table?: string }

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  const start = worker.registration.scope // where the site begins
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, start, event.data?.json() ?? {})))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(open(worker, event.notification.data.address))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    ;(event as ExtendableEvent).waitUntil(renew(worker, start, event as PushSubscriptionChangeEvent))
  })
}

function show(worker: ServiceWorkerGlobalScope, start: string, notice: Notice): Promise<void> {
  const options: NotificationOptions & { renotify: boolean } = {
    body: notice.body ?? '',
    renotify: !!notice.table,
    icon: `${start}icon-192.png`,
    badge: `${start}icon-192.png`,
    data: { address: notice.table ? `${start}table/${notice.table}` : start },
  }
  if (notice.table) options.tag = notice.table // a later message about a table takes the place of an earlier one
  return worker.registration.showNotification(notice.title ?? 'Houseful', options)
}

async function open(worker: ServiceWorkerGlobalScope, address: string): Promise<unknown> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url.split('#')[0] === address)
  return there ? there.focus() : worker.clients.openWindow(address)
}

/** The browser has changed its subscription: the server is told, as the same visitor. */
async function renew(worker: ServiceWorkerGlobalScope, start: string, event: PushSubscriptionChangeEvent) {
  const options = event.oldSubscription?.options
  const renewed = event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)))
  if (!renewed) return
  const { endpoint, keys } = renewed.toJSON()
  const headers = { 'content-type': 'application/json' }
  await fetch(`${start}api/me/push`, { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) })
}
