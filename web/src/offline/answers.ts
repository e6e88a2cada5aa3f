/** What is worked out here without a table of one's own: tries in a lesson, scores of real tables, hints for a server's tables. */
import type { Attempted, Hint } from '$lib/api'
import type { components } from '$lib/protocol'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { HintHere, Imagined, lessonHere, scoreCase, tryMove } from '../../generated/js/shared.js'
import { readToml } from './files'
import { fromPlain, plain } from './python'
import type { Any } from './python/any'
import type { Thinkers } from './thinkers'

type Messages = components['schemas']

/** A lesson as it is written, and its words in the reader's language and in English, as Fluent. */
export type LessonTexts = { lesson: string; words: string[] }

/** A real table's score; `game` is that of the case. */
export const scored = (game: Any, score: unknown): Record<string, unknown> =>
  plain(scoreCase(fromPlain(score), null, () => game)) as Record<string, unknown>

const lessons = new Map<string, Any>()

/** What becomes of a try in a lesson. */
export function attempted(
  game: Any,
  name: string,
  texts: LessonTexts,
  attempt: Messages['NewAttempt'],
  language: string,
): Attempted {
  const key = `${game.name} ${name}`
  const lesson = lessons.get(key) ?? lessonHere(game, name, readToml(texts.lesson))
  lessons.set(key, lesson)
  const { step, path, move } = attempt
  return plain(tryMove(lesson, step, path, move, wordsIn(texts.words, language), language)) as Attempted
}

/** Say what a key stands for: the first of the texts that has it does. */
function wordsIn(texts: string[], language: string): (key: string) => string {
  const bundles = texts.map((text) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    return bundle
  })
  return (key) => {
    const bundle = bundles.find((one) => one.hasMessage(key)) ?? bundles[0]!
    return bundle.formatPattern(bundle.getMessage(key)!.value!)
  }
}

/** A hint about what a server has handed over, and after how many rounds of thought it was found. */
export async function hinted(
  game: Any,
  message: Messages['Imagined'],
  language: string,
  thinkers: Thinkers,
  signal: AbortSignal,
  seconds?: number | null,
): Promise<{ hint: Hint; rounds: number }> {
  const { ply, seat, options, pack, memory, names } = message
  const cards = pack === null ? game.standard : game.read_pack(pack)
  const here = new HintHere(new Imagined(ply, seat, game.name, fromPlain(options), pack, memory, names), game, cards)
  await thinkers.through(here.consideration, signal, seconds)
  const thought = here.consideration.thought()
  return { hint: plain(here.hint(thought, language)) as Hint, rounds: thought.rounds }
}
