/** Tables on this device. */
import type { Asked } from '$lib/here'

export async function answerOfTable({ path }: Asked): Promise<unknown> {
  throw new RangeError(`there is no table on this device for ${path}`)
}
