/** Hints at tables of a server, thought about on this device: the server hands over what the seat knows. */
import { api, type Hint, Refused } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { answerOfTable } from './tables'

const HINTS = '/api/hints' // as `hosting/questions.ts` has it
const PATIENCE = 6000 // milliseconds; loading is part of them
const ENOUGH = 200 // rounds of thought: a device that finds fewer in its time is too slow

/** Whether this device has shown that it is too slow, or that it cannot think at all. */
let isSlow = false

const ask = (method: string, body: unknown) => answerOfTable({ method, path: HINTS, body, language: settings.language })

/** What a strong player would do: found here, or else by the server. */
export async function hintFor(table: string, signal: AbortSignal): Promise<Hint> {
  const found = isSlow ? null : await hintHere(table, signal)
  return found ?? api.hint(table, signal)
}

/** A hint that was found here; null if that takes too long or does not work. */
async function hintHere(table: string, signal: AbortSignal): Promise<Hint | null> {
  const message = await api.imagined(table, signal)
  const stopped = new Promise<null>((resolve) => {
    setTimeout(resolve, PATIENCE, null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
  try {
    const found = await Promise.race([ask('POST', message) as Promise<{ hint: Hint; rounds: number }>, stopped])
    if (found) {
      isSlow = found.rounds < ENOUGH
      return isSlow ? null : found.hint
    }
    void ask('DELETE', null).catch(() => {})
  } catch (error) {
    if (error instanceof Refused) throw error
    isSlow = true
  }
  signal.throwIfAborted()
  return null
}
