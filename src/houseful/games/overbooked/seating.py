"""Seating: patterns in one go, wish cards passenger by passenger; those who sat there are displaced."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.absences import corner_of_boarders
from houseful.games.overbooked.boarding import comes_along, next_passenger
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.show.trace_codes import BOARDED, SEATED, SEATED_SWAPPING
from houseful.games.overbooked.symbols import swaps_passengers
from houseful.games.overbooked.table import COLOURS, NONE, PlaneTable, card_in_hand, layout_of


@rule
def seats_wished_for(box: PlaneBox, table: PlaneTable) -> int:
    """Seats that the next passenger of a wish card may take (plane.place.wish), as a set.

    Any of the kind, in any zone, but not one that this card has just filled (plane.place.share).
    """
    wish = box.wish[card_in_hand(table), table.passenger_to_seat]
    return box.kind[layout_of(table), wish] & ~table.just_seated


@rule
def place_pattern(box: PlaneBox, table: PlaneTable, spot: int, trace: Row) -> None:
    """Seat everybody who boards at once, as the card shows them (plane.place.board)."""
    card = card_in_hand(table)
    note(trace, BOARDED, table.actor, card, spot // SEAT_NUMBERS, spot % SEAT_NUMBERS)
    turned = TURNS * card + spot // SEAT_NUMBERS
    start = spot % SEAT_NUMBERS
    if table.left_out:
        start -= corner_of_boarders(box, table, turned)
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            place = start + box.step[turned, passenger]
            sit_down(box, table, box.colour[card, passenger], place, trace)


@rule
def seat_wish_passenger(box: PlaneBox, table: PlaneTable, place: int, trace: Row) -> None:
    """Seat the next passenger of a wish card."""
    card = card_in_hand(table)
    table.just_seated |= 1 << box.bit[layout_of(table), place]
    sit_down(box, table, box.colour[card, table.passenger_to_seat], place, trace)
    table.passenger_to_seat += 1
    next_passenger(box, table)


@rule
def sit_down(box: PlaneBox, table: PlaneTable, colour: int, place: int, trace: Row) -> None:
    """A passenger takes a seat and displaces anybody who sat there."""
    seat = table.actor
    here = 1 << box.bit[layout_of(table), place]
    swapping = swaps_passengers(box, table, card_in_hand(table))
    gone = who_sits(table, seat, here)
    if gone != NONE:
        displace(table, seat, gone, here, swapping)
    table.seated[seat, colour] |= here
    note(trace, SEATED_SWAPPING if swapping else SEATED, seat, colour, place, gone)


@rule
def who_sits(table: PlaneTable, seat: int, here: int) -> int:
    """The colour of the passenger on a seat, or NONE."""
    for colour in range(COLOURS):
        if table.seated[seat, colour] & here:
            return colour
    return NONE


@rule
def displace(table: PlaneTable, seat: int, colour: int, here: int, swapping: bool) -> None:
    """A passenger leaves a seat for the stairs (plane.place.displace) or the supply (plane.symbol.swap)."""
    table.seated[seat, colour] &= ~here
    if swapping:
        table.supply[colour] += 1
    else:
        table.stairs[seat, colour] += 1
        table.displaced += 1
