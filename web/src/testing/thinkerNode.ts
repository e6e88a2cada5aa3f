/** A worker that thinks, in Node. */
import { parentPort } from 'node:worker_threads'
import { Thinker } from '../offline/thinker'

const thinker = new Thinker((found) => parentPort!.postMessage(found))
parentPort!.on('message', (told) => void thinker.hear(told))
