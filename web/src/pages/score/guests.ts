/** Guests of the hotel as a case for the scorer writes them: `red 3 bird`. */
import { say } from '$lib/words.svelte'

export type Guest = { colour: string; number: number; crest: string }
export type Side = 'back' | 'line'

export const RULES = [
  'none',
  'small-only',
  'large-only',
  'first-face-up',
  'second-face-up',
  'monks-first',
  'soldiers-first',
  'no-soldiers',
  'no-back-door',
  'two-crests',
]
export const COLOURS = ['red', 'blue', 'green', 'orange']
export const CRESTS = ['bird', 'fish', 'lion', 'oak']
export const KINDS = ['monk', 'merchants', 'maids', 'nobles', 'soldiers', 'workers']

export const writeGuest = ({ colour, number, crest }: Guest): string => `${colour} ${number} ${crest}`

export function readGuest(text: string): Guest {
  const [colour = '', number, crest = ''] = text.split(' ')
  return { colour, number: Number(number), crest }
}

export function guestWords({ colour, number, crest }: Guest): string {
  const kind = say(`hotel-kind-${KINDS[number - 1]}`)
  return `${say(`hotel-colour-${colour}`)} ${number}, ${kind}, ${say(`hotel-crest-${crest}`)}`
}
