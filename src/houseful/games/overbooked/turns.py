"""Whose turn it is, the end of a turn and the end of the game."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import fill_hall
from houseful.games.overbooked.scenarios import settle_vouchers
from houseful.games.overbooked.show.trace_codes import GAME_OVER, NO_CARD, ROUND_COMPLETE, SOLO_DECIDED
from houseful.games.overbooked.table import NONE, OVER, TAKING, UNDECIDED, PlaneTable, cards_in_game


@rule
def seat_on_turn(table: PlaneTable) -> int:
    """The seat whose turn it is: each takes one card in turn (plane.turn.order)."""
    seat = table.first + table.taken % table.players
    return seat if seat < table.players else seat - table.players


@rule
def end_turn(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Go on to the next player and fill the hall, or end the game (plane.end.round, plane.hall.empty)."""
    if table.players == 1:
        settle_vouchers(box, table, trace)
    if is_over(table):
        end_game(table, trace)
        return
    table.phase = TAKING
    table.actor = seat_on_turn(table)
    fill_hall(table, trace)


@rule
def is_over(table: PlaneTable) -> bool:
    """Whether the game ends: solo by winning or losing; else after the last round or the last card."""
    if table.players == 1:
        return table.result != UNDECIDED
    if table.taken == cards_in_game(table):
        return True
    return table.ending == 1 and table.taken % table.players == 0


@rule
def end_game(table: PlaneTable, trace: Row) -> None:
    """End the game: nobody is to move any more."""
    table.phase = OVER
    table.actor = NONE
    note(trace, GAME_OVER, why_over(table), 0, 0, 0)


@rule
def why_over(table: PlaneTable) -> int:
    """Why the game ends: a solo game is won or lost, the last round is complete, or no card is left."""
    if table.players == 1:
        return SOLO_DECIDED
    return ROUND_COMPLETE if table.ending else NO_CARD
