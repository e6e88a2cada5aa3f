/** The one sentence that says what is asked now. */
import type { Sitting } from '$lib/api'
import { say } from '$lib/words.svelte'
import { seatName } from '../../table/names'
import { passenger } from './cardWords'
import type { PlaneView, Solo } from './view'

/** How a game alone ended, and why. */
function endAlone(view: PlaneView, solo: Solo): string {
  if (solo.result === 'won') return say('plane-event-won', { title: say(`rule-plane-solo-${solo.scenario}`) })
  return say('plane-event-lost', { reason: view.seats[0]!.vouchers ? 'no-card' : 'no-voucher' })
}

/** With one voucher left no card can be removed. */
const soloQuestion = (moves: string[]) =>
  moves.some((move) => move.startsWith('remove ')) ? 'plane-page-ask-solo' : 'plane-page-ask-solo-take'

export function questionOf(view: PlaneView, moves: string[], turn: number | null, seats: Sitting[]): string {
  if (view.phase === 'over' || turn === null)
    return view.solo
      ? endAlone(view, view.solo)
      : say('plane-event-over', { reason: view.ending ? 'round-complete' : 'no-card' })
  if (!moves.length)
    return say(view.hand ? 'plane-page-watch-seating' : 'page-turn-of', { name: seatName(seats, turn) })
  if (view.phase === 'taking')
    return say(view.solo ? soloQuestion(moves) : moves.length === 1 ? 'plane-page-ask-gate' : 'plane-page-ask-taking')
  const next = view.hand?.passengers[(view.hand.next ?? 0) - 1]
  const wish = view.hand?.wishes[(view.hand.next ?? 0) - 1]
  if (!next) return say(`plane-page-ask-${view.phase}`)
  return say('plane-page-ask-seating', { passenger: passenger(next), kind: say(`plane-kind-${wish}`) })
}
