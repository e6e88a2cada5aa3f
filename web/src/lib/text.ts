/** Rulebook text: sentences with **strong** words. */
export type Piece = { text: string; strong: boolean; found: boolean }

export function plain(text: string): string {
  return text.replaceAll('**', '')
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word of a search is there, whatever its accents. */
export function mentions(text: string, search: string): boolean {
  const words = bare(search).split(/\s+/).filter(Boolean)
  const within = bare(text)
  return words.every((word) => within.includes(word))
}

/** Text cut into pieces: strong or not, found by a search or not. */
export function pieces(text: string, search = ''): Piece[] {
  const words = bare(search)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  return text
    .split('**')
    .flatMap((part, number) =>
      cut(part, words).map(([piece, found]) => ({ text: piece, strong: number % 2 === 1, found })),
    )
}

function cut(text: string, words: string[]): [string, boolean][] {
  const within = bare(text)
  if (!words.length || within.length !== text.normalize('NFC').length) return [[text, false]]
  const found: [string, boolean][] = []
  let at = 0
  while (at < text.length) {
    const next = words
      .map((word) => [within.indexOf(word, at), word.length] as const)
      .filter(([place]) => place >= 0)
      .sort((a, b) => a[0] - b[0])[0]
    if (!next) break
    if (next[0] > at) found.push([text.slice(at, next[0]), false])
    found.push([text.slice(next[0], next[0] + next[1]), true])
    at = next[0] + next[1]
  }
  if (at < text.length) found.push([text.slice(at), false])
  return found
}
