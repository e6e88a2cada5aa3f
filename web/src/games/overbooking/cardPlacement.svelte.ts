/** Placing a card: which one is picked, where it may go, what a place brings or which rule forbids it. */
import { say } from '$lib/words.svelte'
import type { HotelBoard } from './pieces'

/** The place one points at, with what there is to say about it. */
export type Aim = { zone: string; note: string; mark: string; rule?: string | null }
type Table = Pick<HotelBoard, 'view' | 'legal' | 'viewpoint' | 'still' | 'preview' | 'why'>

const PAUSE = 120 // ms over a place before the server is asked about it

export class CardPlacement {
  picked = $state<string | null>(null)
  aim = $state.raw<Aim | null>(null)
  #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
  }

  mine = $derived.by(() => !this.#table().still && this.#table().view.phase === 'placing')
  playable = $derived.by(() => new Set(this.#table().legal.map((move) => move.split(' ').slice(0, 2).join(' '))))
  /** The zones that take the picked card; null while none is picked. */
  welcome = $derived.by(() => {
    const start = `${this.picked} `
    const fitting = this.#table().legal.filter((move) => move.startsWith(start))
    return this.picked === null || !this.mine ? null : new Set(fitting.map((move) => move.slice(start.length)))
  })
  refusal = $derived.by(() => (this.aim?.note && this.welcome && !this.welcome.has(this.aim.zone) ? this.aim : null))

  pick(card: string | null) {
    this.picked = card
    this.aim = null
  }

  may(card: string | null, zone: string | null): zone is string {
    return this.mine && this.#table().legal.includes(`${card} ${zone}`)
  }

  /** Point at a place, or at none. */
  async look(zone: string | null) {
    if (this.aim?.zone === zone) return
    if (!zone && this.refusal) return // its link to the rule lies outside the street: the reason stays while one goes there
    if (!this.picked || !zone || !this.mine) return void (this.aim = null)
    const card = this.picked
    this.aim = { zone, note: '', mark: '' }
    await new Promise((done) => setTimeout(done, PAUSE))
    if (this.aim?.zone !== zone || this.picked !== card || !this.mine) return
    const told = this.may(card, zone) ? await this.#brings(card, zone) : await this.#forbids(card, zone)
    if (this.aim?.zone === zone) this.aim = { zone, ...told }
  }

  /** Points of a tile that the guest would take. Coins are left out: they hang on cards that nobody knows yet. */
  async #brings(card: string, zone: string) {
    const { viewpoint, preview } = this.#table()
    const told = viewpoint === null ? null : await preview(`${card} ${zone}`)
    const points = told?.gains[viewpoint ?? 0]?.lines.tiles ?? 0
    return points > 0 ? { note: say('hotel-page-takes-tile', { points }), mark: `+${points}` } : { note: '', mark: '' }
  }

  async #forbids(card: string, zone: string) {
    const verdict = await this.#table().why(`${card} ${zone}`)
    return { note: verdict?.message ?? '', mark: '', rule: verdict?.rule ?? null }
  }
}
