"""Why a move is refused: the id of the rule that forbids it."""

from houseful.core.compile.rule import as_python
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import place_in_hall
from houseful.games.overbooked.moves import LEAVE, PLACE, REMOVE, SEAT
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS, layout_for
from houseful.games.overbooked.seating import row_of_spots
from houseful.games.overbooked.table import (
    NONE,
    PLACING,
    SEATING,
    SHORT,
    SKIPPING,
    TAKING,
    PlaneTable,
)

REFUSALS = (
    "plane.turn.order",
    "plane.take.card",
    "plane.take.skip",
    "plane.solo.remove",
    "plane.solo.last-voucher",
    "plane.setup.plane",
    "plane.place.turn",
    "plane.place.zone",
    "plane.place.wish",
    "plane.place.share",
    "plane.place.short",
    "plane.symbol.skip",
    "plane.symbol.cross",
)

_place_in_hall = as_python(place_in_hall)
_row_of_spots = as_python(row_of_spots)


def refusal(box: PlaneBox, table: PlaneTable, move: int) -> str:
    """The rule that an illegal move breaks."""
    if table.phase == TAKING and move < PLACE:
        return _refused_card(table, move)
    if table.phase == PLACING and PLACE <= move < SEAT:
        return _refused_spot(box, table, move - PLACE)
    if table.phase == SEATING and SEAT <= move < LEAVE:
        return _refused_seat(box, table, move - SEAT)
    if table.phase == SKIPPING:
        return "plane.symbol.skip"
    if table.phase == SHORT:
        return "plane.place.short"
    return "plane.turn.order"


def _refused_card(table: PlaneTable, move: int) -> str:
    removing = move >= REMOVE
    if removing and table.players > 1:
        return "plane.solo.remove"
    if _place_in_hall(table, move - REMOVE if removing else move) == NONE:
        return "plane.take.card"
    return "plane.solo.last-voucher" if removing else "plane.take.skip"


def _refused_spot(box: PlaneBox, table: PlaneTable, spot: int) -> str:
    """No such seat, a turn that looks like another, or a pattern that leaves its zone or the plane."""
    turn, anchor = divmod(spot, SEAT_NUMBERS)
    if box.bit[layout_for(table.players), anchor] == NONE:
        return "plane.setup.plane"
    card = table.cards[table.taken - 1]
    if any(_looks(box, card, smaller) == _looks(box, card, turn) for smaller in range(turn)):
        return "plane.place.turn"
    return "plane.symbol.cross" if _row_of_spots(box, table, card) % 2 else "plane.place.zone"


def _looks(box: PlaneBox, card: int, turn: int) -> set[tuple[int, int]]:
    """What is seen of a card after a turn: which colour sits where."""
    heads = range(box.heads[card])
    return {(box.step[TURNS * card + turn, passenger], box.colour[card, passenger]) for passenger in heads}


def _refused_seat(box: PlaneBox, table: PlaneTable, place: int) -> str:
    bit = box.bit[layout_for(table.players), place]
    if bit == NONE:
        return "plane.setup.plane"
    return "plane.place.share" if table.just_seated >> bit & 1 else "plane.place.wish"
