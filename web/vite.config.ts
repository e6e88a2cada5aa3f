import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Beside every script and style a smaller one, for the server to send to browsers that understand it. */
const squeeze = {
  name: 'squeeze',
  writeBundle({ dir }: { dir?: string }) {
    for (const name of readdirSync(`${dir}/assets`).filter((name) => /\.(js|css)$/.test(name)))
      writeFileSync(`${dir}/assets/${name}.br`, brotliCompressSync(readFileSync(`${dir}/assets/${name}`)))
  },
}

export default defineConfig({
  plugins: [svelte(), squeeze],
  resolve: { alias: { $lib: here('./src/lib'), $pieces: here('./src/pieces'), $houseful: here('../src/houseful') } },
  build: {
    outDir: here('../src/houseful/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline code
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
