/** One player's turn in the making: what is picked, and which legal move that amounts to. No rule is known here. */
import { say } from '$lib/words.svelte'
import { Bills } from './bills.svelte'
import { nothing, readParcel, size, writeParcel, type Kind, type Parcel, type TentBoard, type TentView } from './cards'
import type { KeyCommand } from './keys'
import { MoveGains } from './moveGains.svelte'
import { Payment } from './payment.svelte'
import { END, RowEndChoice } from './rowEndChoice.svelte'

export class Turn {
  /** The place in the market of the table to be served, 1 to 4. */
  table = $state<number | null>(null)
  hero = $state<string | null>(null)
  cooking = $state(false)
  reason = $state.raw<{ message: string; rule: string | null } | null>(null)
  readonly gains: MoveGains
  readonly bills: Bills
  readonly rowEnd: RowEndChoice
  readonly payment: Payment
  #given: () => TentBoard
  #queue: string[] = []
  #ply = -1

  constructor(given: () => TentBoard) {
    this.#given = given
    this.gains = new MoveGains(given)
    this.bills = new Bills(given)
    this.rowEnd = new RowEndChoice(
      () => this.legal,
      (move) => void this.gains.look(move),
    )
    this.payment = new Payment(() => ({ legal: this.legal, start: this.#start, hand: this.view.hand ?? nothing() }))
  }

  get view(): TentView {
    return this.#given().view
  }
  get legal(): string[] {
    return this.#given().still ? [] : this.#given().legal
  }
  get mayCook(): boolean {
    return this.legal.includes('kitchen') || this.view.step === 'kitchen'
  }
  /** How the moves begin that pay for what is chosen. */
  get #start(): string | null {
    return this.table !== null ? `serve ${this.table} with ` : this.hero ? `hire ${this.hero}` : null
  }

  /** The legal moves that pay for something. */
  #ways(start: string): string[] {
    return this.legal.filter((move) => move === start || move.startsWith(`${start} `))
  }

  /** The move that the choices amount to, or null while something is missing. */
  move = $derived.by((): string | null => {
    const legal = this.legal
    const { cards } = this.payment
    let move: string | null = null
    if (this.view.step === 'place') move = this.rowEnd.move
    else if (this.cooking || this.view.step === 'kitchen') return this.#discard(cards)
    else if (this.table !== null) move = `serve ${this.table} with ${writeParcel(cards)}`
    else if (this.hero) move = `hire ${this.hero}${size(cards) ? ` with ${writeParcel(cards)}` : ''}`
    return move && legal.includes(move) ? move : null
  })

  /** Throwing cards away in the kitchen; which ones may go is known before one has gone there. */
  #discard(cards: Parcel): string | null {
    const move = `discard ${writeParcel(cards)}`
    if (this.view.step === 'kitchen') return this.legal.includes(move) ? move : null
    const count = size(cards)
    return this.mayCook && count > 0 && count <= this.view.kitchen_limit ? move : null
  }

