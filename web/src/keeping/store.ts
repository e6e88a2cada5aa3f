/** Files of one version on this device: kept only whole, and handed out only with the bytes that the build gave them. */
import { hashOf, pathsOf, type FileList, type Group, type KeptFile } from './fileList'

export const PREFIX = 'houseful-'
/** A cache by this name says that somebody wants nothing kept here. */
export const UNWANTED = 'houseful-unwanted'
/** Under this name a whole version keeps its own list. */
const LIST = 'files.json'
const SHELL = 'index.html'
const AT_ONCE = 4
/** Of a cached file they would say something untrue: it is kept unpacked. */
const OF_THE_JOURNEY = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'age', 'set-cookie']

export class WrongFile extends Error {}

export type Keeping = {
  /** Bytes of a file that is there now, also of those that were. */
  onprogress?: (bytes: number) => void
  /** Whether files that are there are looked at, too. */
  check?: boolean
  signal?: AbortSignal
}

function asKept(answer: Response, bytes: BodyInit): Response {
  const headers = new Headers(answer.headers)
  for (const name of OF_THE_JOURNEY) headers.delete(name)
  return new Response(bytes, { headers })
}

async function isWhole(answer: Response, file: KeptFile): Promise<boolean> {
  const bytes = await answer.clone().arrayBuffer()
  return bytes.byteLength === file.size && (await hashOf(bytes)) === file.hash
}

export class Store {
  /** `start` is where the site begins, with a slash at its end. */
  constructor(
    readonly list: FileList,
    readonly start: string,
  ) {}

  get name(): string {
    return PREFIX + this.list.version
  }

  at = (path: string): string => this.start + path

  /** A file as it was built; null where it is not kept. A damaged one is dropped. */
  async read(path: string): Promise<Response | null> {
    const [cache, file] = [await caches.open(this.name), this.list.files[path]]
    const kept = await cache.match(this.at(path))
    if (!kept || !file) return null
    if (await isWhole(kept, file)) return kept
    await cache.delete(this.at(path))
    return null
  }

  /** A file of another version with the same bytes. */
  async #found(path: string): Promise<Response | null> {
    const kept = await caches.match(this.at(path))
    return kept && (await isWhole(kept, this.list.files[path]!)) ? kept : null
  }

  /** Fetch a file and keep it; an error if what comes is something else, as from the portal of a hotel's network. */
  async fetch(path: string, signal: AbortSignal | null = null): Promise<Response> {
    const cached = path.startsWith('assets/') ? 'default' : 'no-cache'
    const answer = await fetch(this.at(path), { signal, cache: cached })
    const bytes = await answer.arrayBuffer()
    const kept = asKept(answer, bytes)
    if (!answer.ok || !(await isWhole(kept, this.list.files[path]!))) throw new WrongFile(path)
    if (!(await caches.has(UNWANTED))) await (await caches.open(this.name)).put(this.at(path), kept.clone())
    return kept
  }

  /** Keep all files of some groups; an error leaves those that are there. */
  async keep(groups: Iterable<Group>, { onprogress, check = false, signal }: Keeping = {}): Promise<void> {
    const there = await this.#paths()
    const waiting = pathsOf(this.list, groups)
    const one = async (path: string) => {
      signal?.throwIfAborted()
      if (!(check ? await this.read(path) : there.has(path))) {
        const found = await this.#found(path)
        if (found) await (await caches.open(this.name)).put(this.at(path), found)
        else await this.fetch(path, signal ?? null)
      }
      onprogress?.(this.list.files[path]!.size)
    }
    const next = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await one(path)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  }

  /** The page without anything that concerns one address or one visitor. */
  async keepShell(): Promise<void> {
    const answer = await fetch(this.at(SHELL), { cache: 'no-cache' })
    const text = await answer.text()
    if (!answer.ok || !text.includes(this.list.entry)) throw new WrongFile(SHELL)
    const root = new URL(this.start).pathname.replace(/\/$/, '')
    const rooted = text.replaceAll('="./', `="${root}/`).replace('data-root="."', `data-root="${root}"`)
    await (await caches.open(this.name)).put(this.at(SHELL), asKept(answer, rooted))
  }

  async shell(): Promise<Response | null> {
    const kept = await (await caches.open(this.name)).match(this.at(SHELL))
    return kept && (await kept.clone().text()).includes(this.list.entry) ? kept : null
  }

  async #paths(): Promise<Set<string>> {
    const kept = await (await caches.open(this.name)).keys()
    return new Set(kept.map(({ url }) => url.slice(this.start.length)))
  }

  /** The bytes that are there, by group. */
  async sizes(): Promise<Map<Group, number>> {
    const [there, sizes] = [await this.#paths(), new Map<Group, number>()]
    for (const [path, { group, size }] of Object.entries(this.list.files))
      sizes.set(group, (sizes.get(group) ?? 0) + (there.has(path) ? size : 0))
    return sizes
  }

  /** Say that this version is whole, so that the next one keeps as much. */
  async sign(): Promise<void> {
    await (await caches.open(this.name)).put(this.at(LIST), Response.json(this.list))
  }
}

/** The whole versions on this device. */
export async function versions(start: string): Promise<Store[]> {
  const found: Store[] = []
  for (const name of await caches.keys()) {
    const list = name.startsWith(PREFIX) && (await (await caches.open(name)).match(start + LIST))
    if (list) found.push(new Store(await list.json(), start))
  }
  return found
}

/** Groups that a version has whole. */
export async function wholeGroups(store: Store): Promise<Group[]> {
  const sizes = await store.sizes()
  return [...sizes.keys()].filter(
    (group) =>
      pathsOf(store.list, [group]).reduce((sum, path) => sum + store.list.files[path]!.size, 0) === sizes.get(group),
  )
}
