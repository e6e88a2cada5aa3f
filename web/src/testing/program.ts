/** What programs for Node give the translated program: words, files of games, kernels; and how they write answers. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { addFile } from '../offline/files'
import { readNet } from '../offline/kernel'
import { useKernel } from '../offline/thinking'
import { addRules, addWords, type Patterns } from '../offline/words'

const LANGUAGES = ['en', 'fr', 'it', 'de', 'nl']

function readWords(folder: string): void {
  for (const language of LANGUAGES) {
    const text = readFileSync(join(folder, 'words', `${language}.ftl`), 'utf8')
    const patterns = new FluentResource(text).body.map(({ id, value }) => [id, value])
    addWords(language, Object.fromEntries(patterns) as Patterns)
  }
}

/** What all games say, and the paragraphs of rules. */
export function readTexts(sources: string, generated: string): void {
  readWords(join(sources, 'core'))
  readWords(join(sources, 'host'))
  for (const language of LANGUAGES)
    addRules(language, JSON.parse(readFileSync(join(generated, `rules-${language}.json`), 'utf8')))
}

/** A game's words and files. */
export function readGame(sources: string, name: string): void {
  const folder = join(sources, 'games', name)
  readWords(folder)
  for (const file of ['pack.toml', 'notation_words.toml']) addFile(name, file, readFileSync(join(folder, file), 'utf8'))
}

/** Play a game's tables by its compiled rules, and think by its net. */
export function openKernelOf(kernels: string, name: string): void {
  const file = (part: string) => new Uint8Array(readFileSync(join(kernels, name, part)))
  const info = JSON.parse(new TextDecoder().decode(file('kernel.json')))
  useKernel(name, new WebAssembly.Module(file('kernel.wasm')), info, readNet(file('grandmaster.net'), info))
}

const SMALL = 1e-4 // from here down Python writes powers of ten

/** The text of an answer with its keys in order, as Python writes it. */
export function written(value: unknown): string {
  if (typeof value === 'number' && value !== 0 && Math.abs(value) < SMALL) return value.toExponential()
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written((value as Record<string, unknown>)[key])}`).join(',')}}`
}