  /** Picked again, a table goes back; by key, that settles it. */
  pickTable(place: number, byKey = false) {
    if (this.table === place) return byKey && this.move ? this.confirm() : this.cancel()
    this.cancel()
    if (!this.#ways(`serve ${place}`).length) return void this.ask(`serve ${place} with heroes`)
    this.table = place
    this.payment.propose()
    void this.bills.look(this.#ways(`serve ${place}`))
  }

  pickHero(id: string, byKey = false) {
    if (this.hero === id) return byKey && this.move ? this.confirm() : this.cancel()
    this.cancel()
    if (!this.#ways(`hire ${id}`).length) return void this.ask(`hire ${id}`)
    this.hero = id
    this.payment.propose()
    if (this.move) void this.gains.look(this.move)
    if (this.view.step !== 'draft') void this.bills.look(this.#ways(`hire ${id}`))
  }

  hireAtOnce(id: string) {
    this.cancel()
    this.hero = id
    this.payment.propose()
    this.confirm()
  }

  cook() {
    this.cancel()
    if (this.#given().stepwise && this.legal.includes('kitchen')) return this.#given().play('kitchen')
    this.cooking = true
  }

  /** Whether a kind of card can be part of what is being decided. */
  mayTap(kind: Kind): boolean {
    if (!this.legal.length || ['draft', 'place', 'change'].includes(this.view.step)) return false
    if (this.table === null && !this.hero) return this.mayCook
    return this.table !== null && kind !== 'coin' && kind !== 'change'
      ? true
      : this.payment.ways.some((way) => way[kind] > 0)
  }

  /** A card of the hand is tapped: for the kitchen, or to pay in another way. */
  tap(kind: Kind, raised: boolean) {
    if (!this.mayTap(kind)) return
    const { cards } = this.payment
    const wish = { ...cards, [kind]: cards[kind] + (raised ? -1 : 1) }
    this.reason = null
    if (this.table === null && !this.hero) {
      this.cooking = size(wish) > 0
      this.payment.cards = wish
    } else if (!this.payment.change(kind, wish) && this.table !== null)
      void this.ask(`serve ${this.table} with ${writeParcel(wish)}`)
  }

  payOtherwise() {
    this.payment.another()
    this.reason = null
  }

  /** An end that is picked again settles it. */
  pickEnd(end: string) {
    if (this.rowEnd.end === end) this.confirm()
    else this.rowEnd.pick(end)
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
      if (end && this.rowEnd.end !== end) this.pickEnd(end)
      return
    }
    if (place === null || !end) return
    if (this.table !== place) this.pickTable(place)
    if (!this.move) return
    this.#queue = [end]
    this.#given().play(this.move)
  }

  play(move: 'more' | 'pass' | 'change' | 'no change') {
    this.#given().play(move)
  }

  cancel() {
    this.table = this.hero = this.reason = this.rowEnd.end = null
    this.cooking = false
    this.payment.cards = nothing()
  }

  /** Does what a key asks for; whether that can be done now. */
  run(command: KeyCommand): boolean {
    if (command === 'cancel') this.cancel()
    else if (command === 'turn') this.rowEnd.turnRound()
    else if (command === 'confirm') this.confirm()
    else if (command === 'cook' && this.legal.includes('kitchen')) this.cook()
    else if (typeof command === 'number' && this.view.step !== 'place' && this.view.step !== 'draft')
      this.pickTable(command)
    else return false
    return true
  }

  /** The table has changed: go on with what was decided before, forget the rest. */
  settle() {
    if (this.view.ply === this.#ply) return
    this.#ply = this.view.ply
    const [next] = this.#queue
    const { table, hero } = this
    this.#queue = []
    this.cancel()
    this.rowEnd.hovered = null
    if (this.view.step !== 'place') this.rowEnd.turned = false
    if (next && END.test(next) && this.rowEnd.ends.includes(next)) this.pickEnd(next)
    else if (next && this.legal.includes(next)) this.#given().play(next)
    else if (
      this.view.step === 'more' &&
      table !== null &&
      this.legal.some((move) => move.startsWith(`serve ${table} `))
    )
      this.pickTable(table)
    else if (this.view.step === 'more' && hero && this.legal.some((move) => move.startsWith(`hire ${hero} `)))
      this.pickHero(hero)
  }

  /** Lays out a move that is advised, where that is no more than a look: the end of a row, cards for the kitchen. */
  advise(move: string) {
    if (END.test(move)) this.rowEnd.advise(move)
    else if (move.startsWith('discard ')) this.payment.cards = readParcel(move)
  }

  async ask(move: string) {
    if (!this.legal.length) return
    const verdict = await this.#given().why(move)
    if (!verdict || verdict.legal) return
    const lavish = verdict.rule === 'tent.serve.lavish'
    this.reason = { message: lavish ? say('tent-page-lavish') : (verdict.message ?? ''), rule: verdict.rule ?? null }
  }
}
