/** Ways to a table: a server's, over a socket, or one on this device. Messages go and come in order, the same on both. */
import type { ClientMessage, ServerMessage } from './api'
import { isTableHere } from './here'
import { under } from './root'

export interface Connection {
  /** Whether what is sent goes out now. */
  readonly isOpen: boolean
  send(message: ClientMessage): void
  close(): void
}

export interface Receiver {
  receive(message: ServerMessage): void
  /** The connection is gone, with a code as of a socket. */
  closed(code: number): void
  /** The key of what there is to say about how the table is kept or played. */
  trouble(key: string | null): void
}

type Connect = (since: number | null, seat: number | null, receiver: Receiver) => Connection

const asked = (name: string, value: number | null) => (value === null ? [] : [`${name}=${value}`])

const bySocket =
  (id: string): Connect =>
  (since, seat, receiver) => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = [...asked('since', since), ...asked('seat', seat)].join('&')
    const socket = new WebSocket(`${scheme}://${location.host}${under(`/api/tables/${id}`)}/socket?${query}`)
    socket.onmessage = (event) => receiver.receive(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => receiver.closed(event.code)
    return {
      get isOpen() {
        return socket.readyState === WebSocket.OPEN
      },
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    }
  }

/** What is needed for it is fetched first. */
const onThisDevice =
  (id: string): Connect =>
  (since, seat, receiver) => {
    let [there, closed]: [Connection | null, boolean] = [null, false]
    void import('../offline/tables').then(
      ({ connectHere }) => (closed ? null : (there = connectHere(id, since, seat, receiver))),
      () => receiver.closed(LOST),
    )
    return {
      get isOpen() {
        return there !== null
      },
      send: (message) => there?.send(message),
      close: () => ((closed = true), there?.close()),
    }
  }

const LOST = 1006

export const wayTo = (id: string): Connect => (isTableHere(id) ? onThisDevice(id) : bySocket(id))
