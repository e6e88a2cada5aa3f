"""Missing Friends (plane.event.missing-friends): points for small groups of blue, yellow and green."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import groups_of, largest_group, number_of_groups
from houseful.games.overbooked.table import BLUE, COLOURS, LARGEST, PlaneTable

POINTS = 5  # for each group
LEAST_MEMBERS, MOST_MEMBERS = 1, 3


@rule
def missing_friends_points(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each small group."""
    groups = 0
    for colour in range(BLUE, COLOURS):
        groups += number_of_groups(small_groups(table, seat, colour))
    return POINTS * groups


@rule
def missing_friends_seats(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Everybody in small groups."""
    found = 0
    for colour in range(BLUE, COLOURS):
        found |= small_groups(table, seat, colour)
    return found


@rule
def small_groups(table: PlaneTable, seat: int, colour: int) -> int:
    """Every small group of a colour; by the house rule only the largest group of the colour, if it is small."""
    if table.missing_friends == LARGEST:
        largest = largest_group(table.seated[seat, colour])
        return largest if LEAST_MEMBERS <= count(largest) <= MOST_MEMBERS else 0
    return groups_of(table.seated[seat, colour], LEAST_MEMBERS, MOST_MEMBERS)
