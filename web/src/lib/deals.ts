/** Fair dealing from this side: what this browser saw before a deal, and whether the end fits it. */
import { api, type FairDealing, type TableInfo } from './api'
import { isTableHere } from './here'
import { readStored, writeStored } from './storage'

/** Kept with a game: the commitment, and the numbers that were sent for one's own seats. */
export type KeptDeal = { commitment: string; numbers: string[]; first: boolean }
export type Verdict = 'proved' | 'partly' | 'broken' | 'unchecked'
export type Check = { name: 'first' | 'secret' | 'number' | 'seed'; holds: boolean | null }
export type CheckedDeal = { verdict: Verdict; checks: Check[] }

const NAME = 'houseful-deals'
const MOST = 200

/** A number of one's own, mixed into the deal so that nobody can choose the cards. */
export function ownNumber(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(): [string, KeptDeal][] {
  try {
    const kept: unknown = JSON.parse(readStored(NAME) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, KeptDeal][]) : []
  } catch {
    return []
  }
}

export function keptDeal(table: string): KeptDeal | null {
  return read().find(([id]) => id === table)?.[1] ?? null
}

/** Keep a commitment and a number; a commitment that is kept already stays, so that another one shows at the end. */
export function keepDeal(table: string, { commitment, numbers, first }: KeptDeal) {
  const known = keptDeal(table)
  const deal = {
    commitment: known?.commitment ?? commitment,
    numbers: [...(known?.numbers ?? []), ...numbers],
    first: first && (known?.first ?? true),
  }
  const others = read().filter(([id]) => id !== table)
  writeStored(NAME, JSON.stringify([...others, [table, deal]].slice(-MOST)))
}

/** Sit down: the table's commitment is known here before one's number is sent. */
export async function sitDown(
  table: TableInfo,
  wanted: { seat?: number; invite?: string; name?: string } = {},
): Promise<TableInfo> {
  const number = ownNumber()
  if (table.fair) keepDeal(table.id, { commitment: table.fair.commitment, numbers: [number], first: true })
  return api.join(table.id, { ...wanted, number })
}

/** The rematch: one that somebody has made already, or a new one with a commitment asked for before. */
export async function playAgain(table: TableInfo, me: string | undefined): Promise<TableInfo> {
  if (isTableHere(table.id)) return (await import('../offline/tables')).playAgainHere(table.id)
  const number = ownNumber()
  if (table.next) {
    const { id, fair } = await api.table(table.next)
    if (fair) keepDeal(id, { commitment: fair.commitment, numbers: [number], first: true })
    return api.rematch(table.id, { number })
  }
  const { id, commitment } = await api.commit()
  const next = await api.rematch(table.id, { commitment: id, number })
  const own = next.host === me // else somebody was faster, and this number came without having seen theirs
  const seen = own ? commitment : (next.fair?.commitment ?? '')
  keepDeal(next.id, { commitment: seen, numbers: [number], first: own })
  return next
}

const sha256 = async (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether a finished deal fits what this browser kept: `proved` only if it saw the commitment before its number. */
export async function checkDeal(fair: FairDealing, mine: number[], kept: KeptDeal | null): Promise<CheckedDeal> {
  const { secret, numbers, seed } = fair
  if (!crypto.subtle || secret === null || numbers === null || seed === null)
    return { verdict: 'unchecked', checks: [] }
  const commitment = kept?.commitment ?? fair.commitment
  const mixed = new DataView(await sha256([secret, ...numbers].join(':'))).getBigUint64(0) >> 1n
  const own = kept && mine.length > 0
  const checks: Check[] = [
    { name: 'first', holds: own ? kept.first : null },
    { name: 'secret', holds: hex(await sha256(secret)) === commitment && commitment === fair.commitment },
    { name: 'number', holds: own ? mine.every((seat) => kept.numbers.includes(numbers[seat] ?? '')) : null },
    { name: 'seed', holds: String(mixed) === seed },
  ]
  const broken = checks.some(({ name, holds }) => name !== 'first' && holds === false)
  return { verdict: broken ? 'broken' : checks.every(({ holds }) => holds) ? 'proved' : 'partly', checks }
}
