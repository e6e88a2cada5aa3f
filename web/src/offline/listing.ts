/** The games of this device as lists show them. */
import type { TableInfo } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { SHELVES } from '$lib/words.svelte'
import { type Kept, type Listed, listKept } from './hosting/kept'

/** A game whose entry is damaged says itself how it stands, if it can be read. */
async function asItSays({ id, saved }: Kept): Promise<Listed> {
  const asked = { method: 'GET', path: `/api/tables/${id}`, body: undefined, language: settings.language }
  const { answerOfTable } = await import('./tables')
  const info = (await answerOfTable(asked).catch(() => damaged(id, saved))) as TableInfo
  return { id, info, changed: info.created, sent: null }
}

/** What is said of a game that cannot be read: it is there, and can be looked at, taken away and removed. */
function damaged(id: string, saved: unknown): TableInfo {
  const { game, created } = (saved ?? {}) as { game?: unknown; created?: unknown }
  return {
    id,
    game: SHELVES.find((name) => name === game) ?? 'overbooking',
    created: typeof created === 'number' ? created : 0,
    ended: null,
    stage: 'over',
    seats: [],
    ply: 0,
    turn: null,
    result: null,
    unreadable: { reason: 'damaged', log: false },
  } as unknown as TableInfo
}

export async function listHere(): Promise<Listed[]> {
  const { whole, lost } = await listKept()
  return [...whole, ...(await Promise.all(lost.map(asItSays)))]
}
