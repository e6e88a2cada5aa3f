/** Compiled rules as a table calls them: the verbs over kernels, one for each box of cards. */
import type { EntryPoints } from './engine'
import type { Kernel } from './kernel'

export type KernelOf = (box: Uint8Array) => Kernel

/** One kernel for each box: that of a pack, or one that is laid out to score a real table. */
export function kernelsBy(open: KernelOf): KernelOf {
  const opened = new WeakMap<Uint8Array, Kernel>()
  return (box) => {
    const kernel = opened.get(box) ?? open(box)
    opened.set(box, kernel)
    return kernel
  }
}

export function kernelEngine(over: KernelOf): EntryPoints {
  return {
    deal: (box, table, seed) => over(box).deal(table, BigInt(seed)),
    legal(box, table, actions) {
      const found = over(box).legal(table)
      actions.set(found)
      return found.length
    },
    play(box, table, action, trace) {
      const played = over(box).play(table, action)
      trace[0] = played.trace.length / 5
      trace.set(played.trace, 1)
      return played.legal
    },
    scores: (box, table, sheet) => {
      const rows = over(box).scores(table)
      rows.forEach((row, seat) => row.forEach((points, column) => sheet.set(seat, column, points)))
    },
    redeal: (box, table, seat, seed) => over(box).redeal(table, seat, BigInt(seed)),
    observe: (box, table, seat, features) => features.set(over(box).observe(table, seat)),
  }
}
