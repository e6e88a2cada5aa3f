/** The head of the family as data: the shapes that Python's pictures are drawn from too. */
import shapes from '../../../src/houseful/core/picture/face.json'

export type Traits = {
  hair: 'none' | 'short' | 'bun' | 'braids' | 'curly' | 'long' | 'tonsure' | 'side'
  mood: 'calm' | 'happy' | 'wink' | 'sleepy' | 'stern'
  beard: 'none' | 'moustache' | 'full'
  glasses: 'none' | 'round' | 'sun' | 'heart'
}
export type Layer = { d: string; fill: string; stroke?: string; width?: number; opacity?: number }
type Shape = Layer & { when?: Partial<Record<keyof Traits, string[]>> }

export const SKINS = shapes.skins

/** The paths of a head with these traits, in the order in which they are drawn, with the wearer's own colours. */
export function layersOf(traits: Traits, skin: number, hairColour: string): Layer[] {
  const own: Record<string, string | undefined> = {
    skin: shapes.skins[skin],
    cheek: shapes.cheeks[skin],
    hair: hairColour,
  }
  const colour = (name: string): string => own[name] ?? name
  return (shapes.layers as Shape[])
    .filter(({ when = {} }) =>
      Object.entries(when).every(([trait, values]) => values.includes(traits[trait as keyof Traits])),
    )
    .map(({ when: _, ...layer }) => ({
      ...layer,
      fill: colour(layer.fill),
      stroke: layer.stroke && colour(layer.stroke),
    }))
}
