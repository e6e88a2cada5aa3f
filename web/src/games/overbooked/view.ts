/** What the server shows of the plane, by the names that the board uses. */
import type { Server } from '$lib/api'
import type { BoardProps } from '../../table/board'

export type PlaneView = Server['OverbookedView']
export type PlaneEvent = Server['OverbookedEvent'] | Server['UndoEvent']
export type PlaneBoard = BoardProps<PlaneView, Server['OverbookedEvent']>
export type Player = Server['PlayerView']
export type Solo = Server['SoloView']
export type HallCard = Server['HallCardView']
export type Hand = Server['HandView']
/** What is printed on a card. */
export type Card = Pick<HallCard & Hand, keyof HallCard & keyof Hand>
