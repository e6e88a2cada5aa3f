/** A worker that thinks (`thinkers.ts`). */
import { Thinker, type Told } from './thinker'

const thinker = new Thinker((found) => postMessage(found))

/** Whatever goes wrong is an error of the worker: whoever waits for it does without. */
const fail = (error: unknown) =>
  setTimeout(() => {
    throw error
  })

addEventListener('message', ({ data }: MessageEvent<Told>) => void thinker.hear(data).catch(fail))
