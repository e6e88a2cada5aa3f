/** What the translated program answers: objects of its own, which `plain` makes the JSON of a server's answer. */
export type { Any } from './python/any'

export interface Answer<T> {
  readonly __plain?: T
}
