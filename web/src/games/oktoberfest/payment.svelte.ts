/** The cards that are to leave the hand for what is chosen: the cheapest way is laid out, taps change it. */
import { KINDS, nothing, readParcel, size, writeParcel, type Kind, type Parcel } from './cards'

/** What is being paid for: the legal moves, how they begin, and the hand that pays. */
type Purchase = { legal: string[]; start: string | null; hand: Parcel }

export class Payment {
  cards = $state.raw<Parcel>(nothing())
  #purchase: () => Purchase

  constructor(purchase: () => Purchase) {
    this.#purchase = purchase
  }

  /** The ways to pay, cheapest first; of equals, the one that takes from what I have most of. */
  ways = $derived.by((): Parcel[] => {
    const { legal, start, hand } = this.#purchase()
    if (!start) return []
    const left = (parcel: Parcel) => KINDS.reduce((sum, kind) => sum + (hand[kind] - parcel[kind]) ** 2, 0)
    const found = legal.filter((move) => move === start || move.startsWith(start.endsWith(' ') ? start : `${start} `))
    return found
      .map((move) => readParcel(move.split(' with ')[1] ?? ''))
      .sort((a, b) => size(a) - size(b) || left(a) - left(b))
  })

  /** The cheapest way. */
  propose() {
    this.cards = this.ways[0] ?? nothing()
  }

  another() {
    const at = this.ways.findIndex((way) => writeParcel(way) === writeParcel(this.cards))
    this.cards = this.ways[(at + 1) % this.ways.length] ?? this.cards
  }

  /** A card joins the others or goes back; the rest follows where only that makes sense. Whether that pays. */
  change(kind: Kind, wish: Parcel): boolean {
    const apart = (way: Parcel) => KINDS.reduce((sum, one) => sum + Math.abs(way[one] - wish[one]), 0)
    const near = this.ways.filter((way) => way[kind] === wish[kind]).sort((a, b) => apart(a) - apart(b))[0]
    this.cards = near ?? wish
    return near !== undefined
  }
}
