/** What calls a visitor back who looks elsewhere: the tab's title and icon, and sounds. */
import type { State } from './api'
import { under } from './root'
import { ring } from './sound'
import { say } from './words.svelte'

class Attention {
  /** At how many tables it is the visitor's turn, as far as the page that is open knows. */
  waiting = $state(0)
}
export const attention = new Attention()

/** The tab's icon carries a spot while something waits for the visitor. */
export function markIcon() {
  $effect(() => {
    const file = under(attention.waiting ? '/icon-turn.svg' : '/icon.svg')
    const icon = document.querySelector('link[rel=icon]')
    // Also the same file is fetched anew when it is set.
    if (icon && icon.getAttribute('href') !== file) icon.setAttribute('href', file)
  })
}

/** Whether a table waits for the visitor; where all seats are theirs, it always would. */
export function isMyTurn(state: State | null): boolean {
  if (!state || state.table.stage !== 'playing' || state.turn === null) return false
  return state.mine.includes(state.turn) && state.table.seats.some((seat) => !state.mine.includes(seat.number))
}

/** Call the visitor while a table is open: sounds for what happens, the icon while it is their turn and nothing is shown. */
export function attend(look: () => State | null, busy: () => boolean = () => false) {
  let ply: number | null = null
  let turn = false
  let over: boolean | null = null
  $effect(() => {
    const state = look()
    if (!state) return
    const mine = isMyTurn(state) && !busy()
    const ended = state.table.stage === 'over'
    if (ply !== null && state.ply > ply) ring('placed')
    if (mine && !turn) ring('turn')
    if (ended && over === false) ring('end')
    ply = state.ply
    turn = mine
    over = ended
    attention.waiting = mine ? 1 : 0
  })
  $effect(() => () => void (attention.waiting = 0))
}

/** The title of a table's tab; whose turn it is, is not told before what the board still shows. */
export function tableTitle(state: State | null, busy = false): string {
  if (!state) return 'Houseful'
  const game = say(state.table.game)
  return isMyTurn(state) && !busy ? say('page-turn-title', { game }) : `${game} · Houseful`
}
