"""Why a move is refused: the id of the rule that forbids it."""

from houseful.core.compile.rule import as_python
from houseful.games.overbooked.absences import turns_apart
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.departure_hall import place_in_hall
from houseful.games.overbooked.moves import LEAVE, PLACE, REMOVE, SEAT
from houseful.games.overbooked.plane import SEAT_NUMBERS, layout_for
from houseful.games.overbooked.symbols import may_cross_aisle
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
_turns_apart = as_python(turns_apart)
_may_cross_aisle = as_python(may_cross_aisle)


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
    """No such seat, a turn that makes no difference, or somebody who boards has no seat in the zone or the plane."""
    turn, anchor = divmod(spot, SEAT_NUMBERS)
    if box.bit[layout_for(table.players), anchor] == NONE:
        return "plane.setup.plane"
    if turn >= _turns_apart(box, table):
        return "plane.place.turn"
    card = table.cards[table.taken - 1]
    return "plane.symbol.cross" if _may_cross_aisle(box, table, card) else "plane.place.zone"


def _refused_seat(box: PlaneBox, table: PlaneTable, place: int) -> str:
    bit = box.bit[layout_for(table.players), place]
    if bit == NONE:
        return "plane.setup.plane"
    return "plane.place.share" if table.just_seated >> bit & 1 else "plane.place.wish"
