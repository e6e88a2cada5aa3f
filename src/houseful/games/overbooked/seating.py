"""Seating: patterns in one go, wishes passenger by passenger; whoever sat there gives way."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.boarding import comes_along, next_passenger
from houseful.games.overbooked.box import PLANES, PlaneBox
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.show.trace_codes import BOARDED, SEATED, SEATED_SWAPPING
from houseful.games.overbooked.table import COLOURS, CROSS, NONE, SWAP, PlaneTable, card_in_hand, layout_of


@rule
def spots_row(box: PlaneBox, table: PlaneTable, card: int) -> int:
    """The row of the box with the spots where a card fits in the plane now in use.

    With the symbol in play the aisle has no width for it (plane.symbol.cross).
    """
    crossing = 1 if table.symbols == 1 and box.symbol[card] == CROSS else 0
    return PLANES * card + 2 * layout_of(table) + crossing


@rule
def free_wishes(box: PlaneBox, table: PlaneTable) -> int:
    """Seats that the next passenger of a wish card may take (plane.place.wish): any of the kind, in any zone,
    but not one that this card has just filled (plane.place.share)."""
    return box.kind[layout_of(table), box.wish[card_in_hand(table)]] & ~table.used


@rule
def place_pattern(box: PlaneBox, table: PlaneTable, spot: int, trace: Row) -> None:
    """Everybody on the card sits down at once, as it shows them (plane.place.board)."""
    card = card_in_hand(table)
    note(trace, BOARDED, table.actor, card, spot // SEAT_NUMBERS, spot % SEAT_NUMBERS)
    turned = TURNS * card + spot // SEAT_NUMBERS
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            place = spot % SEAT_NUMBERS + box.step[turned, passenger]
            sit_down(box, table, box.colour[card, passenger], place, trace)


@rule
def place_wish(box: PlaneBox, table: PlaneTable, place: int, trace: Row) -> None:
    """The next passenger of a wish card sits down."""
    card = card_in_hand(table)
    table.used |= 1 << box.bit[layout_of(table), place]
    sit_down(box, table, box.colour[card, table.turn], place, trace)
    table.turn += 1
    next_passenger(box, table)


@rule
def sit_down(box: PlaneBox, table: PlaneTable, colour: int, place: int, trace: Row) -> None:
    """A passenger takes a seat; whoever sat there gives way."""
    seat = table.actor
    here = 1 << box.bit[layout_of(table), place]
    swapping = table.symbols == 1 and box.symbol[card_in_hand(table)] == SWAP
    gone = who_sits(table, seat, here)
    if gone != NONE:
        give_way(table, seat, gone, here, swapping)
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
def give_way(table: PlaneTable, seat: int, colour: int, here: int, swapping: bool) -> None:
    """Whoever sits there goes to the stairs (plane.place.displace) or to the supply (plane.symbol.swap)."""
    table.seated[seat, colour] &= ~here
    if swapping:
        table.supply[colour] += 1
    else:
        table.stairs[seat, colour] += 1
        table.bumped += 1
