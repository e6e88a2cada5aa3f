/** What a key asks for in the tent; a number is a place in the market of tables. */
export type KeyCommand = 'cancel' | 'turn' | 'cook' | 'confirm' | number

/** Nothing while somebody writes, for keys that belong to the browser, or for Enter on a button. */
export function commandOf(event: KeyboardEvent): KeyCommand | null {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog')) return null
  const key = event.key.toLowerCase()
  if (key === 'enter') return target.closest('button, a') ? null : 'confirm'
  if (/^[1-4]$/.test(key)) return Number(key)
  return ({ escape: 'cancel', r: 'turn', k: 'cook' } as const)[key] ?? null
}
