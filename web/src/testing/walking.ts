/** A program for Node: walks through games as Python asks for them and prints a hash of what is said at every position.
 *
 * One line of input for each game: its name, players, options, seed, whether sentences are compared, whether the
 * answers themselves are printed. Made and run by `houseful.browser.testing.walking`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FluentResource } from '@fluent/bundle'
import * as oktoberfest from '../../generated/walking/oktoberfest.js'
import * as overbooked from '../../generated/walking/overbooked.js'
import * as overbooking from '../../generated/walking/overbooking.js'
import { semantics, sit, walk } from '../../generated/walking/shared.js'
import { useEngine } from '../offline/engine'
import { addFile } from '../offline/files'
import { fromPlain, plain } from '../offline/python'
import { readNet } from '../offline/kernel'
import { rulesEngine, type Verbs } from '../offline/rulesEngine'
import { useKernel } from '../offline/thinking'
import { addRules, addWords, type Patterns } from '../offline/words'

const games = { overbooking, overbooked, oktoberfest }
const [sources, generated, kernels] = process.argv.slice(2) as [string, string, string?]
const LANGUAGES = ['en', 'fr', 'it', 'de', 'nl']

function readWords(folder: string): void {
  for (const language of LANGUAGES) {
    const text = readFileSync(join(folder, 'words', `${language}.ftl`), 'utf8')
    const patterns = new FluentResource(text).body.map(({ id, value }) => [id, value])
    addWords(language, Object.fromEntries(patterns) as Patterns)
  }
}

/** Play a game's tables by its compiled rules, and think by its net. */
function openKernelOf(name: string): void {
  const file = (part: string) => new Uint8Array(readFileSync(join(kernels!, name, part)))
  const info = JSON.parse(new TextDecoder().decode(file('kernel.json')))
  useKernel(name, new WebAssembly.Module(file('kernel.wasm')), info, readNet(file('grandmaster.net'), info))
}

/** The text of an answer with its keys in order, as Python writes it. */
function written(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written((value as Record<string, unknown>)[key])}`).join(',')}}`
}

readWords(join(sources, 'core'))
readWords(join(sources, 'host'))
for (const language of LANGUAGES)
  addRules(language, JSON.parse(readFileSync(join(generated, `rules-${language}.json`), 'utf8')))
for (const [name, game] of Object.entries(games)) {
  const folder = join(sources, 'games', name)
  readWords(folder)
  for (const file of ['pack.toml', 'notation_words.toml']) addFile(name, file, readFileSync(join(folder, file), 'utf8'))
  if (kernels) openKernelOf(name)
  else useEngine(name, rulesEngine(game as unknown as Verbs, game.GAME.rules.box, game.GAME.rules.table))
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'semantics') {
    console.log(written(plain(semantics())))
    continue
  }
  const { name, players, options, seed, sentences, level, whole } = JSON.parse(line)
  const found: string[] = []
  const begun = process.cpuUsage().user
  try {
    const { GAME } = games[name as keyof typeof games]
    const all = level
      ? sit(GAME, players, fromPlain(options), seed, level)
      : walk(GAME, players, fromPlain(options), seed, sentences)
    for (const said of all) {
      const text = written(plain(said))
      found.push(whole ? text : createHash('sha256').update(text).digest('hex').slice(0, 16))
    }
  } catch (error) {
    found.push(String((error as Error).stack))
  }
  console.log(JSON.stringify({ found, seconds: (process.cpuUsage().user - begun) / 1e6 }))
}
