"""Beautiful Sunset (plane.event.beautiful-sunset): points for taken window seats."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import WINDOW
from houseful.games.overbooked.table import PlaneTable, layout_of, occupied

SEATS_FOR_A_POINT = 2


@rule
def beautiful_sunset_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """A point for every two window seats."""
    return count(beautiful_sunset_seats(box, table, seat)) // SEATS_FOR_A_POINT


@rule
def beautiful_sunset_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Window seats that are taken."""
    return occupied(table, seat) & box.kind[layout_of(table), WINDOW]
