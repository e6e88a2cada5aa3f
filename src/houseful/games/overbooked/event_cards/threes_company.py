"""Three's Company (plane.event.threes-company): points for groups of exactly three."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import groups_of, number_of_groups
from houseful.games.overbooked.table import BLUE, COLOURS, PlaneTable

POINTS = 3  # for each group
MEMBERS = 3


@rule
def threes_company_points(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each group of three."""
    groups = 0
    for colour in range(BLUE, COLOURS):
        groups += number_of_groups(groups_of(table.seated[seat, colour], MEMBERS, MEMBERS))
    return POINTS * groups


@rule
def threes_company_seats(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Blue, yellow and green groups of exactly three."""
    found = 0
    for colour in range(BLUE, COLOURS):
        found |= groups_of(table.seated[seat, colour], MEMBERS, MEMBERS)
    return found
