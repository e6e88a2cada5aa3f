/** What this browser keeps between visits, by name. One that keeps nothing, or has no room, is no reason to stop. */

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Whether it is kept. */
export function writeStored(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
