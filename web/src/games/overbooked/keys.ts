/** What a key asks for at the plane; a number is a place in the hall. */
export type KeyWish = 'lens' | 'turn' | 'turn back' | 'mirror' | 'fits' | 'cancel' | number | null

const WISHES: Record<string, KeyWish> = { s: 'lens', f: 'mirror', w: 'fits', escape: 'cancel' }

/** Nothing while somebody writes, for keys that belong to the browser, or for one that is held. */
export function wishOf(event: KeyboardEvent): KeyWish {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  const key = event.key.toLowerCase()
  if (key === 'r') return event.shiftKey ? 'turn back' : 'turn'
  return /^[1-4]$/.test(key) ? Number(key) : (WISHES[key] ?? null)
}
