/** A card travels from the belt to the gate, and the others move up; nothing travels that cannot be seen. */
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate'
import { crossfade, fade } from 'svelte/transition'
import { isStill } from '$lib/settings.svelte'

const [send, receive] = crossfade({ duration: 300, fallback: (node) => fade(node, { duration: 180 }) })
const narrow = matchMedia('(max-width: 900px)')
const plainly = (node: Element) => fade(node, { duration: isStill() ? 0 : 160 })

type Key = { key: string }
export const leave = (node: Element, key: Key) => (isStill() || narrow.matches ? plainly(node) : send(node, key))
export const arrive = (node: Element, key: Key) => (isStill() || narrow.matches ? plainly(node) : receive(node, key))

export function moveUp(
  node: Element,
  places: { from: DOMRect; to: DOMRect },
  params: FlipParams = {},
): AnimationConfig {
  if (isStill() || !places.from.width || !places.to.width) return { duration: 0 }
  return flip(node, places, { duration: 320, ...params })
}
