import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Every built text beside itself in two compressed forms, so that the server need not compress. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|html|svg)$/.test(name)) continue
      const file = join(dir!, name)
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, brotliCompressSync(text))
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
    }
  },
}

export default defineConfig({
  plugins: [svelte(), compressed],
  resolve: { alias: { $lib: here('./src/lib'), $pieces: here('./src/pieces'), $houseful: here('../src/houseful') } },
  build: {
    outDir: here('../src/houseful/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline code
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
