/** A program for Node: walks through games as Python asks for them and prints a hash of what is said at every position.
 *
 * One line of input for each game: its name, players, options, seed, whether sentences are compared, whether the
 * answers themselves are printed. Made and run by `houseful.browser.testing.walking`.
 */
import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import * as oktoberfest from '../../generated/walking/oktoberfest.js'
import * as overbooked from '../../generated/walking/overbooked.js'
import * as overbooking from '../../generated/walking/overbooking.js'
import { semantics, sit, walk } from '../../generated/walking/shared.js'
import { useEngine } from '../offline/engine'
import { fromPlain, plain } from '../offline/python'
import { rulesEngine, type Verbs } from '../offline/rulesEngine'
import { openKernelOf, readGame, readTexts, written } from './program'

const games = { overbooking, overbooked, oktoberfest }
const [sources, generated, kernels] = process.argv.slice(2) as [string, string, string?]

readTexts(sources, generated)
for (const [name, game] of Object.entries(games)) {
  readGame(sources, name)
  if (kernels) openKernelOf(kernels, name)
  else useEngine(name, rulesEngine(game as unknown as Verbs, game.GAME.rules.box, game.GAME.rules.table))
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line === 'semantics') {
    console.log(written(plain(semantics())))
    continue
  }
  const { name, players, options, seed, sentences, level, whole } = JSON.parse(line)
  const found: string[] = []
  const begun = process.cpuUsage().user
  try {
    const { GAME } = games[name as keyof typeof games]
    const all = level
      ? sit(GAME, players, fromPlain(options), seed, level)
      : walk(GAME, players, fromPlain(options), seed, sentences)
    for (const said of all) {
      const text = written(plain(said))
      found.push(whole ? text : createHash('sha256').update(text).digest('hex').slice(0, 16))
    }
  } catch (error) {
    found.push(String((error as Error).stack))
  }
  console.log(JSON.stringify({ found, seconds: (process.cpuUsage().user - begun) / 1e6 }))
}
