/** The latest moves once more: the board steps through them and comes back to the present. */
import { api, type Past } from '$lib/api'

/** Milliseconds for a move that is shown again. */
const STEP = 1500

export class Again {
  /** The position that is shown instead of the present one. */
  position = $state.raw<Past | null>(null)
  paused = $state(false)
  #from = 0
  #to = 0
  #seat: number | null = null
  #kept = new Map<number, Promise<Past>>()
  #wanted = 0

  constructor(readonly table: string) {}

  get running(): boolean {
    return this.position !== null
  }

  get first(): boolean {
    return (this.position?.ply ?? 0) <= this.#from
  }

  /** From one ply to another, as a seat saw them. */
  async begin(from: number, to: number, seat: number | null) {
    this.#from = from
    this.#to = to
    this.#seat = seat
    this.#kept.clear()
    this.paused = false
    await this.#go(from)
  }

  step(by: number) {
    this.paused = true
    void this.#go(Math.max(this.#from, (this.position?.ply ?? 0) + by))
  }

  stop() {
    this.#wanted = -1
    this.position = null
  }

  /** One move after the other, while the board is not busy showing one: to be run as an effect. */
  run(busy: boolean, speed = 1) {
    const ply = this.position?.ply
    if (ply === undefined || this.paused || busy) return
    const timer = setTimeout(() => void this.#go(ply + 1), STEP / speed)
    return () => clearTimeout(timer)
  }

  #at(ply: number): Promise<Past> {
    if (!this.#kept.has(ply)) this.#kept.set(ply, api.past(this.table, this.#seat, ply))
    return this.#kept.get(ply)!
  }

  async #go(ply: number) {
    this.#wanted = ply
    if (ply > this.#to) return this.stop()
    try {
      const found = await this.#at(ply)
      if (this.#wanted !== ply) return
      this.position = found
      if (ply < this.#to) void this.#at(ply + 1).catch(() => {})
    } catch {
      this.stop()
    }
  }
}
