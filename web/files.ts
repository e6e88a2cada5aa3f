/** The list of built files for the service worker, and the worker itself, which carries it: `/sw.js`. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { HASH, type FileList, type Group } from './src/keeping/fileList.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What Vite copies without a hash in its name, and a page without a net needs. */
const PUBLIC = ['icon.svg', 'icon-turn.svg', 'icon-192.png', 'manifest.webmanifest']

/** Letters that none of our languages has. */
const NEVER = /-(vietnamese|cyrillic|cyrillic-ext|greek)-/

/** What a file is there for, by a source of it: the words of a language, playing without a server, one game of it, its net. */
export function groupOf(source: string): Group {
  const path = source.replaceAll('\\', '/')
  const said = /virtual:words\/([a-z]{2})/.exec(path) ?? /generated\/(?:content\/|js\/rules-)([a-z]{2})[-.]/.exec(path)
  if (said) return `words-${said[1]}`
  const net = /(overbooking|overbooked|oktoberfest)\/.*\.net$/.exec(path)
  if (net) return `net-${net[1]}`
  const game =
    /(?:generated\/(?:js\/)?|games\/)(overbooking|overbooked|oktoberfest)(?:\/(?!.*\.(?:svelte|ts))|\.)/.exec(path)
  if (game) return `game-${game[1]}`
  return /generated\/|src\/offline\/(?!content)/.test(path) ? 'play' : 'page'
}

/** A chunk of several sources is there for the one that most depends on: the page, then playing, then the rest. */
export function groupOfAll(sources: string[]): Group {
  const groups = new Set(sources.map(groupOf))
  for (const common of ['page', 'play']) if (groups.has(common)) return common
  return groups.size === 1 ? [...groups][0]! : 'page'
}

/** The source of a file that a worker of the page brought, which the bundle does not name: one with the same bytes. */
function sourceOf(path: string, hash: string, known: Map<string, string>): string {
  const [, language] = /^assets\/([a-z]{2})-/.exec(path) ?? []
  const [, game] = /^assets\/(overbooking|overbooked|oktoberfest)-/.exec(path) ?? []
  if (language) return `virtual:words/${language}`
  return known.get(hash) ?? (game ? `generated/js/${game}.js` : `src/offline/${path}`)
}

/** Files that games are played with, by their hashes; what tests walk with (`walking`) goes into no page. */
function played(): Map<string, string> {
  const found = new Map<string, string>()
  for (const folder of ['./generated', '../src/houseful/games'])
    for (const name of readdirSync(here(folder), { recursive: true, encoding: 'utf8' }))
      if (/^(?!walking).*\.(wasm|bin|net|json|toml)$/.test(name))
        found.set(sha(readFileSync(join(here(folder), name))), join(folder, name))
  return found
}

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, HASH)

export function listOf(folder: string, bundle: Rolldown.OutputBundle): FileList {
  const files: FileList['files'] = {}
  const known = played()
  const add = (path: string, sources: string[]) => {
    const bytes = readFileSync(join(folder, path))
    const hash = sha(bytes)
    const group = groupOfAll(sources.length ? sources : [sourceOf(path, hash, known)])
    files[path] = { group, size: bytes.length, hash }
  }
  for (const path of PUBLIC) add(path, [path])
  for (const file of Object.values(bundle)) {
    if (!file.fileName.startsWith('assets/')) continue
    if (NEVER.test(file.fileName)) continue
    const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames
    const gathered = file.type === 'chunk' || file.fileName.endsWith('.css') // its sources may have gone elsewhere
    add(file.fileName, sources.length || !gathered ? sources : ['page'])
  }
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, entry] = /<script [^>]*src="\.\/(assets\/[^"]+\.js)"/.exec(shell)! // gathered with others, it is no entry by name
  return { version: sha(JSON.stringify([sha(shell), files])).slice(0, 12), entry: entry!, files }
}

/** Builds the service worker beside the page. */
export const files: Plugin = {
  name: 'files',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { FILES: JSON.stringify(listOf(dir!, bundle)) },
        build: {
          outDir: dir!,
          emptyOutDir: false,
          rolldownOptions: { checks: { bundlerTimings: false } },
          lib: { entry: here('./src/keeping/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
    },
  },
}
