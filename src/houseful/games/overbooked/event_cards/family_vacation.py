"""Family Vacation (plane.event.family-vacation): points for couples beside a happy child."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import couples, happy_kids
from houseful.games.overbooked.plane import beside
from houseful.games.overbooked.table import PlaneTable

POINTS = 3  # for each couple


@rule
def family_vacation_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each couple on a family vacation."""
    return POINTS * (count(family_vacation_seats(box, table, seat)) // 2)


@rule
def family_vacation_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Both lovers of each couple of whom at least one sits beside a happy child."""
    pairs = couples(table, seat)
    touching = pairs & beside(happy_kids(box, table, seat))
    return touching | pairs & beside(touching)
