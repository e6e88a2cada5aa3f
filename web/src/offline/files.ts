/** The files that the generated program reads: packs and words of the notation, as they are written. */
import { parse } from 'smol-toml'
import shapes from '../../../src/houseful/core/picture/face.json'
import { Place } from '../../generated/js/shared.js'
import type { Any } from './python/any'
import { KeyError } from './python/errors'
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

/** A pack's text as a document. Whoever plays here wrote it or has it from us: nothing has to be bounded. */
export const readToml = (text: string): Any => new Place(fromPlain(parse(text)))

/** The standard pack, or one that was read already. */
export function openPack(game: { standard: Any }, pack: Any): Any {
  if (pack !== null) throw new KeyError('a pack is no file here')
  return game.standard
}
