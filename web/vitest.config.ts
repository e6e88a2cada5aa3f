/** The page's logic and small components without a browser; the whole page is tried in Chromium (tests/browser). */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './words.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte(), words(here('../src/houseful'))],
  resolve: {
    alias: { $lib: here('./src/lib'), $pieces: here('./src/pieces') },
    conditions: ['browser'], // else Svelte gives what a server renders with
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/english.ts'],
    reporters: [['default', { summary: false }]],
    isolate: false, // a page for each worker, not for each file: the page takes longer than the tests
    testTimeout: 60_000, // the machine may be busy
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
