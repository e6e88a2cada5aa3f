"""Buddy Time (plane.event.buddy-time): points for zones with a large group in each of three colours."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards.zones import zones_touched
from houseful.games.overbooked.plane import SEAT_NUMBERS, ZONES, groups_of
from houseful.games.overbooked.table import BLUE, GREEN, YELLOW, PlaneTable, layout_of

POINTS = 5  # for each zone
LEAST_MEMBERS = 3  # of each group


@rule
def buddy_time_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each zone of buddies."""
    return POINTS * zones_touched(box, table, buddy_time_seats(box, table, seat))


@rule
def buddy_time_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Large blue, yellow and green groups, in zones that have one of each."""
    blue = groups_of(table.seated[seat, BLUE], LEAST_MEMBERS, SEAT_NUMBERS)
    yellow = groups_of(table.seated[seat, YELLOW], LEAST_MEMBERS, SEAT_NUMBERS)
    green = groups_of(table.seated[seat, GREEN], LEAST_MEMBERS, SEAT_NUMBERS)
    found = 0
    for zone in range(ZONES):
        here = box.zone[layout_of(table), zone]
        if blue & here and yellow & here and green & here:
            found |= (blue | yellow | green) & here
    return found
