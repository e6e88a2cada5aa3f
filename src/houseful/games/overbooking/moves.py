"""The moves of Overbooking: small integers.

0–191   place a card: 48 times the hotel + 24 times the side (0 line, 1 back door) + the card
192     place nothing
193–288 the power due acts on this guest (193 + guest)
289     the power due is declined
"""

from houseful.core.compile.bits import lowest
from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.entry import (
    back_door_is_open,
    keep_card,
    may_keep,
    place_guest,
    welcome_in_line,
)
from houseful.games.overbooking.powers import act_on, decline, is_target
from houseful.games.overbooking.rounds import check_bookings, end_turn
from houseful.games.overbooking.table import (
    CARDS,
    CHECKING,
    PLACING,
    SEATS,
    HotelTable,
)

HOTEL = 2 * CARDS
NOTHING = HOTEL * SEATS
TARGET = NOTHING + 1
DECLINE = TARGET + CARDS * SEATS
MOVES = DECLINE + 1


@rule
def legal(box: HotelBox, table: HotelTable, moves: Row) -> int:
    """Write the legal moves, return how many."""
    if table.phase == PLACING:
        return legal_placements(box, table, moves)
    if table.phase == CHECKING:
        return legal_targets(table, moves)
    return 0


@rule
def legal_placements(box: HotelBox, table: HotelTable, moves: Row) -> int:
    """Every card in every place that takes it; nothing, where that is allowed or nothing else is."""
    found = 0
    hand = int(table.hand[table.actor])
    for hotel in range(table.players):
        # Both sides as one set of 48 bits: one loop with half as many mispredicted branches.
        places = hand & welcome_in_line(box, table, hotel)
        if back_door_is_open(box, table, hotel):
            places |= hand << CARDS
        while places:
            moves[found] = HOTEL * hotel + lowest(places)
            found += 1
            places &= places - 1
    if found == 0 or may_keep(table):
        moves[found] = NOTHING
        found += 1
    return found


@rule
def legal_targets(table: HotelTable, moves: Row) -> int:
    """Every guest in line that the power due may act on, and declining (hotel.power.choice)."""
    found = 0
    power = table.back[table.hotel, table.power]
    for place in range(table.in_line[table.hotel]):
        target = table.line[table.hotel, place]
        if is_target(table, power, target):
            moves[found] = TARGET + target
            found += 1
    moves[found] = DECLINE
    return found + 1


@rule
def play(box: HotelBox, table: HotelTable, move: int, trace: Row) -> None:
    """Apply a legal move and everything that follows without a decision."""
    if table.phase == PLACING:
        if move == NOTHING:
            keep_card(box, table, trace)
        else:
            place_guest(box, table, move // HOTEL, move // CARDS % 2, move % CARDS, trace)
        end_turn(box, table, trace)
        return
    if move == DECLINE:
        decline(table, trace)
    else:
        act_on(table, move - TARGET, trace)
    table.power += 1
    check_bookings(box, table, trace)
