/** A lesson as it is played: what lies on the table, what there is to do, and what became of a try. */
import {
  api,
  Refused,
  type Attempted,
  type GameEvent,
  type LessonPosition,
  type OpenedLesson,
  type Verdict,
} from '$lib/api'
import type { Chapter, Refusal } from '$lib/live.svelte'
import { showSpeed } from '$lib/settings.svelte'
import { say } from '$lib/words.svelte'
import { keepProgress, stepToGoOn } from './progress'

/** `task`: something is to be done; `done`: the step is; `over`: the lesson is. */
type Stage = 'task' | 'done' | 'over'
/** Milliseconds for which a move that is shown is lit before it is made. */
const LIT = 1100

export class LessonRun {
  lesson = $state.raw<OpenedLesson | null>(null)
  /** No such lesson, or nobody answers. */
  problem = $state('')
  lost = $state(false)
  now = $state.raw<LessonPosition | null>(null)
  latest = $state.raw<Chapter | null>(null)
  stage = $state<Stage>('task')
  /** Why the last try did not do. */
  reason = $state.raw<Refusal | null>(null)
  /** How many tries were made in this step: the same reason twice is said twice. */
  tries = $state(0)
  busy = $state(false)
  lit = $state.raw<string[]>([])
  step = $derived.by(() => this.now?.step ?? 0)
  words = $derived.by(() => this.lesson?.steps[this.step] ?? null)

  #start: LessonPosition | null = null
  #following: LessonPosition | null = null
  #left = false

  constructor(
    readonly game: string,
    readonly name: string,
  ) {}

  /** Where somebody left it; a lesson that has become shorter begins anew. */
  async open() {
    const wanted = stepToGoOn(this.game, this.name)
    try {
      this.#begin(await this.#ask(wanted).catch((error) => (wanted ? this.#ask(0) : Promise.reject(error))))
    } catch (error) {
      this.lost = error instanceof Refused
      this.problem = error instanceof Refused ? error.message : say('page-no-connection')
    }
  }

  close() {
    this.#left = true
  }

  #ask = (step: number) => api.lesson(this.game, this.name, step)

  #begin(opened: OpenedLesson) {
    this.lesson = opened
    this.#put(opened.position)
  }

  #put(position: LessonPosition) {
    this.#start = this.now = position
    this.#following = this.latest = this.reason = null
    this.tries = 0
    this.stage = 'task'
  }

  /** Try a move; a wrong one changes nothing. */
  play = (move: string) => this.#alone(async () => this.#take(await this.#attempt(move)))

  /** What the rules hold against a move, for a board that lets one try it. */
  why = async (move: string): Promise<Verdict | null> => {
    const answer = await this.#attempt(move).catch(() => null)
    if (!answer) return null
    return { legal: answer.result !== 'refused', rule: answer.rule, message: answer.reason }
  }

  next() {
    if (this.#following) this.#put(this.#following)
  }

  again() {
    if (this.#start && !this.busy) this.#put(this.#start)
  }

  /** Begin the step as the lesson does, and make the lesson's own moves, each lit for a moment. */
  show = () =>
    this.#alone(async () => {
      this.#begin(await this.#ask(this.step))
      for (const move of this.words?.answer ?? []) {
        this.lit = [move]
        await new Promise((ready) => setTimeout(ready, LIT / showSpeed()))
        if (this.#left) return
        const answer = await this.#attempt(move)
        this.lit = []
        this.#take(answer)
      }
    })

  #attempt(move: string): Promise<Attempted> {
    const { step, path } = this.now!
    return api.attempt(this.game, this.name, { step, path, move })
  }

  /** One thing after the other: what is done meanwhile does not count. */
  async #alone(act: () => Promise<void>) {
    if (this.busy || this.stage !== 'task' || !this.now) return
    this.busy = true
    this.reason = null
    try {
      await act()
    } catch (error) {
      this.reason = { message: error instanceof Refused ? error.message : say('page-no-connection'), rule: null }
    } finally {
      this.lit = []
      this.busy = false
    }
  }

  #take({ result, reason, rule, events, position, following }: Attempted) {
    this.tries += 1
    if (!position) {
      this.reason = { message: reason ?? '', rule }
      return
    }
    this.now = position
    this.latest = { ply: position.view.ply, seat: position.seat, events: events.flat() as GameEvent[] }
    if (result !== 'right') return
    this.#following = following
    this.stage = following ? 'done' : 'over'
    keepProgress(this.game, this.name, this.step + 1, this.lesson!.steps.length)
  }
}
