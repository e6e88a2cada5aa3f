/** A value of a translated program: what is said of it is said by its Python source. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Any = any
