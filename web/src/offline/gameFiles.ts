/** The built files that games are played with on this device, each fetched when it is needed. */

export type GameFiles = {
  /** The rules, evaluation and search, and where things lie in their memory. */
  wasm: URL
  info: URL
  /** The cards of the standard pack as the rules have them, and as they are written. */
  box: URL
  pack: URL
  /** The words of the moves' notation. */
  notation: URL
  /** What the strongest bots go by; null where they search longer instead. */
  net: URL | null
}

const overbooking: GameFiles = {
  wasm: new URL('../../generated/overbooking/kernel.wasm', import.meta.url),
  info: new URL('../../generated/overbooking/kernel.json', import.meta.url),
  box: new URL('../../generated/overbooking/box.bin', import.meta.url),
  pack: new URL('../../../src/houseful/games/overbooking/pack.toml', import.meta.url),
  notation: new URL('../../../src/houseful/games/overbooking/notation_words.toml', import.meta.url),
  net: new URL('../../generated/overbooking/grandmaster.net', import.meta.url),
}
const overbooked: GameFiles = {
  wasm: new URL('../../generated/overbooked/kernel.wasm', import.meta.url),
  info: new URL('../../generated/overbooked/kernel.json', import.meta.url),
  box: new URL('../../generated/overbooked/box.bin', import.meta.url),
  pack: new URL('../../../src/houseful/games/overbooked/pack.toml', import.meta.url),
  notation: new URL('../../../src/houseful/games/overbooked/notation_words.toml', import.meta.url),
  net: new URL('../../generated/overbooked/grandmaster.net', import.meta.url),
}
const oktoberfest: GameFiles = {
  wasm: new URL('../../generated/oktoberfest/kernel.wasm', import.meta.url),
  info: new URL('../../generated/oktoberfest/kernel.json', import.meta.url),
  box: new URL('../../generated/oktoberfest/box.bin', import.meta.url),
  pack: new URL('../../../src/houseful/games/oktoberfest/pack.toml', import.meta.url),
  notation: new URL('../../../src/houseful/games/oktoberfest/notation_words.toml', import.meta.url),
  net: null,
}
export const GAME_FILES: Record<string, GameFiles> = { overbooking, overbooked, oktoberfest }

/** Paragraphs of the rulebook that tables repeat, by language. */
export const RULE_FILES: Record<string, URL> = {
  en: new URL('../../generated/js/rules-en.json', import.meta.url),
  fr: new URL('../../generated/js/rules-fr.json', import.meta.url),
  it: new URL('../../generated/js/rules-it.json', import.meta.url),
  de: new URL('../../generated/js/rules-de.json', import.meta.url),
  nl: new URL('../../generated/js/rules-nl.json', import.meta.url),
}

/** A file's answer; a TypeError if it is not to be had. */
async function fetched(file: URL): Promise<Response> {
  const answer = await fetch(file)
  if (!answer.ok) throw new TypeError(`${file.pathname}: ${answer.status}`)
  return answer
}

export const bytesOf = async (file: URL): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetched(file)).arrayBuffer())
export const textOf = async (file: URL): Promise<string> => (await fetched(file)).text()
export const dataOf = async (file: URL): Promise<unknown> => (await fetched(file)).json()
