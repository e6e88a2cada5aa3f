/** One player's turn in the making: what is picked, and which legal move that amounts to. No rule is known here. */
import type { BoardProps } from '../../table/board'
import { say } from '$lib/words.svelte'
import { KINDS, nothing, readParcel, size, writeParcel, type Kind, type Parcel, type TentView } from './cards'
import { Outlook } from './outlook.svelte'

export const END = /^row (\d) (left|right)( turned)?$/

export class Turn {
  /** The place in the market of the table to be served, 1 to 4. */
  table = $state<number | null>(null)
  hero = $state<string | null>(null)
  cooking = $state(false)
  /** The cards that are to leave the hand. */
  cards = $state.raw<Parcel>(nothing())
  /** Where the table goes: `row 1 left`, and whether its back comes to my side. */
  end = $state<string | null>(null)
  turned = $state(false)
  /** An end pointed at, before anything is chosen. */
  hovered = $state<string | null>(null)
  reason = $state.raw<{ message: string; rule: string | null } | null>(null)
  readonly outlook: Outlook
  #given: () => BoardProps
  #queue: string[] = []
  #ply = -1

  constructor(given: () => BoardProps) {
    this.#given = given
    this.outlook = new Outlook(given)
  }

  get view(): TentView {
    return this.#given().view as TentView
  }
  get legal(): string[] {
    return this.#given().still ? [] : this.#given().legal
  }
  get mayCook(): boolean {
    return this.legal.includes('kitchen') || this.view.step === 'kitchen'
  }

  /** The ways to pay for what is chosen, cheapest first; of equals, the one that takes from what I have most of. */
  ways = $derived.by((): Parcel[] => {
    const start = this.table !== null ? `serve ${this.table} with ` : this.hero ? `hire ${this.hero}` : null
    if (!start) return []
    const hand = this.view.hand ?? nothing()
    const left = (parcel: Parcel) => KINDS.reduce((sum, kind) => sum + (hand[kind] - parcel[kind]) ** 2, 0)
    const found = this.legal.filter((move) => move === start || move.startsWith(start.endsWith(' ') ? start : `${start} `))
    return found.map((move) => readParcel(move.split(' with ')[1] ?? '')).sort((a, b) => size(a) - size(b) || left(a) - left(b))
  })

  /** The move that the choices amount to, or null while something is missing. */
  move = $derived.by((): string | null => {
    const legal = this.legal
    let move: string | null = null
    if (this.view.step === 'place') move = this.spot(this.end ?? this.hovered)
    else if (this.cooking || this.view.step === 'kitchen') return size(this.cards) >= 1 && size(this.cards) <= 4 && legal.length ? `discard ${writeParcel(this.cards)}` : null
    else if (this.table !== null) move = `serve ${this.table} with ${writeParcel(this.cards)}`
    else if (this.hero) move = `hire ${this.hero}${this.cards.coin ? ` with ${this.cards.coin} coin` : ''}`
    return move && legal.includes(move) ? move : null
  })

  /** The legal move for an end: turned as wished where that makes a difference. */
  spot(end: string | null): string | null {
    if (!end) return null
    const wished = this.turned ? `${end} turned` : end
    return [wished, end].find((move) => this.legal.includes(move)) ?? null
  }
  get ends(): string[] {
    return [...new Set(this.legal.filter((move) => END.test(move)).map((move) => move.replace(' turned', '')))]
  }
  get mayTurn(): boolean {
    return this.legal.some((move) => move.endsWith(' turned'))
  }

  /** Picked again, a table goes back; by key, that settles it. */
  pickTable(place: number, byKey = false) {
    if (this.table === place) return byKey && this.move ? this.confirm() : this.cancel()
    this.cancel()
    if (!this.legal.some((move) => move.startsWith(`serve ${place} with`))) return void this.ask(`serve ${place} with heroes`)
    this.table = place
    this.cards = this.ways[0] ?? nothing()
  }

  pickHero(id: string, byKey = false) {
    if (this.hero === id) return byKey && this.move ? this.confirm() : this.cancel()
    this.cancel()
    if (!this.legal.some((move) => move === `hire ${id}` || move.startsWith(`hire ${id} `))) return void this.ask(`hire ${id}`)
    this.hero = id
    this.cards = this.ways[0] ?? nothing()
    if (this.move) this.outlook.look(this.move)
  }

