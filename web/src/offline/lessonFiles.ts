/** Lessons as they are written, and their words, each fetched when it is needed. */

const lessons = import.meta.glob<string>('../../../src/houseful/games/*/lessons/*.toml', {
  query: '?url',
  import: 'default',
  eager: true,
})
const words = import.meta.glob<string>('../../../src/houseful/games/*/lessons/words/*.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
})

const named = (files: Record<string, string>, way: RegExp): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [way.exec(path)!.slice(1).join(' '), file]))

/** The file of a lesson, by its game and name. */
export const LESSONS = named(lessons, /([a-z]+)\/lessons\/\d+-([a-z-]+)\.toml$/)

/** The words of a game's lessons, by game and language. */
export const WORDS = named(words, /([a-z]+)\/lessons\/words\/([a-z]+)\.ftl$/)
