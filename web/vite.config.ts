import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $pieces: here('./src/pieces'), $houseful: here('../src/houseful') } },
  build: {
    outDir: here('../src/houseful/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no inline code
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [here('..')] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
