/** The files that the generated program reads: packs and words of the notation, as they are written. */
import { parse } from 'smol-toml'
import shapes from '../../../src/houseful/core/picture/face.json'
import type { Any } from './python/any'
import { KeyError, ValueError } from './python/errors'
import { fromPlain } from './python/plain'

const texts = new Map<string, string>()

/** Shapes of heads that pictures of finished tables are drawn with. */
export const SHAPES = fromPlain(shapes)

/** Give a file of a game its text. */
export function addFile(game: string, name: string, text: string): void {
  texts.set(`${game}/${name}`, text)
}

export function fileOf(game: { name: string }, name: string): string {
  const text = texts.get(`${game.name}/${name}`)
  if (text === undefined) throw new KeyError(`${game.name}/${name}`)
  return text
}

/** A text in TOML as data. */
export function readToml(text: string): Any {
  try {
    return fromPlain(parse(text))
  } catch (error) {
    throw new ValueError((error as Error).message.split('\n')[0])
  }
}

/** Whoever plays here wrote the pack or has it from us: how long it takes to read is nobody else's concern. */
export function checkBounds(): void {}

/** The standard pack, or one that was read already. */
export function openPack(game: { standard: Any }, pack: Any): Any {
  if (pack !== null) throw new KeyError('a pack is no file here')
  return game.standard
}
