"""The moves of Overbooked by number, which are legal, and playing them.

0–80     take this card from the hall
81–161   solo: remove this card from the hall (81 + card)
162–361  place the card in hand: 162 + 50 times the turn + the seat of the upper left corner of those who board
362–411  seat the next passenger of a wish card on this seat (362 + seat)
412–417  leave out this passenger of the card in hand (412 + passenger)
418      leave out nobody
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.games.overbooked.absences import row_of_spots, spots_for_boarders
from houseful.games.overbooked.boarding import begin_boarding, fetch_passengers, leave_out, may_stay_away
from houseful.games.overbooked.box import SPOTS, PlaneBox
from houseful.games.overbooked.departure_hall import cards_in_hall, farthest_place, take_card
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.scenarios import may_remove, remove_card
from houseful.games.overbooked.seating import place_pattern, seat_wish_passenger, seats_wished_for
from houseful.games.overbooked.table import (
    CARDS,
    PASSENGERS,
    PLACING,
    SEATING,
    SHORT,
    SKIPPING,
    TAKING,
    UNDECIDED,
    PlaneTable,
    card_in_hand,
    layout_of,
)
from houseful.games.overbooked.turns import end_game, end_turn

REMOVE = CARDS
PLACE = REMOVE + CARDS
SEAT = PLACE + SPOTS
LEAVE = SEAT + SEAT_NUMBERS
NOBODY = LEAVE + PASSENGERS
MOVES = NOBODY + 1


@rule
def legal(box: PlaneBox, table: PlaneTable, moves: Row) -> int:
    """Write the legal moves into a row; the result is how many."""
    if table.phase == TAKING:
        return legal_cards(table, moves)
    if table.phase == PLACING:
        return legal_spots(box, table, moves)
    if table.phase == SEATING:
        return legal_seats(box, table, moves)
    if table.phase in (SKIPPING, SHORT):
        return legal_absences(box, table, moves)
    return 0


@rule
def legal_cards(table: PlaneTable, moves: Row) -> int:
    """The cards within reach (plane.take.card, plane.take.skip); solo, those to be removed as well."""
    found = 0
    for place in range(min(cards_in_hall(table), farthest_place(table) + 1)):
        moves[found] = table.cards[table.taken + place]
        found += 1
    if may_remove(table):
        for place in range(cards_in_hall(table)):
            moves[found] = REMOVE + table.cards[table.taken + place]
            found += 1
    return found


@rule
def legal_spots(box: PlaneBox, table: PlaneTable, moves: Row) -> int:
    """Every turn and place in which those who board fit, taken seats or not (plane.place.displace)."""
    if table.left_out:
        return spots_for_boarders(box, table, moves, PLACE)
    row = row_of_spots(box, table, card_in_hand(table))
    for spot in range(box.fits[row]):
        moves[spot] = PLACE + box.spot[row, spot]
    return box.fits[row]


@rule
def legal_seats(box: PlaneBox, table: PlaneTable, moves: Row) -> int:
    """Every seat of the kind wished for, row by row."""
    found = 0
    wishes = seats_wished_for(box, table)
    for place in range(SEAT_NUMBERS):
        bit = box.bit[layout_of(table), place]
        if bit >= 0 and wishes >> bit & 1:
            moves[found] = SEAT + place
            found += 1
    return found


@rule
def legal_absences(box: PlaneBox, table: PlaneTable, moves: Row) -> int:
    """The passengers who may stay away; by the symbol also nobody (plane.symbol.skip, plane.place.short)."""
    found = 0
    for passenger in range(PASSENGERS):
        if may_stay_away(box, table, passenger):
            moves[found] = LEAVE + passenger
            found += 1
    if table.phase == SKIPPING:
        moves[found] = NOBODY
        found += 1
    return found


@rule
def play(box: PlaneBox, table: PlaneTable, move: int, trace: Row) -> None:
    """Apply a legal move and everything that follows without a decision."""
    if move < REMOVE:
        take_card(box, table, move, trace)
        begin_boarding(box, table, trace)
    elif move < PLACE:
        remove_card(table, move - REMOVE, trace)
        if table.result != UNDECIDED:
            end_game(table, trace)
        return
    elif move < SEAT:
        place_pattern(box, table, move - PLACE, trace)
        table.phase = TAKING
    elif move < LEAVE:
        seat_wish_passenger(box, table, move - SEAT, trace)
        if table.passenger_to_seat == box.heads[card_in_hand(table)]:
            table.phase = TAKING
    elif move < NOBODY:
        leave_out(box, table, move - LEAVE, trace)
    else:
        fetch_passengers(box, table, trace)
    if table.phase == TAKING:
        end_turn(box, table, trace)
