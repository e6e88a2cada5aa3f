/** The list of built files for the service worker, and the worker itself, which carries it: `/sw.js`. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { HASH, type FileList, type Group } from './src/keeping/fileList.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What Vite copies without a hash in its name, and a page without a net needs. */
const PUBLIC = ['icon.svg', 'icon-turn.svg', 'icon-192.png', 'manifest.webmanifest']

/** What a file is there for, by a source of it: the words of a language, playing without a server, one game of it, its net. */
export function groupOf(source: string): Group {
  const path = source.replaceAll('\\', '/')
  const said = /virtual:words\/([a-z]{2})/.exec(path) ?? /generated\/(?:content\/|js\/rules-)([a-z]{2})[-.]/.exec(path)
  if (said) return `words-${said[1]}`
  const net = /generated\/([a-z]+)\/[a-z]+\.net/.exec(path)
  if (net) return `net-${net[1]}`
  const game = /generated\/(?:js\/)?(overbooking|overbooked|oktoberfest)[/.]/.exec(path)
  if (game) return `game-${game[1]}`
  return /generated\/|src\/offline\/(?!content)|games\/[a-z]+\/(?:pack|notation_words)\.toml/.test(path)
    ? 'play'
    : 'page'
}

/** A chunk of several sources is there for the one that most depends on: the page, then playing, then the rest. */
export function groupOfAll(sources: string[]): Group {
  const groups = new Set(sources.map(groupOf))
  for (const common of ['page', 'play']) if (groups.has(common)) return common
  return groups.size === 1 ? [...groups][0]! : 'page'
}

function sourcesOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  return file.type === 'chunk' ? file.moduleIds : file.originalFileNames
}

const sha = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, HASH)

export function listOf(folder: string, bundle: Rolldown.OutputBundle): FileList {
  const files: FileList['files'] = {}
  const add = (path: string, group: Group) => {
    const bytes = readFileSync(join(folder, path))
    files[path] = { group, size: bytes.length, hash: sha(bytes) }
  }
  for (const path of PUBLIC) add(path, 'page')
  let entry = ''
  for (const file of Object.values(bundle)) {
    if (!file.fileName.startsWith('assets/')) continue
    if (file.type === 'chunk' && file.isEntry) entry = file.fileName
    add(file.fileName, groupOfAll(sourcesOf(file)))
  }
  const shell = sha(readFileSync(join(folder, 'index.html')))
  return { version: sha(JSON.stringify([shell, files])).slice(0, 12), entry, files }
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
          lib: { entry: here('./src/keeping/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      })
    },
  },
}