  hireAtOnce(id: string) {
    this.cancel()
    this.hero = id
    this.cards = this.ways[0] ?? nothing()
    this.confirm()
  }

  cook() {
    this.cancel()
    this.cooking = true
  }

  /** Whether a kind of card can be part of what is being decided. */
  mayTap(kind: Kind): boolean {
    if (!this.legal.length || this.view.step === 'draft' || this.view.step === 'place') return false
    if (this.table === null && !this.hero) return this.mayCook
    return this.table !== null && kind !== 'coin' ? true : this.ways.some((way) => way[kind] > 0)
  }

  /** A card of the hand is tapped: it joins the others or goes back; the rest follows where only that makes sense. */
  tap(kind: Kind, raised: boolean) {
    if (!this.mayTap(kind)) return
    const wish = { ...this.cards, [kind]: this.cards[kind] + (raised ? -1 : 1) }
    this.reason = null
    if (this.table === null && !this.hero) {
      this.cooking = size(wish) > 0
      this.cards = wish
      return
    }
    const apart = (way: Parcel) => KINDS.reduce((sum, one) => sum + Math.abs(way[one] - wish[one]), 0)
    const near = this.ways.filter((way) => way[kind] === wish[kind]).sort((a, b) => apart(a) - apart(b))[0]
    this.cards = near ?? wish
    if (!near && this.table !== null) void this.ask(`serve ${this.table} with ${writeParcel(wish)}`)
  }

  nextWay() {
    const at = this.ways.findIndex((way) => writeParcel(way) === writeParcel(this.cards))
    this.cards = this.ways[(at + 1) % this.ways.length] ?? this.cards
    this.reason = null
  }

  pickEnd(end: string) {
    if (this.end === end) return this.confirm()
    this.end = end
    if (this.move) this.outlook.look(this.move)
  }
  pointAt(end: string | null) {
    this.hovered = end
    const move = this.spot(end)
    if (move) this.outlook.look(move)
  }
  turnRound() {
    if (!this.mayTurn) return
    this.turned = !this.turned
    if (this.move) this.outlook.look(this.move)
  }

  confirm() {
    if (!this.move) return
    this.#queue = []
    if (this.cooking && this.view.step !== 'kitchen') this.#queue = [this.move]
    this.#given().play(this.#queue.length ? 'kitchen' : this.move)
  }

  /** A table is dropped at an end: pay the usual way, then wait there for the last word. */
  drop(place: number | null, end: string | null) {
    if (this.view.step === 'place') {
      if (end && this.end !== end) this.pickEnd(end)
      return
    }
    if (place === null || !end) return
    if (this.table !== place) this.pickTable(place)
    if (!this.move) return
    this.#queue = [end]
    this.#given().play(this.move)
  }

  play(move: 'more' | 'pass') {
    this.#given().play(move)
  }

  cancel() {
    this.table = this.hero = this.end = this.reason = null
    this.cooking = false
    this.cards = nothing()
  }

  /** The table has changed: go on with what was decided before, forget the rest. */
  settle() {
    if (this.view.ply === this.#ply) return
    this.#ply = this.view.ply
    const [next] = this.#queue
    const { table, hero } = this
    this.#queue = []
    this.cancel()
    this.hovered = null
    if (this.view.step !== 'place') this.turned = false
    if (next && END.test(next) && this.ends.includes(next)) this.pickEnd(next)
    else if (next && this.legal.includes(next)) this.#given().play(next)
    else if (this.view.step === 'more' && table !== null && this.legal.some((move) => move.startsWith(`serve ${table} `))) this.pickTable(table)
    else if (this.view.step === 'more' && hero && this.legal.some((move) => move.startsWith(`hire ${hero} `))) this.pickHero(hero)
  }

  async ask(move: string) {
    if (!this.legal.length) return
    const verdict = await this.#given().why(move)
    if (!verdict || verdict.legal) return
    const lavish = verdict.rule === 'tent.serve.lavish'
    this.reason = { message: lavish ? say('tent-page-lavish') : (verdict.message ?? ''), rule: verdict.rule ?? null }
  }
}
