/** Tables on this device: a worker lays, opens and keeps them, and answers what the page asks. */
import { type ClientMessage, type Failure, Refused, type TableInfo } from '$lib/api'
import type { Receiver } from '$lib/connection'
import type { Asked } from '$lib/here'
import { settings } from '$lib/settings.svelte'
import type { FromWorker, ToWorker } from './hosting/messages'
import type { NewHere } from './hosting/openTables'

type Call = { resolve: (answer: unknown) => void; reject: (error: Error) => void }

const SEED_BITS = 63n

/** The page's end of the worker: calls by number, and connections to tables. */
class Device {
  readonly #worker = new Worker(new URL('./hosting/worker.ts', import.meta.url), { type: 'module', name: 'tables' })
  readonly #calls = new Map<number, Call>()
  readonly #receivers = new Map<number, Receiver>()
  #numbers = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data)
    this.#worker.onerror = () => this.#fail()
  }

  #hear(message: FromWorker) {
    if ('call' in message) {
      const call = this.#calls.get(message.call)
      this.#calls.delete(message.call)
      if ('answer' in message) call?.resolve(message.answer)
      else if ('failure' in message) call?.reject(new Refused(message.status, message.failure as Failure))
      else {
        console.error(message.lost)
        call?.reject(new Error(message.lost))
      }
      return
    }
    const receiver = this.#receivers.get(message.connection)
    if ('message' in message) receiver?.receive(message.message)
    else if ('trouble' in message) receiver?.trouble(message.trouble && `page-here-${message.trouble}`)
    else receiver?.closed(message.closed)
  }

  /** The program could not be fetched: whoever asked learns it, and the next one asks for it again. */
  #fail() {
    device = null
    for (const { reject } of this.#calls.values()) reject(new TypeError('the program is not to be had'))
    for (const receiver of this.#receivers.values()) receiver.closed(LOST)
  }

  #say(message: ToWorker) {
    this.#worker.postMessage(message)
  }

  ask(asked: Asked): Promise<unknown> {
    const call = this.#numbers++
    return new Promise((resolve, reject) => {
      this.#calls.set(call, { resolve, reject })
      this.#say({ call, asked })
    })
  }

  connect(table: string, since: number | null, seat: number | null, receiver: Receiver) {
    const connection = this.#numbers++
    this.#receivers.set(connection, receiver)
    this.#say({ connection, connect: { table, since, seat, language: settings.language } })
    return {
      isOpen: true,
      send: (message: ClientMessage) => this.#say({ connection, send: message, language: settings.language }),
      close: () => {
        if (this.#receivers.delete(connection)) this.#say({ connection, close: true })
      },
    }
  }
}

const LOST = 1006 // as of a socket: worth another try

let device: Device | null = null
const opened = () => (device ??= new Device())

export const answerOfTable = (asked: Asked): Promise<unknown> => opened().ask(asked)

/** A number that a deal follows from. */
function newSeed(): string {
  const [word] = crypto.getRandomValues(new BigUint64Array(1))
  return String(word! & ((1n << SEED_BITS) - 1n))
}

/** Lay a table on this device; now that there is something to lose, the browser is asked to keep it. */
export async function createHere(wanted: NewHere['wanted'], name: string): Promise<TableInfo> {
  const body = { wanted, name, seed: newSeed() } satisfies NewHere
  const table = await opened().ask({ method: 'POST', path: '/api/tables', body, language: settings.language })
  void navigator.storage?.persist?.().catch(() => false)
  return table as TableInfo
}

/** The next game of the same players. */
export function playAgainHere(table: string): Promise<TableInfo> {
  const path = `/api/tables/${table}/rematch`
  const asked = { method: 'POST', path, body: { seed: newSeed() }, language: settings.language }
  return opened().ask(asked) as Promise<TableInfo>
}

/** Come to a table on this device. */
export const connectHere = (table: string, since: number | null, seat: number | null, receiver: Receiver) =>
  opened().connect(table, since, seat, receiver)
