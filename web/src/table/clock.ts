/** Time left on a clock, as it is shown: minutes and seconds, then hours, then days. */
import { say } from '$lib/words.svelte'

export function clockWords(left: number): string {
  const seconds = Math.max(0, Math.round(left / 1000))
  if (seconds >= 86400) return say('page-days', { count: Math.floor(seconds / 86400) })
  if (seconds >= 3600) return say('page-hours', { count: Math.floor(seconds / 3600) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
