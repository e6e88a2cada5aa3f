/** Notifications on this device: the browser's subscription, made with the server's key. */
import { api, type Reminders } from './api'
import { under } from './root'

export type PushState = 'cannot' | 'denied' | 'possible'

export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cannot'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

/** The server's key as bytes: text for addresses, without padding. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const sameKey = (subscription: PushSubscription, key: Uint8Array) => {
  const known = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0))
  return known.length === key.length && known.every((byte, place) => byte === key[place])
}

/** Subscribe this device, once the visitor has allowed notifications; null if they have not. */
export async function subscribe(key: string): Promise<Reminders | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(under('/sw.js'), { scope: under('/') })
  await navigator.serviceWorker.ready
  const wanted = keyBytes(key)
  const known = await worker.pushManager.getSubscription()
  if (known && !sameKey(known, wanted)) await known.unsubscribe()
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
  const { endpoint, keys } = subscription.toJSON()
  return api.subscribe({ endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! })
}

export async function unsubscribe(): Promise<Reminders> {
  const worker = await navigator.serviceWorker?.getRegistration(under('/'))
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return api.unsubscribe()
}
