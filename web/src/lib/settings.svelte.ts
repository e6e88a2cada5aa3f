/** What a visitor likes: kept in this browser. */
import { readStored, writeStored } from './storage'

export type Language = 'en' | 'fr' | 'it' | 'de' | 'nl'
export const LANGUAGES: Language[] = ['en', 'fr', 'it', 'de', 'nl']

type Settings = {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'still'
  /** How fast the board shows what happened. */
  speed: 'slow' | 'normal' | 'fast'
  text: 'normal' | 'large'
  patterns: boolean
  sound: boolean
  /** From 1 to 10. */
  volume: number
  /** Whether a move is laid out first and made by a button. */
  confirm: boolean
}

function wished(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase() as Language
    if (LANGUAGES.includes(code)) return code
  }
  return 'en'
}

const NAME = 'houseful-settings'
const usual: Settings = {
  language: wished(),
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  text: 'normal',
  patterns: false,
  sound: true,
  volume: 5,
  confirm: false,
}

function read(): Settings {
  try {
    const kept = JSON.parse(readStored(NAME) ?? '{}')
    if (kept.volume === undefined) delete kept.sound // kept while silence was usual, not chosen
    return { ...usual, ...kept }
  } catch {
    return usual
  }
}

export const settings = $state(read())

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

export function isStill(): boolean {
  return settings.motion === 'still' || still.matches
}

/** How many times as fast as usual a show goes. */
export const showSpeed = (): number => ({ slow: 0.5, normal: 1, fast: 2 })[settings.speed] ?? 1

function apply() {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme
  root.dataset.motion = isStill() ? 'still' : 'full'
  root.dataset.text = settings.text
  root.dataset.patterns = settings.patterns ? 'on' : 'off'
}

$effect.root(() => {
  $effect(() => {
    apply()
    writeStored(NAME, JSON.stringify(settings))
  })
})
dark.addEventListener('change', apply)
still.addEventListener('change', apply)
apply()
