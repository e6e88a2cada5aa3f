"""The departure hall: choosing a card, skipping the ones before it, filling up."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.show.trace_codes import DRAWN, PAID, TAKEN
from houseful.games.overbooked.symbols import is_bonus_card
from houseful.games.overbooked.table import (
    HALL,
    NONE,
    PlaneTable,
    cards_in_game,
    cards_shown,
)


@rule
def cards_in_hall(table: PlaneTable) -> int:
    """How many cards lie in the hall."""
    return cards_shown(table) - table.taken


@rule
def place_in_hall(table: PlaneTable, card: int) -> int:
    """Where a card lies, counted from the gate; NONE: elsewhere."""
    for place in range(cards_in_hall(table)):
        if table.cards[table.taken + place] == card:
            return place
    return NONE


@rule
def farthest_place(table: PlaneTable) -> int:
    """The farthest place from the gate that the player can afford: a voucher for each card skipped (plane.take.skip).

    Only vouchers in hand count, not those on the card itself (plane.take.vouchers). Solo choices are free.
    """
    if table.players == 1:
        return HALL - 1
    return min(table.vouchers[table.actor], HALL - 1)


@rule
def take_card(box: PlaneBox, table: PlaneTable, card: int, trace: Row) -> None:
    """Pay for the cards skipped, take the card, then the vouchers that lie on it (plane.take.vouchers)."""
    seat = table.actor
    place = place_in_hall(table, card)
    if table.players > 1:
        for skipped in range(place):
            table.hall_vouchers[skipped] += 1
            note(trace, PAID, seat, table.cards[table.taken + skipped], 0, 0)
        table.vouchers[seat] -= place
    gained = table.hall_vouchers[place]
    table.vouchers[seat] += gained
    note(trace, TAKEN, seat, card, place, gained)
    move_up(table, place)
    if is_bonus_card(box, table, card):
        table.bonus[seat] += 1


@rule
def move_up(table: PlaneTable, place: int) -> None:
    """Move a card from the hall to those taken; the cards behind it move up to the gate."""
    card = table.cards[table.taken + place]
    for ahead in range(place, 0, -1):
        table.cards[table.taken + ahead] = table.cards[table.taken + ahead - 1]
    table.cards[table.taken] = card
    for behind in range(place, HALL - 1):
        table.hall_vouchers[behind] = table.hall_vouchers[behind + 1]
    table.hall_vouchers[HALL - 1] = 0
    table.taken += 1


@rule
def fill_hall(table: PlaneTable, trace: Row) -> None:
    """Note which card came into the hall, if the deck still had one (plane.hall.refill, plane.hall.empty)."""
    if table.taken + HALL <= cards_in_game(table):
        note(trace, DRAWN, table.cards[table.taken + HALL - 1], HALL - 1, 0, 0)
