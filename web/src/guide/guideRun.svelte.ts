/** The guide at a table: asked of the server at each position, read step by step at the reader's own pace. */
import { untrack } from 'svelte'
import { api, type GuideStep } from '$lib/api'

type Wish = { seat: number | null; ply: number }
/** What the board shows of a move: it waits at one of its events; null: nothing is read about a move. */
export type Led = { ply: number; event: number } | null

/** Whether a step is about the position that is shown: it can be read whenever one likes, and nothing waits for it. */
const isPresent = ({ about }: GuideStep) => about === 'now' || about === 'end'
const nameOf = ({ about, ply, event, key }: GuideStep) => `${about} ${ply} ${event} ${key}`

export class GuideRun {
  #told = $state.raw<GuideStep[]>([])
  /** The position that was asked about last, and the one that has been answered. */
  #asked = -1
  #answered = $state(-1)
  #at = $state(0)
  #read = new Set<string>()
  #ply = $state(0)

  /** Whether the reader has gone on from the last step. */
  passed = $state(false)

  constructor(readonly table: string) {}

  /** What can be read at the position that is shown: nothing that the board has not reached. */
  steps = $derived(
    this.#answered < this.#ply
      ? []
      : this.#told.filter((step) => (isPresent(step) ? step.ply === this.#ply : step.ply <= this.#ply)),
  )
  at = $derived(Math.min(this.#at, Math.max(0, this.steps.length - 1)))
  step = $derived(this.steps[this.at] ?? null)
  last = $derived(this.at >= this.steps.length - 1)
  /** Whether something is still to be read before what matters now: until then the others' next moves wait. */
  unread = $derived(
    this.#answered < this.#ply || (this.step !== null && !isPresent(this.step) && !(this.last && this.passed)),
  )
  /** Whether there is nothing to go on to. */
  done = $derived(this.last && (this.passed || this.step === null || isPresent(this.step)))
  /** Where the board waits while a move is explained; as long as nothing is known of a position, at its beginning. */
  ledAt(ply: number): Led {
    if (this.#ply !== ply || this.#answered < ply) return { ply, event: 0 }
    if (!this.step || isPresent(this.step) || (this.last && this.passed)) return null
    return { ply: this.step.ply, event: this.step.event ?? 0 }
  }

  /** The board shows another position. */
  async ask({ seat, ply }: Wish) {
    this.#ply = ply
    if (this.#asked === ply) return
    this.#asked = ply
    untrack(() => {
      // What the server told before the board showed it can be read now; the answer on its way brings the rest.
      if (this.#answered >= ply) this.#tell(this.#told, this.#answered)
    })
    try {
      const { steps, ply: answered } = await api.guide(this.table, seat)
      if (this.#asked === ply) this.#tell(steps, Math.max(ply, answered))
    } catch {
      if (this.#asked === ply) this.#tell([], ply) // the game goes on without it
    }
  }

  #tell(steps: GuideStep[], answered: number) {
    this.#told = steps
    this.#answered = answered
    const fresh = this.steps.findIndex((step) => !this.#read.has(nameOf(step)))
    this.passed = fresh < 0 && !this.steps.some(isPresent)
    this.#at = fresh < 0 ? this.steps.length : fresh
  }

  next = () => {
    if (this.done) return
    if (this.step) this.#read.add(nameOf(this.step))
    if (this.last) this.passed = true
    else this.#at = this.at + 1
  }

  back = () => {
    this.passed = false
    this.#at = Math.max(0, this.at - 1)
  }

  /** How many steps lie ahead of what matters now. */
  ahead = $derived(this.passed ? 0 : this.steps.slice(this.at).filter((step) => !isPresent(step)).length)

  /** To what matters now, or past everything that has happened. */
  skip = () => {
    for (const step of this.steps) if (!isPresent(step)) this.#read.add(nameOf(step))
    const now = this.steps.findIndex(isPresent)
    this.passed = now < 0
    this.#at = now < 0 ? this.steps.length : now
  }

  /** Another seat or language: everything is asked anew. */
  forget() {
    this.#asked = this.#answered = -1
    this.#told = []
  }
}
