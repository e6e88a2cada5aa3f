import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { words } from './words.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every built text beside itself in two compressed forms, so that the server need not compress. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg)$/.test(name)) continue
      const file = join(dir!, name)
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, brotliCompressSync(text))
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    }
  },
}

export default defineConfig(({ command }) => ({
  base: command === 'build' ? './' : '/', // built files find each other wherever the site begins
  plugins: [svelte(), words(here('../src/houseful')), compressed],
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
        codeSplitting: {
          // A few files instead of forty: each one costs a journey to the server.
          groups: [
            { name: 'page', tags: ['$initial'], priority: 3 },
            {
              name: 'pieces',
              test: /node_modules\/svelte\/|\/src\/(lib|pieces)\/(?!Qr)|\/src\/table\/names/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'table', test: /\/src\/table\/(?!Waiting|NameTag|Invite|CardsPanel|Books|Keys|keys)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}))
