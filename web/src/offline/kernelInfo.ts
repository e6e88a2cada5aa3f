/** What the build says about a kernel (`web/generated/<game>/kernel.json`): where things lie in its memory. */

export type Kind = 'i1' | 'u1' | 'i2' | 'u2' | 'i4' | 'u4' | 'i8' | 'u8' | 'f4' | 'f8'

/** Numbers of one kind: where they begin, in bytes, and how many there are in each dimension (none: a single one). */
export type Part = { at: number; kind: Kind; shape: number[] }

export type Parts = Record<string, Part>

/** The parameters of a search (`Figures` in Python), in the order in which the kernel takes them. */
export type Figures = Record<string, number>

export type KernelInfo = {
  game: string
  /** The size of the range of moves; moves are numbers below it. */
  moves: number
  seats: number
  /** Columns of a score sheet: its lines, then its tie-breaks. */
  columns: number
  /** How many numbers tell what one move does. */
  described: number
  /** The records as their Python classes declare them; places are counted from the beginning of the record. */
  records: { box: { size: number; fields: Parts }; table: { size: number; fields: Parts } }
  /** What the kernel reads and writes, at addresses of its memory. */
  desk: Parts
  /** The first address that is free for trees and nets. */
  heap: number
  /** The arrays of the net that the kernel was built for, counted from where the net is put. */
  net: { size: number; parts: Parts }
  figures: Figures
  netFigures: Figures
  /** Nodes that a tree has at most, and how many it is given for each round. */
  tree: { most: number; plain: { each: number; more: number }; net: { each: number; more: number } }
}
