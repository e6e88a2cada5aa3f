/** The sheets of a real table while they are filled in: kept in this browser, gestures can be taken back. */
import { readStored, writeStored } from '$lib/storage'
import { blank, read, write, type Filled, type Shape, type Sharing } from './kept'

const MOST_STEPS = 60

/** Where a table's sheets are kept; those of a sheet that somebody else began lie beside one's own. */
const nameOf = (game: string, code: string | null) => `houseful-score-${game}${code ? `-${code}` : ''}`

export class ScoreBook<C, P extends { name: string }> {
  common = $state(undefined as C)
  players = $state<P[]>([])
  sharing = $state.raw<Sharing | null>(null)
  /** Something was kept here that could not be read. */
  damaged = $state(false)
  undoable = $state(false)
  #steps: Filled<C, P>[] = []
  readonly #name: string

  constructor(
    readonly game: string,
    readonly shape: Shape<C, P>,
    guestOf: string | null = null,
  ) {
    this.#name = nameOf(game, guestOf)
    const found = read(readStored(this.#name), shape)
    this.#fill(found.filled)
    this.sharing = found.sharing ?? (guestOf ? { code: guestOf, mine: null, unsent: [] } : null)
    this.damaged = found.damaged
  }

  get filled(): Filled<C, P> {
    return $state.snapshot({ common: this.common, players: this.players }) as Filled<C, P>
  }

  /** Keep what is there; where the browser keeps nothing, it lasts as long as the page. */
  keep() {
    const text = write({ filled: this.filled, sharing: this.sharing })
    writeStored(this.#name, text)
  }

  /** Before a gesture changes something. */
  remember() {
    this.#steps = [...this.#steps, this.filled].slice(-MOST_STEPS)
    this.undoable = true
  }

  undo() {
    const step = this.#steps.pop()
    if (step) this.#fill(step)
    this.undoable = this.#steps.length > 0
  }

  /** Everything empty again but the names, or one player's sheet; can be taken back. */
  clear(only: number | null = null) {
    this.remember()
    const empty = (seat: number) => ({ ...this.shape.blankPlayer(seat), name: this.players[seat]!.name })
    if (only !== null) this.players[only] = empty(only)
    else this.#fill({ ...blank(this.shape), players: this.players.map((_, seat) => empty(seat)) })
  }

  /** How many parts phones share. */
  get count(): number {
    return 1 + this.shape.seats
  }

  // The parts of a sheet that phones share: 0 is everybody's, then the players'.

  part(number: number): unknown {
    return $state.snapshot(number ? this.players[number - 1] : this.common)
  }

  /** A part that came from another phone; one that cannot be read is left aside. */
  take(number: number, value: unknown) {
    // Taking back a gesture here takes back nothing of what others have filled in since.
    for (const filled of [this, ...this.#steps]) {
      if (number === 0) filled.common = this.shape.readCommon(value) ?? filled.common
      else if (filled.players[number - 1])
        filled.players[number - 1] = this.shape.readPlayer(value) ?? filled.players[number - 1]!
    }
  }

  #fill({ common, players }: Filled<C, P>) {
    this.common = common
    this.players = players
  }
}
