/** Questions about a table on this device: the same addresses as a server has. */
import type { Asked } from '$lib/here'
import { LocalConnection, Refused } from '../../../generated/js/shared.js'
import { openWordsOf } from '../openGame'
import { plain } from '../python'
import type { Any } from '../python/any'
import { thinkOn } from './bots'
import type { OpenTable } from './openTable'

type Question = { ask: URLSearchParams; body: Any; connection: LocalConnection; table: OpenTable }

const numberOf = (ask: URLSearchParams, name: string): number | null => {
  const text = ask.get(name)
  return text === null ? null : Number(text)
}
const seatOf = ({ ask }: Question) => numberOf(ask, 'seat')

/** What a strong player would do, thought about as long as a hint may take. */
async function hint({ connection, table }: Question): Promise<unknown> {
  const { ply } = table.table
  const consideration = connection.consideration()
  await thinkOn(consideration, () => table.table.ply !== ply)
  return connection.hint(ply, consideration.thought())
}

const ANSWERS: Record<string, (question: Question) => unknown> = {
  'GET ': ({ connection }) => (connection as Any).table.info(),
  'GET state': (question) => (question.connection.begin(numberOf(question.ask, 'since'))[0] as Any).state,
  'POST preview': ({ connection, body }) => connection.preview(body.move),
  'POST previews': ({ connection, body }) => connection.previews(body.moves),
  'POST why': ({ connection, body }) => connection.why(body.move),
  'POST hint': hint,
  'GET prose': (question) =>
    question.connection.prose(
      seatOf(question),
      numberOf(question.ask, 'since'),
      question.ask.get('spectator') === 'true',
    ),
  'GET recap': (question) => question.connection.recap(seatOf(question)),
  'GET guide': (question) => question.connection.guide(seatOf(question)),
  'GET past': (question) => question.connection.past(seatOf(question), numberOf(question.ask, 'ply') ?? 0),
  'GET account': (question) => question.connection.account(seatOf(question)),
  'GET ending': (question) => question.connection.ending(seatOf(question)),
  'GET replay': ({ connection, ask }) => connection.replay(numberOf(ask, 'ply'), ask.get('eyes') ?? 'open'),
  'GET earned': ({ connection }) => connection.earned(),
  'GET cards': (question) => question.connection.cards(seatOf(question)),
  'GET picture': ({ connection }) => connection.picture(),
  'GET log': ({ table }) => table.table.log_so_far(),
  // Nobody has to be told that somebody comes or goes here.
  'POST join': ({ connection }) => (connection as Any).table.info(),
  'POST leave': ({ connection }) => (connection as Any).table.info(),
  'GET chat': () => ({ messages: [] }),
}

/** The answer to a question; Refused, IllegalMove or a Fault where there is none. */
export async function answerAbout(
  table: OpenTable,
  what: string,
  { method, path, body, language }: Asked,
): Promise<unknown> {
  const answer = ANSWERS[`${method} ${what}`]
  await openWordsOf(table.game, language)
  if (!answer) throw new Refused(409, 'host-needs-server', new Map())
  const ask = new URL(path, location.href).searchParams
  return plain((await answer({ ask, body, table, connection: new LocalConnection(table.table, language) })) as Any)
}
