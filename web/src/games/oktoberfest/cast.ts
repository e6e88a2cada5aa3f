/** How the heroes look: one kit, a face of one's own for each. What they hold says what they are good for. */
import type { ComponentProps } from 'svelte'
import type Face from '$pieces/Face.svelte'
import type { HatKind } from './Hat.svelte'
import type { PropKind } from './Prop.svelte'

export type Look = ComponentProps<typeof Face> & {
  hat: HatKind
  hatColour: string
  plume?: string
  cloth: string
  wears: 'braces' | 'dirndl' | 'apron' | 'jacket'
  prop: PropKind
  /** The paper behind the hero. */
  ground: string
}

export const CAST: Record<string, Look> = {
  erich: { skin: 1, hair: 'short', hairColour: '#5a3620', beard: 'moustache', mood: 'happy', hat: 'toque', hatColour: '#a9452f', cloth: '#fff4e0', wears: 'apron', prop: 'sausage', ground: '#e7a98c' },
  anton: { skin: 2, hair: 'short', hairColour: '#2e2018', beard: 'none', mood: 'wink', hat: 'cap', hatColour: '#7c5a34', cloth: '#d9c7a2', wears: 'braces', prop: 'pretzel', ground: '#e9cf9b' },
  berta: { skin: 0, hair: 'bun', hairColour: '#b9b2a8', glasses: 'round', mood: 'calm', hat: 'none', hatColour: '#fff', cloth: '#5b4a8a', wears: 'apron', prop: 'cloche', ground: '#c8bfe2' },
  franzi: { skin: 1, hair: 'curly', hairColour: '#c8742c', mood: 'happy', hat: 'none', hatColour: '#fff', cloth: '#2f7f8c', wears: 'dirndl', prop: 'basket', ground: '#a9d6d4' },
  klaus: { skin: 3, hair: 'short', hairColour: '#241a1c', glasses: 'round', beard: 'full', mood: 'calm', hat: 'none', hatColour: '#fff', cloth: '#37566e', wears: 'jacket', prop: 'scroll', ground: '#b7cbd9' },
  vroni: { skin: 0, hair: 'braids', hairColour: '#d7a94b', mood: 'happy', hat: 'none', hatColour: '#fff', cloth: '#b23a55', wears: 'dirndl', prop: 'beer', ground: '#f1c3c6' },
  gustl: { skin: 1, hair: 'none', hairColour: '#d8d2c8', beard: 'full', mood: 'happy', hat: 'toque', hatColour: '#3f6d8c', cloth: '#fff4e0', wears: 'apron', prop: 'ladle', ground: '#bcd3de' },
  heidi: { skin: 1, hair: 'braids', hairColour: '#7a4522', mood: 'wink', hat: 'flowers', hatColour: '#c33a2c', plume: '#fff7e4', cloth: '#2b7048', wears: 'dirndl', prop: 'mugs', ground: '#bfdcb8' },
  zenzi: { skin: 2, hair: 'short', hairColour: '#3a2419', mood: 'stern', hat: 'scarf', hatColour: '#c33a2c', plume: '#fff', cloth: '#caa04a', wears: 'apron', prop: 'basket', ground: '#f0d7a3' },
  leonore: { skin: 4, hair: 'long', hairColour: '#1f181c', mood: 'calm', hat: 'wide', hatColour: '#7b3f7a', plume: '#f5c431', cloth: '#7b3f7a', wears: 'dirndl', prop: 'trophy', ground: '#dfbfdd' },
  suse: { skin: 0, hair: 'braids', hairColour: '#b4552a', glasses: 'round', mood: 'happy', hat: 'none', hatColour: '#fff', cloth: '#5a9be0', wears: 'dirndl', prop: 'ribbons', ground: '#c6dbf1' },
  resi: { skin: 3, hair: 'bun', hairColour: '#2a1a16', mood: 'happy', hat: 'flowers', hatColour: '#f5c431', plume: '#fff7e4', cloth: '#a34a1f', wears: 'dirndl', prop: 'mugs', ground: '#efc59f' },
  helmut: { skin: 1, hair: 'short', hairColour: '#8d8378', beard: 'moustache', mood: 'sleepy', hat: 'bowler', hatColour: '#2f3b45', cloth: '#efe7d6', wears: 'braces', prop: 'tray', ground: '#cdd6cf' },
  mathaus: { skin: 2, hair: 'side', hairColour: '#5a3620', beard: 'none', mood: 'happy', hat: 'topper', hatColour: '#2f4e3c', cloth: '#2f4e3c', wears: 'jacket', prop: 'hats', ground: '#c3d9c2' },
  xaver: { skin: 0, hair: 'short', hairColour: '#c8742c', beard: 'full', mood: 'stern', hat: 'tyrolean', hatColour: '#6b4a2c', plume: '#f1ead9', cloth: '#e6d9bd', wears: 'braces', prop: 'sausage', ground: '#d9c4a4' },
  lorenz: { skin: 4, hair: 'curly', hairColour: '#1b1417', mood: 'wink', hat: 'none', hatColour: '#fff', cloth: '#a5322b', wears: 'jacket', prop: 'purse', ground: '#e9b9a8' },
  katharina: { skin: 1, hair: 'long', hairColour: '#d9a441', mood: 'calm', hat: 'crown', hatColour: '#efc64a', plume: '#c33a2c', cloth: '#1f5f86', wears: 'dirndl', prop: 'trumpet', ground: '#b6d3e4' },
  korbinian: { skin: 2, hair: 'tonsure', hairColour: '#4a2f1c', glasses: 'round', beard: 'moustache', mood: 'happy', hat: 'none', hatColour: '#fff', cloth: '#6b4a2c', wears: 'jacket', prop: 'purse', ground: '#e3d2a5' },
  walburga: { skin: 0, hair: 'bun', hairColour: '#8f8a86', mood: 'stern', hat: 'scarf', hatColour: '#2f7f8c', plume: '#f5c431', cloth: '#5d6b34', wears: 'apron', prop: 'cloche', ground: '#d3dab0' },
}

/** Somebody from a card pack of one's own looks like one of the family, always the same one. */
export function lookOf(id: string): Look {
  const known = CAST[id]
  if (known) return known
  const all = Object.values(CAST)
  return all[[...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % all.length]!
}
