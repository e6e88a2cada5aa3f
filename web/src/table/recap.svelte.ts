/** What happened since one's last move: told by the server, so that a reload loses nothing. */
import { api, type Gain, type Recap, type RecapChapter } from '$lib/api'
import type { Chapter, LiveTable } from '$lib/live.svelte'

/** Milliseconds without a move before the sentences are asked for: bots move several at a time. */
const PAUSE = 250

type Wish = { seat: number | null; ply: number }

export class RecapStory {
  #told = $state.raw<Recap | null>(null)
  #asked: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    readonly live: Pick<LiveTable, 'chapters'>,
  ) {}

  /** Ask for what a seat has not been told yet, as soon as it is quiet. */
  ask({ seat, ply }: Wish) {
    clearTimeout(this.#asked)
    if (this.#told && this.#told.ply >= ply) return
    this.#asked = setTimeout(
      () =>
        void api.recap(this.table, seat).then(
          (told) => (this.#told = told),
          () => {},
        ),
      this.#told ? PAUSE : 0,
    )
  }

  /** Told up to this ply, at once: what is told may be a move behind. */
  async catchUp({ seat, ply }: Wish) {
    if (this.#told && this.#told.ply >= ply) return
    clearTimeout(this.#asked)
    this.#told = await api.recap(this.table, seat).catch(() => this.#told)
  }

  /** Another seat takes over, or another language: nothing is told yet. */
  forget() {
    this.#told = null
  }

  stop() {
    clearTimeout(this.#asked)
  }

  /** The ply from which it can be played again. */
  get start(): number {
    return this.#told?.start ?? 0
  }

  /** What is told so far, up to a ply: what the board has not shown yet is kept back. */
  told(upTo: number): RecapChapter[] {
    return this.#told?.chapters.filter(({ ply }) => ply <= upTo) ?? []
  }

  /** How everybody's points have changed meanwhile, by seat. */
  get gains(): Gain[] {
    return this.#told?.gains ?? []
  }

  /** What the others did since a seat's last move, with what only the socket has told yet. */
  news(seat: number | null): Chapter[] {
    const live = this.live.chapters.filter(({ ply }) => ply > (this.#told?.ply ?? 0))
    const moved = live.findLastIndex((chapter) => chapter.seat === seat && !isUndo(chapter))
    const since = moved < 0 ? [...(this.#told?.chapters ?? []), ...live] : live.slice(moved + 1)
    return since.filter((chapter) => chapter.seat !== seat)
  }
}

const isUndo = ({ events }: Chapter) => events.some(({ kind }) => kind === 'undo')
