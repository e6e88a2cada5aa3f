"""Like Sardines (plane.event.like-sardines): points for full squares of nine seats, which may overlap."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import ROWS, TOP_THREE
from houseful.games.overbooked.table import PlaneTable, occupied

POINTS = 3  # for each square


@rule
def like_sardines_points(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each full square of three by three."""
    return POINTS * count(square_corners(table, seat))


@rule
def like_sardines_seats(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """All seats of full squares."""
    heads = square_corners(table, seat)
    column = heads | heads << 1 | heads << 2
    return column | column << ROWS | column << 2 * ROWS


@rule
def square_corners(table: PlaneTable, seat: int) -> int:
    """The front left seat of every full square."""
    taken = occupied(table, seat)
    columns = taken & taken >> 1 & taken >> 2 & TOP_THREE
    return columns & columns >> ROWS & columns >> 2 * ROWS
