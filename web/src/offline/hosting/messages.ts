/** What page and worker say to each other about tables on this device. */
import type { ClientMessage, Failure, ServerMessage } from '$lib/api'
import type { Asked } from '$lib/here'

/** Why the page has something to say about how a table is kept or played. */
export type Trouble = 'full' | 'denied' | 'no-net'

export type ToWorker =
  | { call: number; asked: Asked }
  | { connection: number; connect: { table: string; since: number | null; seat: number | null; language: string } }
  | { connection: number; send: ClientMessage; language: string }
  | { connection: number; close: true }

export type FromWorker =
  | { call: number; answer: unknown }
  | { call: number; status: number; failure: Failure }
  | { call: number; lost: string }
  | { connection: number; message: ServerMessage }
  | { connection: number; trouble: Trouble | null }
  | { connection: number; closed: number }

/** What tabs tell each other: a table was written, or removed. */
export const CHANNEL = 'houseful-tables'
export type Told = { id: string; writes: number | null }
