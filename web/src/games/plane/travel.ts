/** A card travels from the belt to the gate. */
import { crossfade, fade } from 'svelte/transition'
import { isStill } from '$lib/settings.svelte'

export const [leave, arrive] = crossfade({ duration: () => (isStill() ? 0 : 300), fallback: (node) => fade(node, { duration: isStill() ? 0 : 180 }) })
