/** What a page asks of its service worker, and what it says of itself. */
import { under } from '$lib/root'
import type { FileList } from './fileList'
import { Store } from './store'

export const start = (): string => location.origin + under('/')

/** The script that this page was started with: it tells which version the page is of. */
export const ownEntry = (): string => {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  return script?.src.slice(start().length) ?? ''
}

export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator

/** Null where the browser takes no service worker: in some private windows, or by its owner's wish. */
export async function register(): Promise<ServiceWorkerRegistration | null> {
  const options: RegistrationOptions = { scope: under('/'), updateViaCache: 'none' }
  return (await navigator.serviceWorker.register(under('/sw.js'), options).catch(() => null)) ?? null
}

export const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(under('/'))

export function listOf(worker: ServiceWorker): Promise<FileList> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage('list', [port2])
  })
}

/** What a worker said that could not be installed: the name of an error. */
let fault = ''
if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener?.('message', ({ data }) => (fault = data))

/** An error that says why nothing was installed, which its worker may tell a little later. */
async function failure(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  throw new DOMException('not installed', fault)
}

/** The worker in charge; an error where the first one comes to nothing. */
async function workerInCharge(): Promise<ServiceWorker> {
  const { active, waiting, installing } = (await registration()) ?? {}
  if (active) return active
  if (!installing && !waiting) return failure()
  const redundant = new Promise<void>((resolve) => {
    installing?.addEventListener('statechange', () => installing.state === 'redundant' && resolve())
  })
  return Promise.race([navigator.serviceWorker.ready.then((ready) => ready.active!), redundant.then(failure)])
}

/** Files of the version that is in charge here. */
export const openStore = async (): Promise<Store> => new Store(await listOf(await workerInCharge()), start())
