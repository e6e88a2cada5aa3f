/** Questions that are about no table of this device: scores, tries in lessons, hints for tables of a server. */
import type { Asked } from '$lib/here'
import { attempted, hinted, type LessonTexts, scored } from '../answers'
import { LESSONS, WORDS } from '../lessonFiles'
import { textOf } from '../gameFiles'
import { openGame, openWordsOf } from '../openGame'
import type { Any } from '../python/any'
import { thinkers } from './bots'

/** Where the page asks for a hint about what a server has handed over; no server has this address. */
export const HINTS = '/api/hints'

const ATTEMPTS = /^\/api\/lessons\/([a-z]+)\/([a-z-]+)\/attempts$/

async function score(body: Any, language: string): Promise<unknown> {
  const [game] = await Promise.all([openGame(body.game), openWordsOf(body.game, language)])
  return scored(game, body)
}

/** A lesson and its words; a reader of another language has kept no English ones, which few lessons need. */
async function textsOf(name: string, lesson: string, language: string): Promise<LessonTexts> {
  const text = (files: Record<string, string>, key: string) => textOf(new URL(files[key]!, location.href))
  const english = text(WORDS, `${name} en`).catch(() => '')
  const [written, own] = await Promise.all([text(LESSONS, `${name} ${lesson}`), text(WORDS, `${name} ${language}`)])
  return { lesson: written, words: [own, await english] }
}

async function attempt([, name, lesson]: string[], body: Any, language: string): Promise<unknown> {
  const [game, texts] = await Promise.all([
    openGame(name!),
    textsOf(name!, lesson!, language),
    openWordsOf(name!, language),
  ])
  return attempted(game, lesson!, texts, body, language)
}

let hinting = new AbortController()

/** A hint; the one that is asked for later is the one that is wanted. */
async function hint(message: Any, language: string): Promise<unknown> {
  hinting.abort()
  const { signal } = (hinting = new AbortController())
  const [game] = await Promise.all([openGame(message.game), openWordsOf(message.game, language)])
  return hinted(game, message, language, thinkers, signal)
}

/** The answer to such a question; null for any other. */
export function answerQuestion({ method, path, body, language }: Asked): Promise<unknown> | null {
  const attempts = ATTEMPTS.exec(path)
  if (attempts) return attempt(attempts, body, language)
  if (path === '/api/score') return score(body, language)
  if (path !== HINTS) return null
  if (method === 'POST') return hint(body, language)
  hinting.abort() // it is no longer wanted
  return Promise.resolve(null)
}
