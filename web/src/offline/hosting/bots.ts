/** How bots and hints on this device come to their moves: the only place that asks them to think. */
import { type Consideration, Decision, type LocalTable } from '../../../generated/js/shared.js'
import { openNet } from '../openGame'
import type { Any } from '../python/any'
import { openLine, Thinkers, usual } from '../thinkers'

const WITHOUT_NET = 'master'
const WATCHED = 30 // milliseconds between two looks whether anybody waits

/** The workers that think; the net of the strongest bots is fetched when the first of them has to decide. */
export const thinkers = new Thinkers(openLine, usual(), openNet)

/** Think as long as there is time and somebody who waits: null once nobody does, else whether the net was to be had. */
export async function thinkOn(thinking: Decision | Consideration, isStopped: () => boolean): Promise<boolean | null> {
  const stop = new AbortController()
  const watch = setInterval(() => isStopped() && stop.abort(), WATCHED)
  try {
    const whole = await thinkers.through(thinking as Any, stop.signal)
    return isStopped() ? null : whole
  } catch (error) {
    if (stop.signal.aborted) return null
    throw error
  } finally {
    clearInterval(watch)
  }
}

export type Decided = { turn: Any; move: string; level: string }

/** The move of the bot that has to decide now; null if nobody has to, or nobody waits for it any more. */
export async function decide(table: LocalTable, isStopped: () => boolean): Promise<Decided | null> {
  const turn = table.bot_to_move()
  if (turn === null) return null
  const decision = new Decision(table.table, turn)
  const whole = await thinkOn(decision, isStopped)
  return whole === null ? null : { turn, move: decision.move(), level: whole ? turn.level : WITHOUT_NET }
}
