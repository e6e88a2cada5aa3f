/** The rules themselves as JavaScript, translated from the same source: slower than the compiled ones, for tests. */
import type { EntryPoints } from './engine'
import type { Any } from './python/any'

type Verb = (...args: Any[]) => Any
export type Verbs = Record<'deal' | 'legal' | 'play' | 'scores' | 'redeal' | 'observe', Verb>
type Reader = { over(memory: Uint8Array): Any }

export function rulesEngine(verbs: Verbs, Box: Reader, Table: Reader): EntryPoints {
  return {
    deal: (box, table, seed) => verbs.deal(Box.over(box), Table.over(table), seed),
    legal: (box, table, actions) => verbs.legal(Box.over(box), Table.over(table), actions),
    play(box, table, action, trace, actions) {
      const [the_box, the_table] = [Box.over(box), Table.over(table)]
      const found = verbs.legal(the_box, the_table, actions)
      if (!actions.subarray(0, found).includes(action)) return false
      verbs.play(the_box, the_table, action, trace)
      return true
    },
    scores: (box, table, sheet) => verbs.scores(Box.over(box), Table.over(table), sheet),
    redeal: (box, table, seat, seed) => verbs.redeal(Box.over(box), Table.over(table), seat, seed),
    observe: (box, table, seat, features) => verbs.observe(Box.over(box), Table.over(table), seat, features),
  }
}
