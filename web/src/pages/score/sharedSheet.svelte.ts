/** A sheet that several phones fill in: what changes here is sent, what changes elsewhere comes in every two seconds. */
import { untrack } from 'svelte'
import { api, Refused, type SharedSheet as Answer } from '$lib/api'
import type { Sharing } from './kept'

const PAUSE = 400 // milliseconds after the last change of a part
const EVERY = 2000
const LATER = 5000 // without a connection

/** What a sheet's parts are read from and written to. */
export type Parts = {
  readonly game: string
  readonly count: number
  sharing: Sharing | null
  part: (number: number) => unknown
  take: (number: number, value: unknown) => void
}

export class SharedSheet {
  state = $state<'off' | 'on' | 'waiting' | 'gone'>('off')
  expires = $state<number | null>(null)
  /** Somebody else's sheet has been seen once: its players and their names are known. */
  known = $state(false)
  #parts: Parts
  #change = 0
  #seen: string[] = [] // each part as the server has it
  #timers: Record<string, ReturnType<typeof setTimeout>> = {}
  #stopped = false

  constructor(parts: Parts) {
    this.#parts = parts
    if (parts.sharing) this.#go()
  }

  get code(): string | null {
    return this.#parts.sharing?.code ?? null
  }

  /** Share what is filled in here. */
  async begin() {
    const all = Array.from({ length: this.#parts.count }, (_, number) => this.#parts.part(number))
    const sheet = await api.shareSheet(this.#parts.game, all)
    this.#parts.sharing = { code: sheet.code, mine: null, unsent: [] }
    this.#seen = all.map((part) => JSON.stringify(part))
    this.#heard(sheet, false)
    this.#go()
  }

  /** Who fills in at this phone; null: everybody's parts. */
  be(mine: number | null) {
    if (this.#parts.sharing) this.#parts.sharing = { ...this.#parts.sharing, mine }
  }

  /** Stay with what is here, alone. */
  leave() {
    this.stop()
    this.#parts.sharing = null
    ;[this.state, this.known, this.#change, this.#seen] = ['off', false, 0, []]
  }

  stop() {
    this.#stopped = true
    Object.values(this.#timers).forEach(clearTimeout)
    document.removeEventListener('visibilitychange', this.#shown)
  }

  /** Look for parts that have changed here; to be called whenever one may have. */
  look() {
    const texts = Array.from({ length: this.#parts.count }, (_, number) => JSON.stringify(this.#parts.part(number)))
    untrack(() => {
      if (!this.#parts.sharing || this.#stopped || !this.#change) return
      texts.forEach((text, number) => {
        if (text === this.#seen[number]) return
        this.#mark(number, true)
        this.#later(`part ${number}`, PAUSE, () => void this.#send(number))
      })
    })
  }

  #go() {
    this.#stopped = false
    document.addEventListener('visibilitychange', this.#shown)
    void this.#ask()
  }
  #shown = () => {
    if (!document.hidden && !this.#stopped) void this.#ask()
  }
  #later(name: string, delay: number, work: () => void) {
    clearTimeout(this.#timers[name])
    this.#timers[name] = setTimeout(work, delay)
  }
  #mark(number: number, unsent: boolean) {
    const sharing = this.#parts.sharing
    if (!sharing || sharing.unsent.includes(number) === unsent) return
    const others = sharing.unsent.filter((other) => other !== number)
    this.#parts.sharing = { ...sharing, unsent: unsent ? [...others, number] : others }
  }

  async #ask() {
    const code = this.code
    if (!code) return
    let delay = EVERY
    try {
      if (!document.hidden) this.#heard(await api.sheet(code, this.#change), true)
    } catch (error) {
      delay = LATER
      if (this.#lost(error)) return
    }
    if (!this.#stopped) this.#later('ask', delay, () => void this.#ask())
  }

  #heard(sheet: Answer, take: boolean) {
    if (this.#stopped) return
    const first = !this.#change
    this.#change = Math.max(this.#change, sheet.change)
    this.expires = sheet.expires
    this.state = 'on'
    for (const { part, document } of take ? sheet.parts : []) {
      if (this.#parts.sharing?.unsent.includes(part)) continue // what is filled in here is newer
      this.#parts.take(part, document)
      this.#seen[part] = JSON.stringify(this.#parts.part(part))
    }
    this.known = true
    if (first) this.#parts.sharing?.unsent.forEach((part) => void this.#send(part))
  }

  async #send(number: number) {
    const code = this.code
    if (!code || this.#stopped) return
    const part = this.#parts.part(number)
    const text = JSON.stringify(part)
    try {
      const { change } = await api.fillIn(code, number, part)
      this.#seen[number] = text
      // A change in between was somebody else's: it is still to be asked for.
      if (change === this.#change + 1) this.#change = change
      this.state = 'on'
      if (JSON.stringify(this.#parts.part(number)) === text) this.#mark(number, false)
    } catch (error) {
      if (!this.#lost(error)) this.#later(`part ${number}`, LATER, () => void this.#send(number))
    }
  }

  /** Whether there is no such sheet any more; else the connection is away for a while. */
  #lost(error: unknown): boolean {
    const gone = error instanceof Refused && error.status === 404
    this.state = gone ? 'gone' : 'waiting'
    if (gone) this.stop()
    return gone
  }
}
