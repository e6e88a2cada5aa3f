/** The links to seats that a host keeps for friends, by seat: only the host's browser has them. */
import { readStored, writeStored } from './storage'

export type Invites = Record<string, string>

const nameOf = (table: string) => `houseful-invites-${table}`

export function readInvites(table: string): Invites {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(table)) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Invites) : {}
  } catch {
    return {}
  }
}

export function writeInvites(table: string, invites: Invites): void {
  writeStored(nameOf(table), JSON.stringify(invites))
}
