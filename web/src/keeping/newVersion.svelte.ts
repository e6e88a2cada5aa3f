/** A newer version of the page: it waits until somebody wants it, and takes over at once where the page is of it already. */
import { listOf, ownEntry } from './page'

const HOUR = 3_600_000

class NewVersion {
  /** Whether the page would be a newer one if it were loaded again. */
  there = $state(false)
  #registration: ServiceWorkerRegistration | undefined
  #wanted = false

  follow(registration: ServiceWorkerRegistration) {
    this.#registration = registration
    const watch = () => registration.installing?.addEventListener('statechange', () => void this.#look())
    registration.addEventListener('updatefound', watch)
    watch()
    void this.#look()
    navigator.serviceWorker.addEventListener('controllerchange', () => void this.#changed())
    setInterval(() => void registration.update().catch(() => {}), HOUR)
  }

  async #look() {
    const { waiting, active } = this.#registration!
    if (!waiting || !active) return
    if ((await listOf(waiting)).entry === ownEntry()) waiting.postMessage('take over')
    else this.there = true
  }

  /** Another version is in charge: because of a click here, or at another page of this browser. */
  async #changed() {
    const { controller } = navigator.serviceWorker
    if (this.#wanted) location.reload()
    else if (controller) this.there = (await listOf(controller)).entry !== ownEntry()
  }

  /** Load the page again, as the newer version. */
  reload() {
    this.#wanted = true
    const waiting = this.#registration?.waiting
    if (waiting) waiting.postMessage('take over')
    else location.reload()
  }
}

export const newVersion = new NewVersion()
