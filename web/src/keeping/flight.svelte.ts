/** What is on this device for games without a net, and fetching the rest of it. */
import { settings } from '$lib/settings.svelte'
import type { FileList, Group } from './fileList'
import { canKeep, openStore, register, registration } from './page'
import { PREFIX, UNWANTED, type Store } from './store'

export type Part = { name: string; there: number; all: number }
/** As the books stand on the shelf of home. */
const ORDER = ['page', 'overbooking', 'overbooked', 'oktoberfest']

/** The groups that a part of what is shown is made of: the page and what it says, or a game and its net. */
export function partOf(group: Group, language: string): string | null {
  if (group === 'page' || group === 'play' || group === `words-${language}`) return 'page'
  return /^(?:game|net)-(.+)$/.exec(group)?.[1] ?? null
}

export function partsOf(list: FileList, there: Map<Group, number>, language: string): Part[] {
  const parts = new Map<string, Part>(ORDER.map((name) => [name, { name, there: 0, all: 0 }]))
  for (const { group, size } of Object.values(list.files)) {
    const name = partOf(group, language)
    if (name === null) continue
    const part = parts.get(name) ?? { name, there: 0, all: 0 }
    part.all += size
    parts.set(name, part)
  }
  for (const [group, size] of there) {
    const part = parts.get(partOf(group, language) ?? '')
    if (part) part.there += size
  }
  return [...parts.values()]
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

export class Flight {
  readonly possible = canKeep()
  parts = $state.raw<Part[]>([])
  problem = $state<'' | 'full' | 'failed'>('')
  /** Whether the browser has not promised to keep what is here. */
  mayGo = $state(false)
  /** Bytes that were looked through or have come while everything is fetched; null: nothing is being fetched. */
  done = $state<number | null>(null)
  readonly all = $derived(this.parts.reduce((sum, part) => sum + part.all, 0))
  readonly there = $derived(this.parts.reduce((sum, part) => sum + part.there, 0))
  readonly ready = $derived(this.all > 0 && this.there === this.all)
  #going: AbortController | null = null

  /** See what is here, if anything is kept at all. */
  async look(): Promise<void> {
    if (!this.possible || !(await registration())) return
    const store = await openStore()
    this.parts = partsOf(store.list, await store.sizes(), settings.language)
  }

  /** Fetch what is missing, and anew what is damaged. */
  async fetch(): Promise<void> {
    this.#going = new AbortController()
    this.done = 0
    this.problem = ''
    try {
      const asked = navigator.storage?.persist?.() ?? Promise.resolve(false) // Firefox asks its user, who need not answer
      await caches.delete(UNWANTED)
      if (!(await register())) throw new TypeError('no service worker')
      await this.#fetchInto(await openStore(), this.#going.signal)
      void asked.then((promised) => (this.mayGo = !promised))
    } catch (error) {
      if (!this.#going.signal.aborted) this.problem = isFull(error) ? 'full' : 'failed'
    }
    this.done = null
    await this.look()
  }

  async #fetchInto(store: Store, signal: AbortSignal) {
    this.parts = partsOf(store.list, await store.sizes(), settings.language)
    const groups = Object.values(store.list.files)
      .map(({ group }) => group)
      .filter((group) => partOf(group, settings.language))
    if (!(await store.shell())) await store.keepShell()
    await store.keep(groups, { check: true, signal, onprogress: (bytes) => (this.done! += bytes) })
    await store.sign()
  }

  stop() {
    this.#going?.abort()
  }

  /** Remove everything, and keep nothing until somebody asks for it. */
  async remove(): Promise<void> {
    await caches.open(UNWANTED)
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== UNWANTED) await caches.delete(name)
    this.mayGo = false
    this.problem = ''
    await this.look()
  }
}
