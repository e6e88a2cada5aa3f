"""Kids Gone Wild (plane.event.kids-gone-wild): a loss for children who are not happy."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import happy_kids
from houseful.games.overbooked.table import WHITE, PlaneTable

POINTS = -2  # for each child


@rule
def kids_gone_wild_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points lost for each wild child."""
    return POINTS * count(kids_gone_wild_seats(box, table, seat))


@rule
def kids_gone_wild_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Children who are not happy."""
    return table.seated[seat, WHITE] & ~happy_kids(box, table, seat)
