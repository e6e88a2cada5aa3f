/** The show as it runs: played, paused, stepped, skipped, watched again. */
import type { Beat } from './show'

const LENGTHS: Record<string, number> = {
  place: 700,
  reveal: 1500,
  book: 1000,
  'turn-away': 1000,
  checked: 900,
  leave: 700,
}
const USUAL = 1700

export class Showing {
  beats = $state.raw<Beat[]>([])
  at = $state(0)
  paused = $state(false)
  beat = $derived(this.beats[this.at] ?? null)
  running = $derived(this.beat !== null)

  /** More to show: after what is there if it is the same round's, else instead of it. */
  add(beats: Beat[]) {
    if (!beats.length) return
    if (this.running || this.beats[0]?.scene.round === beats[0]!.scene.round) this.beats = [...this.beats, ...beats]
    else {
      this.beats = beats
      this.at = 0
    }
    this.paused = false
  }

  /** How long the step lasts. */
  get length(): number {
    return LENGTHS[this.beat?.kind ?? ''] ?? USUAL
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
