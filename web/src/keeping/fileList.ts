/** What a build says about its files: where each lies, how large it is, what its bytes are and what it is there for. */

/** `page`, `words-de`, `play`, `game-overbooked`, `net-overbooked` (`filesPlugin.ts`). */
export type Group = string
export type KeptFile = { group: Group; size: number; hash: string }
/** Paths are counted from where the site begins; the entry is the script that every page starts with. */
export type FileList = { version: string; entry: string; files: Record<string, KeptFile> }

/** Enough of SHA-256 to tell a whole file from a cut or a foreign one. */
export const HASH = 32

export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH)
}

export const pathsOf = (list: FileList, groups: Iterable<Group>): string[] => {
  const wanted = new Set(groups)
  return Object.keys(list.files).filter((path) => wanted.has(list.files[path]!.group))
}

export const groupsOf = (list: FileList): Group[] => [...new Set(Object.values(list.files).map(({ group }) => group))]

/** The lock that a page holds as long as it is open, by the script it was started with. */
export const lockOf = (entry: string): string => `houseful-page ${entry}`
