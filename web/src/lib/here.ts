/** What this device answers itself: questions about its own tables, and, where no server can be reached, others that it can. */
import { answerContent } from '../offline/content'
import { answerQuestion } from '../offline/questions'

/** A question, as it would be put to a server. */
export type Asked = { method: string; path: string; body: unknown; language: string }
/** Whoever can answer some questions: null for all others. */
export type Answerer = (asked: Asked) => Promise<unknown> | null

/** Begins the id of a table on this device; no id of a server has a dash. */
export const HERE = 'here-'

const TABLE = /^\/api\/tables\/(here-[0-9a-z]+)(?:[/?]|$)|[?&]table=here-/

/** Who sits at the tables on this device: whoever holds it. */
export const HERE_PERSON = 'here'

/** Whether a table is one of this device. */
export const isTableHere = (id: string): boolean => id.startsWith(HERE)

/** Save a file about a table on this device, in place of the server's that a link leads to. */
export function saveHere(event: Event, table: string, what: 'log' | 'picture'): void {
  if (!isTableHere(table)) return
  event.preventDefault()
  void import('../offline/sending').then(({ takeLog, takePicture }) => (what === 'log' ? takeLog : takePicture)(table))
}

/** Whether a path is about a table on this device. */
export const isHere = (path: string): boolean => TABLE.test(path)

/** Whether the page comes from a server that answers, and not from a folder of files. */
export const hasServer = (): boolean => document.documentElement.dataset['server'] !== 'none'

/** The answer about a table on this device. */
export async function answerHere(asked: Asked): Promise<unknown> {
  const { answerOfTable } = await import('../offline/tables')
  return answerOfTable(asked)
}

/** What can be answered without a server; null for everything else. */
export function answerWithoutServer(asked: Asked): Promise<unknown> | null {
  for (const answerer of ANSWERERS) {
    const answer = answerer(asked)
    if (answer) return answer
  }
  return null
}

const ANSWERERS: Answerer[] = [answerContent, answerQuestion]
