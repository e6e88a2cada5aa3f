/** A program for Node: thinks about decisions and hints, tries moves in lessons and scores tables as Python asks it to.
 *
 * One line of input and of output for each question (`tests/javascript/test_thinking.py`).
 */
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { GAME as oktoberfest } from '../../generated/js/oktoberfest.js'
import { GAME as overbooked } from '../../generated/js/overbooked.js'
import { GAME as overbooking } from '../../generated/js/overbooking.js'
import {
  Beginning,
  Fault,
  failureOf,
  LocalConnection,
  newLocal,
  NewTable,
  WantedSeat,
} from '../../generated/js/shared.js'
import { attempted, hinted, scored } from '../offline/answers'
import { fromPlain, plain } from '../offline/python'
import type { Any } from '../offline/python/any'
import { Thinkers } from '../offline/thinkers'
import type { Line } from '../offline/thinkingWorker'
import { openKernelOf, readGame, readTexts, written } from './program'

const games: Record<string, Any> = { overbooking, overbooked, oktoberfest }
const [sources, generated, kernels, thinker] = process.argv.slice(2) as [string, string, string, string]

/** A way to a worker of Node's; a mortal one ends when it is handed a share. */
function openLine(isMortal: boolean): Line {
  const worker = new Worker(thinker)
  return {
    tell: (told) => (isMortal && told.is === 'share' ? void worker.terminate() : worker.postMessage(told)),
    listen(found, lost) {
      worker.on('message', found)
      worker.on('error', lost)
      worker.on('exit', lost)
    },
    close: () => void worker.terminate(),
  }
}

const forever = () => new AbortController().signal

/** So many workers, of which so many end early. */
function thinkersOf(workers: number, mortal = 0): Thinkers {
  let opened = 0
  const open = () => {
    if (!workers) throw new Error('there are no workers')
    return openLine(opened++ < mortal)
  }
  return new Thinkers(open, workers, async () => {})
}

/** A decision of a bot after some moves of somebody else: what was found, and the move. */
async function decide({ game, players, options, seed, moves, level, workers, mortal, timed }: Any): Promise<unknown> {
  const seats = Array.from({ length: players }, (_, seat) => new WantedSeat(seat ? 'bot' : 'me', seat ? level : null))
  const asked = Object.assign(new NewTable(game, seats, fromPlain(options)), { hints: true })
  const connection = new LocalConnection(newLocal(asked, 'Ada', games[game], new Beginning('here-1', 1, seed)), 'en')
  for (const move of moves) connection.move(connection.table.ply, move, 1, 1)
  const [, decision] = connection.decision() as [Any, Any]
  const thinkers = thinkersOf(workers, mortal)
  if (timed) await thinkers.through((connection.decision() as [Any, Any])[1], forever(), null) // opens the workers
  const began = performance.now()
  await thinkers.through(decision, forever(), null)
  const seconds = (performance.now() - began) / 1000
  thinkers.close()
  const found = thoughtOf(decision.slices.thought(), decision.move())
  return timed ? { ...found, seconds } : found
}

const thoughtOf = (thought: Any, move: string): object => ({
  move,
  rounds: thought.rounds,
  moves: thought.moves.map((one: Any) => [String(one.move), one.visits, one.margin, one.win_chance, one.value]),
})

function complaint(error: unknown, language: string): unknown {
  if (!(error instanceof Fault)) return { failed: String((error as Error).stack) }
  const [status, failure] = failureOf(error, language) as [number, Any]
  return { status, failure: plain(failure) }
}

const work: Record<string, (asked: Any) => unknown> = {
  decide,
  score: ({ game, score }) => scored(games[game], score),
  attempt: ({ game, name, texts, attempt, language }) => attempted(games[game], name, texts, attempt, language),
  async hint({ message, language, workers }) {
    const thinkers = thinkersOf(workers)
    const found = await hinted(games[message.game], message, language, thinkers, forever(), null)
    thinkers.close()
    return found
  },
}

readTexts(sources, generated)
for (const name of Object.keys(games)) {
  readGame(sources, name)
  openKernelOf(kernels, name)
}
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line)
  try {
    console.log(written(await work[asked.does]!(asked)))
  } catch (error) {
    console.log(written(complaint(error, asked.language)))
  }
}
