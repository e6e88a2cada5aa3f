/** Whether the server can be reached, as far as this page knows. */
import { hasServer } from './here'

let away = $state(!hasServer() || !navigator.onLine)

export const reach = {
  /** Whether the last attempt to reach it failed, or there is none. */
  get away() {
    return away
  },
  /** An answer came, or none did. */
  note(there: boolean) {
    away = !there
  },
}

addEventListener('offline', () => reach.note(false))
