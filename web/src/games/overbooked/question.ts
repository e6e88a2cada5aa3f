/** The one sentence that says what is asked now. */
import type { Sitting } from '$lib/api'
import { say } from '$lib/words.svelte'
import { seatName } from '../../table/names'
import { passenger } from './cardWords'
import type { PlaneView } from './view'

export function questionOf(view: PlaneView, moves: string[], turn: number | null, seats: Sitting[]): string {
  if (view.phase === 'over' || turn === null)
    return view.solo ? say(`plane-event-${view.solo.result === 'won' ? 'won' : 'lost'}`) : say('plane-event-over')
  if (!moves.length)
    return say(view.hand ? 'plane-page-watch-seating' : 'page-turn-of', { name: seatName(seats, turn) })
  if (view.phase === 'taking')
    return say(view.solo ? 'plane-page-ask-solo' : moves.length === 1 ? 'plane-page-ask-gate' : 'plane-page-ask-taking')
  const next = view.hand?.passengers[(view.hand.next ?? 0) - 1]
  if (!next) return say(`plane-page-ask-${view.phase}`)
  return say('plane-page-ask-seating', { passenger: passenger(next), kind: say(`plane-kind-${view.hand?.wish}`) })
}
