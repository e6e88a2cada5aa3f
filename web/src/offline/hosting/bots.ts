/** How bots at tables on this device come to their moves: the only place that asks them to think. */
import { Decision, type LocalTable } from '../../../generated/js/shared.js'
import { openNet } from '../openGame'
import type { Any } from '../python/any'

const NET_LEVEL = 'grandmaster'
const WITHOUT_NET = 'master'

/** Let messages that have come in meanwhile have their answers. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (port1.close(), resolve())
    port2.postMessage(null)
  })

/** Think slice by slice, as long as there is time and somebody who waits; whether nobody does any more. */
export async function thinkOn(thinking: Any, isStopped: () => boolean): Promise<boolean> {
  const end = performance.now() + 1000 * (thinking.seconds ?? Infinity)
  while (!thinking.go_on() && performance.now() < end) {
    await pause()
    if (isStopped()) return true
  }
  return isStopped()
}

/** What a bot that goes by a net does where that cannot be fetched. */
async function levelFor(game: string, level: string): Promise<string> {
  if (level !== NET_LEVEL) return level
  return openNet(game).then(
    () => level,
    () => WITHOUT_NET,
  )
}

export type Decided = { turn: Any; move: string; level: string }

/** The move of the bot that has to decide now; null if nobody has to, or nobody waits for it any more. */
export async function decide(table: LocalTable, isStopped: () => boolean): Promise<Decided | null> {
  const turn = table.bot_to_move()
  if (turn === null) return null
  const level = await levelFor((table as Any).game.name, turn.level)
  if (isStopped()) return null
  const decision = new Decision(table.table, level === turn.level ? turn : weaker(turn, level))
  return (await thinkOn(decision, isStopped)) ? null : { turn, move: decision.move(), level }
}

/** The same decision by a bot of another level. */
function weaker(turn: Any, level: string): Any {
  const { seat, ply, seed } = turn
  return new turn.constructor(seat, ply, level, seed)
}
