/** What TypeScript and svelte-check do not look for. Style is Prettier's. */
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['node_modules/', 'public/', 'generated/', 'src/lib/protocol.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-undef': 'off', // TypeScript knows better what there is
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 40],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Rows without a key are drawn by their place and keep nothing; a key that comes twice would break the page.
      'svelte/require-each-key': 'off',
      // Collections that the page looks at are replaced, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['**/*.test.ts', 'src/lib/storage.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'localStorage', message: 'It may be full or denied: lib/storage.ts.' },
      ],
    },
  },
  { files: ['src/games/oktoberfest/cast.ts'], rules: { 'max-lines': 'off' } }, // data
  { files: ['**/*.test.ts'], rules: { 'max-lines-per-function': 'off' } }, // a group of tests is no function
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)
