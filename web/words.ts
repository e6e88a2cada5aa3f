/** The Fluent files of a language as a few modules (`virtual:words/de`, `…/de-overbooking`, `…/de-pages`), read here and
 * not in every visitor's browser. What a table on the visitor's device says is in `…/de-here` and `…/de-here-overbooking`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const NAME = /^virtual:words\/([a-z]{2})(?:-([a-z-]+))?$/

/** What only the server and commands say; what they say reaches the page as sentences. */
const ELSEWHERE =
  /^(cli|play|mail|reason)-|^fault-(?!choice-missing)|^refused-(?!(server|host)-unreadable)|^(hotel|plane|tent)-(ask|advice|case|account|guide)-|^tent-event-/

/** What pages other than home and a table say, and what lies beside a table when it is asked for. */
export const OF_PAGES =
  /^(page-(account|version|here|no-server|flight|stands|learn|record|sheet|score|mail|cards|devices?|token|enter|key|source|theme|text|motion|speed|sounds?|fill|brush|hotel|patterns|eyes|reminders(?!-(how|table)))-(?!short)|source-|cards-)/

/** Which module of a language has a key: that of its game, `pages`, or, by no name, the one that everybody needs first. */
export function shelfOf(key: string, game: string | undefined): string | undefined {
  if (game) return key === game || /^plane-line-event-/.test(key) ? undefined : game
  return OF_PAGES.test(key) ? 'pages' : undefined
}

/** What tables on this device say: every word of a game, or of what all games share. */
const HERE = 'here'
const SAID_HERE = /[\\/](core|host)[\\/]words[\\/]/

const gameOf = (file: string) => /[\\/]games[\\/]([a-z]+)[\\/]/.exec(file)?.[1]

function filesIn(folder: string, language: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(join('words', `${language}.ftl`)))
    .filter((path) => !/^(cli|lab|environments)/.test(path)) // what commands, reports and learners say, no page does
    .filter((path) => !path.includes('lessons')) // come with each lesson
    .sort()
    .map((path) => join(folder, path))
}

/** Whether a module has a word of a file. */
function keeps(shelf: string | undefined, file: string, key: string): boolean {
  const game = gameOf(file)
  if (shelf === HERE) return SAID_HERE.test(file)
  if (shelf?.startsWith(HERE)) return shelf === `${HERE}-${game}`
  return !ELSEWHERE.test(key) && shelfOf(key, game) === shelf
}

export function words(folder: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const [, language, shelf] = (id.startsWith('\0') && NAME.exec(id.slice(1))) || []
      if (!language) return null
      const patterns: Record<string, unknown> = {}
      for (const file of filesIn(folder, language)) {
        this.addWatchFile(file)
        for (const { id, value } of new FluentResource(readFileSync(file, 'utf8')).body)
          if (keeps(shelf, file, id)) patterns[id] = value
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))})`
    },
  }
}
