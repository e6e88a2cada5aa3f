/** Reading what was kept in this browser or came from another phone: the value if it has the wanted shape, else null. */
export type Fields = Record<string, unknown>

export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null

export const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value.length <= most ? value : null

export const countOf = (value: unknown, least: number, most: number): number | null =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most ? (value as number) : null

export const choiceOf = <T>(value: unknown, choices: readonly T[]): T | null =>
  choices.includes(value as T) ? (value as T) : null

export function listOf<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null
  const found = value.map(read)
  return found.some((one) => one === null) ? null : (found as T[])
}

/** One of some texts each, none of them twice. */
export function setOf(value: unknown, choices: readonly string[]): string[] | null {
  const found = listOf(value, choices.length, (one) => choiceOf(one as string, choices))
  return found && new Set(found).size === found.length ? found : null
}

/** An object whose fields could all be read; null as soon as one could not. */
export function whole<T extends Fields>(fields: { [name in keyof T]: T[name] | null }): T | null {
  return Object.values(fields).some((value) => value === null) ? null : (fields as unknown as T)
}
