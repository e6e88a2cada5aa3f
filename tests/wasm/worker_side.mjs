// A worker in a browser: does what browser_speed.py asks for, so many times.
import { openKernel, readNet } from './kernel.mjs'

const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const file = async (name) => new Uint8Array(await (await fetch(name)).arrayBuffer())


async function opened() {
  const [wasm, box, net] = await Promise.all(['kernel.wasm', 'box.bin', 'grandmaster.net'].map(file))
  const info = await (await fetch('kernel.json')).json()
  const began = performance.now()
  const kernel = openKernel(await WebAssembly.compile(wasm), info, box)
  return { kernel, ready: performance.now() - began, net: readNet(net, info) }
}

const work = {
  playouts({ kernel }, { blank, seed, games }) {
    const table = bytes(blank)
    return () => kernel.playouts(table, BigInt(seed), games)
  },
  search({ kernel, net }, { table, seat, seed, rounds, withNet }) {
    const search = kernel.search(bytes(table), { seat, seed: BigInt(seed), rounds, net: withNet ? net : undefined })
    return () => search.think(rounds)
  },
}

const opening = opened()
let prepared = []

// A job is prepared so many times, or what was prepared is run.
onmessage = async ({ data: { job, times } }) => {
  const here = await opening
  if (job) prepared = Array.from({ length: times }, () => work[job.does](here, job))
  else for (const run of prepared) run()
  postMessage({ ready: here.ready })
}
