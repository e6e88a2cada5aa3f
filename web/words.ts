/** The Fluent files of a language as one module, read here and not in every visitor's browser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'

const NAME = /^virtual:words\/([a-z]{2})$/

/** What only the server and commands say; what they say reaches the page as sentences. */
const ELSEWHERE =
  /^(cli|play|mail)-|^fault-(?!choice-missing)|^refused-(?!server-unreadable)|^(hotel|plane|tent)-(ask|advice|case|guide)-|^tent-event-/

function filesIn(folder: string, language: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(join('words', `${language}.ftl`)))
    .filter((path) => !path.startsWith('cli')) // what commands say, no page does
    .filter((path) => !path.includes('lessons')) // come with each lesson
    .sort()
    .map((path) => join(folder, path))
}

export function words(folder: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : null),
    load(id) {
      const language = id.startsWith('\0') ? NAME.exec(id.slice(1))?.[1] : undefined
      if (!language) return null
      const files = filesIn(folder, language)
      for (const file of files) this.addWatchFile(file)
      const messages = files
        .flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body)
        .filter(({ id }) => !ELSEWHERE.test(id))
      const patterns = JSON.stringify(Object.fromEntries(messages.map(({ id, value }) => [id, value])))
      return `export default JSON.parse(${JSON.stringify(patterns)})`
    },
  }
}
