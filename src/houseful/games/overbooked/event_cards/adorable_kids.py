"""Adorable Kids (plane.event.adorable-kids): points for happy children in the middle of the plane."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import happy_kids
from houseful.games.overbooked.plane import INNER_ROWS, MIDDLE
from houseful.games.overbooked.table import PlaneTable, layout_of

POINTS = 4  # for each child


@rule
def adorable_kids_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each adorable child."""
    return POINTS * count(adorable_kids_seats(box, table, seat))


@rule
def adorable_kids_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Happy children on middle seats, not in the first or last row."""
    return happy_kids(box, table, seat) & box.kind[layout_of(table), MIDDLE] & INNER_ROWS
