// node page_side.mjs KERNEL.MJS FOLDER JOBS.JSON: do on the page's side what both_sides.py asks for; answers as JSON.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const [, , bundle, folder, jobs] = process.argv
const read = (name) => new Uint8Array(readFileSync(`${folder}/${name}`))
const { openKernel, readNet } = await import(bundle)

const began = performance.now()
const info = JSON.parse(readFileSync(`${folder}/kernel.json`, 'utf8'))
const kernel = openKernel(read('kernel.wasm'), info, read('box.bin'))
const ready = performance.now() - began
const net = readNet(read('grandmaster.net'), info)

const bytes = (text) => new Uint8Array(Buffer.from(text, 'base64'))
const base64 = (array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64')
const digest = (...arrays) => {
  const hash = createHash('sha256')
  for (const array of arrays) hash.update(new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
  return hash.digest('hex').slice(0, 16)
}
const ints = (numbers) => Int32Array.from(numbers.flat())
const seconds = (do_) => {
  const start = process.cpuUsage()
  const answer = do_()
  const { user, system } = process.cpuUsage(start)
  return [answer, (user + system) / 1e6]
}

/** All that the kernel says of a table, as a hash; the table is left as it was. */
function described(table, players, step) {
  const { worth } = kernel.evaluate(table)
  const seats = Array.from({ length: players }, (_, seat) => kernel.observe(table, seat))
  const redealt = table.slice()
  kernel.redeal(redealt, (step % (players + 1)) - 1, BigInt(step))
  const parts = [ints(kernel.legal(table)), ints(kernel.scores(table)), worth, ...seats, redealt]
  if (step % 5 === 0 && worth.length > 0) {
    const { logits, priors, wins, margins } = kernel.look(table, net)
    parts.push(logits, priors, wins, margins)
  }
  return digest(table, ...parts)
}

const work = {
  game({ blank, players, seed, actions }) {
    const table = bytes(blank)
    kernel.deal(table, BigInt(seed))
    const steps = [described(table, players, 0)]
    actions.forEach((action, step) => {
      const { legal, trace } = kernel.play(table, action)
      steps.push(`${legal} ${digest(ints(trace))} ${described(table, players, step + 1)}`)
    })
    return steps
  },
  refused({ table, action }) {
    const [before, after] = [bytes(table), bytes(table)]
    const { legal, trace } = kernel.play(after, action)
    return { legal, trace, same: digest(before) === digest(after) }
  },
  playouts({ blank, seed, games }) {
    const [{ sheets, decisions }, time] = seconds(() => kernel.playouts(bytes(blank), BigInt(seed), games))
    return { sheets: base64(sheets), decisions, time }
  },
  search({ table, seat, seed, rounds, withNet, slices }) {
    const search = kernel.search(bytes(table), { seat, seed: BigInt(seed), rounds, net: withNet ? net : undefined })
    const [, time] = seconds(() => {
      for (let slice = 0; slice < slices; slice++) search.think(rounds / slices)
    })
    const [links, values] = [search.links.subarray(0, 5 * search.size), search.values.subarray(0, 8 * search.size)]
    return { tree: digest(links, values), nodes: search.size, time, children: search.children() }
  },
  described({ table }) {
    const { worth } = kernel.evaluate(bytes(table))
    const { actions, described } = kernel.describe(bytes(table))
    return { actions, worth: Array.from(worth), described: Array.from(described) }
  },
}

const asked = JSON.parse(readFileSync(jobs, 'utf8'))
const imports = WebAssembly.Module.imports(new WebAssembly.Module(read('kernel.wasm'))).length
const brotli = brotliCompressSync(read('kernel.wasm')).length
console.log(JSON.stringify({ ready, imports, brotli, answers: asked.map(({ does, ...job }) => work[does](job)) }))
