/** Steps of a replay: by key, and in its address. */
import { under } from '$lib/root'

export const SPEEDS = [0.5, 1, 2, 4]

/** How many moves a key goes on or back; null for other keys, and where somebody writes or chooses. */
export function stepOf(event: KeyboardEvent, plies: number): number | null {
  const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
  if (inField || event.altKey || event.ctrlKey || event.metaKey) return null
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: -10,
    PageDown: 10,
    Home: -plies,
    End: plies,
  }
  return steps[event.key] ?? null
}

/** Whether a key starts or stops the replay. */
export const isPlayKey = (event: KeyboardEvent) =>
  event.key === ' ' && !(event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement)

/** What stands behind the # of a replay's address. */
export function readPlace(hash: string): { ply: number | null; eyes: string | null } {
  const asked = new URLSearchParams(hash)
  const ply = Number(asked.get('ply') ?? NaN)
  return { ply: Number.isInteger(ply) && ply >= 0 ? ply : null, eyes: asked.get('eyes') }
}

export const writePlace = (ply: number, eyes: string) => `#ply=${ply}&eyes=${eyes}`

/** The whole address of a move, to be handed on. */
export const linkTo = (table: string, ply: number, eyes: string) =>
  location.origin + under(`/replay/${table}`) + writePlace(ply, eyes)
