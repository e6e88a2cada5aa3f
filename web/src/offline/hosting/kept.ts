/**
 * Games that this browser keeps (IndexedDB): each as it was last saved, and what a list says of it.
 *
 * Every record counts how often it was written. Who writes says how often it was when they read it: somebody in another
 * tab who was faster is never overwritten.
 */
import type { TableInfo } from '$lib/api'

/** A table as `host/saved_table.py` has it; what stands in it is checked when it is opened. */
export type Kept = { id: string; writes: number; saved: unknown }
/** What a list shows of it; `sent` is the table on the server that its log was sent to. */
export type Listed = { id: string; info: TableInfo; changed: number; sent: string | null }
/** What became of a record that was to be written. */
export type Written = 'written' | 'conflict' | 'full' | 'denied'

const NAME = 'houseful'
const VERSION = 1
const [TABLES, LIST] = ['tables', 'list']

let opening: Promise<IDBDatabase> | null = null

/** What a request has found, once it has. */
function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Until all that was written is kept; else why it was not. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    for (const store of [TABLES, LIST])
      if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' })
  }
  return found(request).then((database) => {
    const forget = () => (opening = null)
    database.onclose = forget // by the browser, which has thrown everything away
    database.onversionchange = () => (database.close(), forget())
    return database
  })
}

/** The database; rejected where the browser keeps nothing for us. */
async function database(): Promise<IDBDatabase> {
  opening ??= Promise.resolve().then(open)
  opening.catch(() => (opening = null))
  return opening
}

async function stores(
  mode: IDBTransactionMode,
): Promise<{ tables: IDBObjectStore; list: IDBObjectStore; end: Promise<void> }> {
  const transaction = (await database()).transaction([TABLES, LIST], mode)
  const end = finished(transaction)
  end.catch(() => {}) // whoever asked hears of it by their request
  return { tables: transaction.objectStore(TABLES), list: transaction.objectStore(LIST), end }
}

export async function readKept(id: string): Promise<Kept | null> {
  const { tables } = await stores('readonly')
  return ((await found(tables.get(id))) as Kept | undefined) ?? null
}

/** Write a table if nobody has since it was read; `kept.writes` says how often it had been written then. */
export async function writeKept(kept: Kept, info: TableInfo): Promise<Written> {
  try {
    const { tables, list, end } = await stores('readwrite')
    const [before, listed] = (await Promise.all([found(tables.get(kept.id)), found(list.get(kept.id))])) as [
      Kept | undefined,
      Listed | undefined,
    ]
    if ((before?.writes ?? 0) !== kept.writes) return 'conflict'
    tables.put({ ...kept, writes: kept.writes + 1 })
    list.put({ id: kept.id, info, changed: Date.now(), sent: listed?.sent ?? null } satisfies Listed)
    await end
    return 'written'
  } catch (error) {
    return (error as DOMException | null)?.name === 'QuotaExceededError' ? 'full' : 'denied'
  }
}

/** Whether an entry says what lists show: a damaged one does not, nor perhaps one of an older page. */
const isWhole = ({ id, info, changed }: Partial<Listed>): boolean =>
  typeof changed === 'number' &&
  info?.id === id &&
  typeof info?.created === 'number' &&
  typeof info.game === 'string' &&
  Array.isArray(info.seats)

/** The entries of all games, the latest first; and those games as they are kept that have no whole one. */
export async function listKept(): Promise<{ whole: Listed[]; lost: Kept[] }> {
  const { tables, list } = await stores('readonly')
  const [ids, all] = await Promise.all([found(tables.getAllKeys()), found(list.getAll()) as Promise<Listed[]>])
  const whole = all.filter(isWhole).sort((one, other) => other.changed - one.changed)
  const known = new Set<IDBValidKey>(whole.map(({ id }) => id))
  const lost = await Promise.all(ids.filter((id) => !known.has(id)).map((id) => found(tables.get(id))))
  return { whole, lost: lost as Kept[] }
}

export async function removeKept(id: string): Promise<void> {
  const { tables, list, end } = await stores('readwrite')
  tables.delete(id)
  list.delete(id)
  await end
}

/** Note the table on the server that a game's log has become. */
export async function noteSent(id: string, sent: string): Promise<void> {
  const { list, end } = await stores('readwrite')
  const listed = (await found(list.get(id))) as Listed | undefined
  if (listed) list.put({ ...listed, sent })
  await end
}

/** The table on the server that a game's log has become, if it has. */
export async function sentTo(id: string): Promise<string | null> {
  const { list } = await stores('readonly')
  return ((await found(list.get(id))) as Listed | undefined)?.sent ?? null
}
