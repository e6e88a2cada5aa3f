/** Tables that somebody plays with the guide, and those where they have switched it off: kept in this browser. */
import { readStored, writeStored } from './storage'

const NAME = 'houseful-guided'
/** Tables that are remembered; those begun longest ago are forgotten. */
const MOST = 20

type Kept = Record<string, boolean>

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '{}')
    return kept !== null && typeof kept === 'object' ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

let tables = $state.raw(read())

/** Whether the guide is on at a table. */
export const isGuided = (table: string): boolean => tables[table] === true

/** Whether a table was begun with the guide, so that it can be switched on again. */
export const beganGuided = (table: string): boolean => table in tables

/** Switch the guide on or off at a table. */
export function setGuided(table: string, on: boolean) {
  const others = Object.entries(tables).filter(([id]) => id !== table)
  tables = Object.fromEntries([...others, [table, on] as const].slice(-MOST))
  writeStored(NAME, JSON.stringify(tables))
}
