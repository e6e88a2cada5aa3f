/** Tables on this device, in a worker: what a page asks is answered, and what happens is said, as a server would. */
import type { Failure } from '$lib/api'
import type { Asked } from '$lib/here'
import { Fault, failureOf, IllegalMove, Refused } from '../../../generated/js/shared.js'
import { plain } from '../python'
import { answerAbout } from './answering'
import { CHANNEL, type FromWorker, type Told, type ToWorker } from './messages'
import { answerQuestion } from './questions'
import { type NewHere, OpenTables } from './openTables'
import type { OpenTable, Watcher } from './openTable'

const NOT_FOUND = 404
const FINAL = 4400 // and the status of HTTP's last two digits, as sockets are closed

const channel = new BroadcastChannel(CHANNEL)
const tables = new OpenTables((id, writes) => channel.postMessage({ id, writes } satisfies Told))
const say = (message: FromWorker) => postMessage(message)

channel.onmessage = async ({ data: { id, writes } }: MessageEvent<Told>) =>
  (await tables.known(id).catch(() => undefined))?.changedElsewhere(writes)

/** Why something was refused, as over HTTP; anything else is a fault of the program. */
function refusalOf(error: unknown, language: string): { status: number; failure: Failure } {
  if (!(error instanceof Refused || error instanceof IllegalMove || error instanceof Fault)) throw error
  const [status, failure] = failureOf(error, language)
  return { status, failure: plain(failure) as Failure }
}

const PATH = /^\/api\/tables\/([^/?]+)(?:\/([a-z-]+))?/
const OF_CARDS = /[?&]table=(here-[0-9a-z]+)/

async function answer(asked: Asked): Promise<unknown> {
  const { method, path, body, language } = asked
  const known = answerQuestion(asked)
  if (known) return known
  if (path === '/api/tables') return infoOf(await tables.create(body as NewHere, language))
  const cards = OF_CARDS.exec(path)
  const [, id, what = ''] = cards ? ['', cards[1]!, 'cards'] : (PATH.exec(path) as string[])
  if (method === 'DELETE' || what === 'give-up') return remove(id!)
  const table = await tables.get(id!, language)
  if (what === 'rematch') return infoOf(await tables.next(table, (body as { seed: string }).seed, language))
  return answerAbout(table, what, asked)
}

const infoOf = (table: OpenTable): unknown => plain(table.table.info())

async function remove(id: string): Promise<null> {
  await tables.remove(id)
  channel.postMessage({ id, writes: null } satisfies Told)
  return null
}

async function call(number: number, asked: Asked): Promise<void> {
  try {
    say({ call: number, answer: await answer(asked) })
  } catch (error) {
    try {
      say({ call: number, ...refusalOf(error, asked.language) })
    } catch (fault) {
      say({ call: number, lost: String((fault as Error).stack ?? fault) })
    }
  }
}

type Connection = { table: OpenTable; guest: Awaited<ReturnType<OpenTable['enter']>> }
const connections = new Map<number, Promise<Connection | null>>()

type Opening = Extract<ToWorker, { connect: unknown }>['connect']

async function connect(number: number, { table: id, since, seat, language }: Opening): Promise<Connection | null> {
  const refuse = (error: unknown) => {
    const { status, failure } = refusalOf(error, language)
    say({ connection: number, message: { is: 'refused', id: null, message: failure.message, error: failure.error } })
    say({ connection: number, closed: FINAL + (status % 100) })
  }
  const watcher: Watcher = {
    message: (message) => say({ connection: number, message }),
    trouble: (trouble) => say({ connection: number, trouble }),
    gone: () => refuse(new Refused(NOT_FOUND, 'host-no-table', new Map())),
  }
  try {
    const table = await tables.get(id, language)
    return { table, guest: await table.enter(watcher, since, seat, language) }
  } catch (error) {
    refuse(error)
    return null
  }
}

async function hear(message: Exclude<ToWorker, { call: number }>): Promise<void> {
  const number = message.connection
  if ('connect' in message) return void connections.set(number, connect(number, message.connect))
  const connection = await connections.get(number)
  if ('close' in message) {
    connections.delete(number)
    connection?.table.leave(connection.guest)
  } else await connection?.table.hear(connection.guest, message.send, message.language)
}

onmessage = ({ data }: MessageEvent<ToWorker>) => void ('call' in data ? call(data.call, data.asked) : hear(data))
