"""The points of a line of the score sheet, split over the groups of adjacent seats that earned them."""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Grid
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import (
    ADORABLE_KIDS,
    BUDDY_TIME,
    COUPLES_RETREAT,
    FAMILY_VACATION,
    FULL_FLIGHT,
    KIDS_GONE_WILD,
    LIKE_SARDINES,
    LONELY_CHRISTMAS,
    MISSING_FRIENDS,
    SCHOOL_HOLIDAYS,
    THREES_COMPANY,
)
from houseful.games.overbooked.event_cards.like_sardines import square_corners
from houseful.games.overbooked.plane import FIRST_ROW, ROWS, ZONES, first_of, group_around, number_of_groups
from houseful.games.overbooked.scoring import COUPLES, EMPTY_SEATS, FIRST_EVENT, KIDS, LINES
from houseful.games.overbooked.table import BLUE, COLOURS, PlaneTable, layout_of

MOST_GROUPS = 26  # every other seat of the plane with three zones

BY_SEAT, BY_CROWD, BY_SQUARE, BY_ZONE, AS_ONE = range(5)
_EVENTS_SPLIT = {
    ADORABLE_KIDS: BY_SEAT,
    BUDDY_TIME: BY_ZONE,
    COUPLES_RETREAT: BY_ZONE,
    SCHOOL_HOLIDAYS: BY_ZONE,
    FAMILY_VACATION: BY_SEAT,
    FULL_FLIGHT: BY_SEAT,
    KIDS_GONE_WILD: BY_SEAT,
    LONELY_CHRISTMAS: BY_SEAT,
    MISSING_FRIENDS: BY_CROWD,
    THREES_COMPANY: BY_SEAT,
    LIKE_SARDINES: BY_SQUARE,
}
_LINES_SPLIT = {
    COUPLES: BY_SEAT,
    KIDS: BY_SEAT,
    EMPTY_SEATS: BY_SEAT,
    **{FIRST_EVENT + event: split for event, split in _EVENTS_SPLIT.items()},
}
SPLITS = tuple(_LINES_SPLIT.get(line, AS_ONE) for line in range(len(LINES)))  # what each line's points are given for


@rule
def crowds_in(table: PlaneTable, seat: int, group: int) -> int:
    """How many groups of one colour, blue, yellow or green, a group of adjacent seats falls into."""
    crowds = 0
    for colour in range(BLUE, COLOURS):
        crowds += number_of_groups(table.seated[seat, colour] & group)
    return crowds


@rule
def zones_begun(box: PlaneBox, table: PlaneTable, seats: int, left: int, group: int) -> int:
    """1 if a group is the first in its zone, else 0; `left` are the seats without the groups before it."""
    for zone in range(ZONES):
        here = box.zone[layout_of(table), zone]
        if group & here and left & here == seats & here:
            return 1
    return 0


@rule
def units_in(box: PlaneBox, table: PlaneTable, seat: int, line: int, seats: int, left: int, group: int) -> int:
    """How many of what a line's points are given for are in a group; a line as one counts for its first group."""
    split = SPLITS[line]
    if split == BY_SEAT:
        return count(group)
    if split == BY_CROWD:
        return crowds_in(table, seat, group)
    if split == BY_SQUARE:
        return count(square_corners(table, seat) & group)
    if split == BY_ZONE:
        return zones_begun(box, table, seats, left, group)
    return 1 if left == seats else 0


@noinline
def split_points(
    box: PlaneBox, table: PlaneTable, seat: int, line: int, points: int, seats: int, shares: Grid, at: int
) -> None:
    """Write into a row how many groups a line's seats form, and then the points of each.

    Groups come in the order of their first seats, row by row.
    """
    left = seats
    groups = 0
    units = 0
    for row in range(ROWS):
        while left & FIRST_ROW << row:
            group = group_around(left, first_of(left & FIRST_ROW << row))
            groups += 1
            shares[at, groups] = units_in(box, table, seat, line, seats, left, group)
            units += shares[at, groups]
            left &= ~group
    for group in range(1, groups + 1):
        shares[at, group] = points * shares[at, group] // units
    shares[at, 0] = groups
