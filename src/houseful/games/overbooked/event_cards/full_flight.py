"""Full Flight (plane.event.full-flight): points for full columns."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import FIRST_ROW, ROWS
from houseful.games.overbooked.table import PlaneTable, occupied

POINTS = 4  # for each column


@rule
def full_flight_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each full column."""
    return POINTS * (count(full_flight_seats(box, table, seat)) // ROWS)


@rule
def full_flight_seats(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Columns taken from the first row to the last."""
    taken = occupied(table, seat)
    heads = taken & taken >> 1 & taken >> 2 & taken >> 3 & taken >> 4 & FIRST_ROW
    return heads | heads << 1 | heads << 2 | heads << 3 | heads << 4
