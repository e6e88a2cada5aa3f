"""Corner Seats (plane.event.corner-seats): points if the corners of the plane have four different colours."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import FIRST_ROW, LAST_ROW, WINDOW
from houseful.games.overbooked.table import COLOURS, PlaneTable, layout_of

POINTS = 6
CORNERS = 4


@rule
def corner_seats_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points once, for all corners together."""
    return POINTS if corner_seats_seats(box, table, seat) else 0


@rule
def corner_seats_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The four corners, window seats in the first and last row, if a different colour sits on each."""
    corners = box.kind[layout_of(table), WINDOW] & (FIRST_ROW | LAST_ROW)
    colours = 0
    for colour in range(COLOURS):
        if count(table.seated[seat, colour] & corners) == 1:
            colours += 1
    return corners if colours == CORNERS else 0
