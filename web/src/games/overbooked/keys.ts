/** What a key asks for at the plane; a number is a place in the hall. */
export type KeyCommand = 'lens' | 'turn' | 'turn back' | 'mirror' | 'fits' | 'cancel' | number | null

const COMMANDS: Record<string, KeyCommand> = { s: 'lens', f: 'mirror', w: 'fits', escape: 'cancel' }

/** Nothing while somebody writes, for keys that belong to the browser, or for one that is held. */
export function commandOf(event: KeyboardEvent): KeyCommand {
  const writing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null
  const key = event.key.toLowerCase()
  if (key === 'r') return event.shiftKey ? 'turn back' : 'turn'
  return /^[1-4]$/.test(key) ? Number(key) : (COMMANDS[key] ?? null)
}
