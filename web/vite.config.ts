import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { files } from './files.ts'
import { words } from './words.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every built file that gets smaller beside itself in two compressed forms, so that the server need not compress. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|json|wasm|bin|toml|net)$/.test(name)) continue
      const file = join(dir!, name)
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, brotliCompressSync(text))
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    }
  },
}

/** A few files instead of forty: each one costs a journey to the server. */
const GROUPS = [
  { name: 'page', tags: ['$initial' as const], priority: 4 },
  // Home lists what is kept, without a table.
  { name: 'kept', test: /\/src\/offline\/hosting\/(kept|messages)/, priority: 4 },
  {
    name: 'pieces',
    test: /node_modules\/svelte\/|\/src\/(lib|pieces)\/(?!Qr)|\/src\/(table\/names|rules\/WhyLink|guide\/guidedTables)/,
    minShareCount: 2,
    priority: 3,
  },
  // What the board is drawn with; the rest comes when it is wanted, or after that (`table/later.ts`).
  {
    name: 'table',
    test: /\/src\/table\/(?!Broken|Waiting|Banned|optionLines|TableOptions|TakeOver|NameTag|Invite|CardsPanel|Books|Keys|keys|Leave|Story\.|Talk|Panel|Explanation|explanations|End|Podium|Conf|Fair|Next|ScoreSh)/,
    priority: 2,
  },
  { name: 'beside', test: /\/src\/table\/(Story\.|Talk|Panel)/, priority: 1 },
  { name: 'ending', test: /\/src\/table\/(End|Podium|Confetti|Fair|Next|ScoreSheet)/, priority: 1 },
  // A game's board with its pieces in one file, which a page of scores or cards takes whole.
  ...['overbooking', 'overbooked', 'oktoberfest'].map((game) => ({
    name: game,
    test: new RegExp(`/src/games/${game}/(?!Rule|rule|Overview|faces)`),
    priority: 0,
  })),
]

export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/', // built files find each other wherever the site begins
  plugins: [svelte(), words(here('../src/houseful')), files, compressed],
  resolve: { alias: { $lib: here('./src/lib'), $pieces: here('./src/pieces') } },
  build: {
    outDir: here('../src/houseful/server/static'),
    emptyOutDir: true,
    manifest: true, // the server reads from it what a page will need, and says so in the page's head
    assetsInlineLimit: 0, // the page's policy allows no inline code
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long a plugin took is nobody's concern who wants to play
      output: {
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [words(here('../src/houseful'))],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
