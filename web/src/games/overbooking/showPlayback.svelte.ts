/** The show as it runs: played, paused, stepped, skipped, watched again. */
import type { Chapter } from '$lib/live.svelte'
import type { Led } from '../../guide/guideRun.svelte'
import { previousView } from './previousView'
import type { HotelEvent, HotelView } from './pieces'
import { masked, sceneOf } from './scene'
import { beatsOf, isShow, type Beat } from './show'

const LENGTHS: Partial<Record<Beat['kind'], number>> = {
  place: 700,
  reveal: 1500,
  book: 1000,
  'turn-away': 1000,
  checked: 900,
  leave: 700,
}
const USUAL = 1700

export class ShowPlayback {
  beats = $state.raw<Beat[]>([])
  at = $state(0)
  paused = $state(false)
  /** The ply of the move that each step belongs to. */
  #plies: number[] = []
  beat = $derived(this.beats[this.at] ?? null)
  running = $derived(this.beat !== null)

  /** Begin to show what a move did, from the view before it; whoever sat here before may have known more. */
  tell(now: HotelView, totals: number[], chapter: Chapter<HotelEvent> | null, viewpoint: number | null) {
    const before = previousView.before(now.ply)
    if (before && chapter && isShow(chapter.events)) {
      const start = sceneOf(before.view, before.totals)
      this.add(beatsOf(before.view.seat === now.seat ? start : masked(start), chapter.events, viewpoint), now.ply)
    }
    previousView.keep(now, totals)
  }

  /** One step after the other, for as long as nobody stops it: to be run as an effect. */
  run(speed = 1) {
    if (!this.running || this.paused) return
    void this.at
    const timer = setTimeout(() => this.next(), this.length / speed)
    return () => clearTimeout(timer)
  }

  /** More to show: after what is there if it is the same round's, else instead of it. */
  add(beats: Beat[], ply = 0) {
    if (!beats.length) return
    const plies = beats.map(() => ply)
    if (this.running || this.beats[0]?.scene.round === beats[0]!.scene.round) {
      this.beats = [...this.beats, ...beats]
      this.#plies = [...this.#plies, ...plies]
    } else {
      this.beats = beats
      this.#plies = plies
      this.at = 0
    }
    this.paused = false
  }

  /** Led by somebody who reads: the show waits at an event of a move; null: there is nothing more to read. */
  lead(to: Led) {
    if (!this.running) return
    if (!to) return this.skip()
    this.paused = true
    const at = this.beats.findIndex(({ number }, beat) => this.#plies[beat] === to.ply && number >= to.event)
    if (at >= 0) this.at = at
  }

  /** How long the step lasts. */
  get length(): number {
    return (this.beat && LENGTHS[this.beat.kind]) ?? USUAL
  }

  next() {
    if (this.running) this.at += 1
  }

  back() {
    this.paused = true
    this.at = Math.max(0, Math.min(this.at, this.beats.length) - 1)
  }

  step() {
    this.paused = true
    this.next()
  }

  skip() {
    this.at = this.beats.length
    this.paused = false
  }

  again() {
    this.at = 0
    this.paused = false
  }
}
