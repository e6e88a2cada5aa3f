import { beforeEach, expect, test, vi } from 'vitest'
import { serve, type Asked } from '../testing/page'
import { keyBytes, pushState, subscribe, unsubscribe } from './push'

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
let permission = 'granted'
let kept: { unsubscribed: number; key: Uint8Array } | null = null
let asked: Asked[] = []

/** A browser that subscribes at a push service. */
const manager = {
  subscription: null as unknown,
  getSubscription: async () => manager.subscription,
  subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
    kept = { unsubscribed: 0, key: applicationServerKey }
    manager.subscription = {
      options: { applicationServerKey: applicationServerKey.buffer },
      unsubscribe: async () => void (kept!.unsubscribed += 1),
      toJSON: () => ({ endpoint: 'https://push.example.net/ada', keys: { p256dh: 'point', auth: 'secret' } }),
    }
    return manager.subscription
  },
}

beforeEach(() => {
  manager.subscription = kept = null
  permission = 'granted'
  asked = serve(() => ({ data: { here: true } }))
  const worker = { pushManager: manager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: vi.fn(async () => worker), ready: worker, getRegistration: async () => worker },
  })
})

test('a device subscribes with the server’s key and hands over its own', async () => {
  await subscribe(KEY)
  expect(kept!.key).toEqual(keyBytes(KEY))
  expect(kept!.key).toHaveLength(65)
  expect(navigator.serviceWorker.register).toHaveBeenCalledWith('/sw.js', { scope: '/' })
  const body = { endpoint: 'https://push.example.net/ada', p256dh: 'point', auth: 'secret' }
  expect(asked).toEqual([{ method: 'POST', path: '/api/me/push', body }])
})

test('whoever says no is asked for nothing more', async () => {
  permission = 'denied'
  expect(await subscribe(KEY)).toBe(null)
  expect([kept, asked]).toEqual([null, []])
})

test('a subscription for another key is given up', async () => {
  await subscribe(KEY)
  const first = kept!
  await subscribe(KEY)
  expect(first.unsubscribed).toBe(0)
  const second = kept!
  await subscribe(`${KEY.slice(0, -2)}AA`)
  expect(second.unsubscribed).toBe(1)
})

test('unsubscribing tells browser and server', async () => {
  await subscribe(KEY)
  await unsubscribe()
  expect(kept!.unsubscribed).toBe(1)
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/me/push' })
})

test('what a browser can is said', () => {
  expect(pushState()).toBe('possible')
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(pushState()).toBe('denied')
  Reflect.deleteProperty(window, 'PushManager')
  expect(pushState()).toBe('cannot')
})
