/** Games as they are played on this device, opened once each: rules, cards, what the strongest bots go by, and words. */
import { addFile } from './files'
import { bytesOf, dataOf, GAME_FILES, RULE_FILES, textOf } from './gameFiles'
import { type KernelInfo, readNet } from './kernel'
import type { Any } from './python/any'
import { useKernel, useNet } from './thinking'
import { addRules, addWords, type Patterns } from './words'

const MODULES: Record<string, () => Promise<{ GAME: Any }>> = {
  overbooking: () => import('../../generated/js/overbooking.js'),
  overbooked: () => import('../../generated/js/overbooked.js'),
  oktoberfest: () => import('../../generated/js/oktoberfest.js'),
}

type Words = () => Promise<{ default: Patterns }>
/** What all games say in a language, and what each of them says. */
const WORDS: Record<string, Record<string, Words>> = {
  en: {
    every: () => import('virtual:words/en-here'),
    overbooking: () => import('virtual:words/en-here-overbooking'),
    overbooked: () => import('virtual:words/en-here-overbooked'),
    oktoberfest: () => import('virtual:words/en-here-oktoberfest'),
  },
  fr: {
    every: () => import('virtual:words/fr-here'),
    overbooking: () => import('virtual:words/fr-here-overbooking'),
    overbooked: () => import('virtual:words/fr-here-overbooked'),
    oktoberfest: () => import('virtual:words/fr-here-oktoberfest'),
  },
  it: {
    every: () => import('virtual:words/it-here'),
    overbooking: () => import('virtual:words/it-here-overbooking'),
    overbooked: () => import('virtual:words/it-here-overbooked'),
    oktoberfest: () => import('virtual:words/it-here-oktoberfest'),
  },
  de: {
    every: () => import('virtual:words/de-here'),
    overbooking: () => import('virtual:words/de-here-overbooking'),
    overbooked: () => import('virtual:words/de-here-overbooked'),
    oktoberfest: () => import('virtual:words/de-here-oktoberfest'),
  },
  nl: {
    every: () => import('virtual:words/nl-here'),
    overbooking: () => import('virtual:words/nl-here-overbooking'),
    overbooked: () => import('virtual:words/nl-here-overbooked'),
    oktoberfest: () => import('virtual:words/nl-here-oktoberfest'),
  },
}

/** The game of a table as it was kept; any one for a table so damaged that nobody can tell. */
export function gameOf(saved: unknown): string {
  const name = (saved as { game?: unknown } | null | undefined)?.game
  return typeof name === 'string' && Object.hasOwn(GAME_FILES, name) ? name : 'overbooking'
}

/** What is done once for each name, and once more where it failed. */
function once<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name) => {
    const found = made.get(name) ?? make(name)
    made.set(name, found)
    found.catch(() => made.delete(name))
    return found
  }
}

/** A game that can be dealt and played here. */
export const openGame = once(async (name) => {
  const files = GAME_FILES[name]!
  const [{ GAME }, wasm, info, pack, notation] = await Promise.all([
    MODULES[name]!(),
    bytesOf(files.wasm).then((bytes) => WebAssembly.compile(bytes)),
    dataOf(files.info) as Promise<KernelInfo>,
    textOf(files.pack),
    textOf(files.notation),
  ])
  addFile(name, 'pack.toml', pack)
  addFile(name, 'notation_words.toml', notation)
  useKernel(name, wasm, info)
  return GAME
})

/** Have the strongest bots of a game that is open go by its net. */
export const openNet = once(async (name) => {
  const { net, info: about } = GAME_FILES[name]!
  if (!net) throw new RangeError(`${name} has no level with a net`)
  const [file, info] = await Promise.all([bytesOf(net), dataOf(about) as Promise<KernelInfo>])
  useNet(name, readNet(file, info))
})

const openShelf = once(async (name) => {
  const [language, game] = name.split(' ') as [string, string]
  addWords(language, (await WORDS[language]![game]!()).default)
})
const openRules = once(async (language) =>
  addRules(language, (await dataOf(RULE_FILES[language]!)) as Record<string, string>),
)

/** Wait for what a game says in a language. */
export async function openWordsOf(game: string, language: string): Promise<void> {
  await Promise.all([openShelf(`${language} every`), openShelf(`${language} ${game}`), openRules(language)])
}
