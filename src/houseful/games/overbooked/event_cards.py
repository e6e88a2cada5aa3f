"""The fifteen event cards: points on top of the normal score.

Each rule below finds the seats that an event looks at, as a set; `event_points` says what they are worth.
"""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import (
    FIRST_ROW,
    INNER_ROWS,
    LAST_ROW,
    MIDDLE,
    ROWS,
    THIRD_ROW,
    TOP_THREE,
    WINDOW,
    ZONES,
    beside,
    groups_of,
    largest_group,
    number_of_groups,
)
from houseful.games.overbooked.table import (
    BLUE,
    COLOURS,
    GREEN,
    LARGEST,
    RED,
    WHITE,
    YELLOW,
    PlaneTable,
    layout_of,
    occupied,
)

EVENTS = (
    "adorable-kids",
    "buddy-time",
    "corner-seats",
    "couples-retreat",
    "school-holidays",
    "emergency-exit-assistance",
    "family-vacation",
    "full-flight",
    "kids-gone-wild",
    "lonely-christmas",
    "low-season-blues",
    "beautiful-sunset",
    "missing-friends",
    "threes-company",
    "like-sardines",
)
(
    ADORABLE_KIDS,
    BUDDY_TIME,
    CORNER_SEATS,
    COUPLES_RETREAT,
    SCHOOL_HOLIDAYS,
    EXIT_ASSISTANCE,
    FAMILY_VACATION,
    FULL_FLIGHT,
    KIDS_GONE_WILD,
    LONELY_CHRISTMAS,
    LOW_SEASON_BLUES,
    BEAUTIFUL_SUNSET,
    MISSING_FRIENDS,
    THREES_COMPANY,
    LIKE_SARDINES,
) = range(15)

ANY_SIZE = 99


@rule
def event_points(box: PlaneBox, table: PlaneTable, seat: int, event: int) -> int:
    """What an event gives one player; of Low Season Blues only the size of the area, to be compared."""
    if event == ADORABLE_KIDS:
        return 4 * count(adorable_kids(box, table, seat))
    if event == BUDDY_TIME:
        return 5 * zones_touched(box, table, buddy_zones(box, table, seat))
    if event == CORNER_SEATS:
        return 6 if mixed_corners(box, table, seat) else 0
    if event == COUPLES_RETREAT:
        return 4 * zones_touched(box, table, crowded_zones(box, table, couples(table, seat), 6))
    if event == SCHOOL_HOLIDAYS:
        return 4 * zones_touched(box, table, crowded_zones(box, table, happy_kids(box, table, seat), 3))
    if event == EXIT_ASSISTANCE:
        return 10 if full_third_row(box, table, seat) else 0
    if event == FAMILY_VACATION:
        return 3 * (count(holiday_couples(box, table, seat)) // 2)
    if event == FULL_FLIGHT:
        return 4 * (count(full_columns(table, seat)) // ROWS)
    if event == KIDS_GONE_WILD:
        return -2 * count(wild_kids(box, table, seat))
    if event == LONELY_CHRISTMAS:
        return -3 * count(lonely_lovers(table, seat))
    if event == LOW_SEASON_BLUES:
        return count(largest_group(empty_seats(box, table, seat)))
    if event == BEAUTIFUL_SUNSET:
        return count(sunset_seats(box, table, seat)) // 2
    if event == MISSING_FRIENDS:
        return 5 * groups_in_colours(table, seat, 1, 3, table.friends)
    if event == THREES_COMPANY:
        return 3 * groups_in_colours(table, seat, 3, 3, 0)
    return 3 * count(packed_squares(table, seat))


@rule
def adorable_kids(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Happy children in a middle column, not in the first or last row (plane.event.adorable-kids)."""
    return happy_kids(box, table, seat) & box.kind[layout_of(table), MIDDLE] & INNER_ROWS


@rule
def zones_touched(box: PlaneBox, table: PlaneTable, seats: int) -> int:
    """How many zones a set reaches into."""
    zones = 0
    for zone in range(ZONES):
        if box.zone[layout_of(table), zone] & seats:
            zones += 1
    return zones


@rule
def buddy_zones(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Groups of three or more in zones that have one in each of three colours (plane.event.buddy-time)."""
    blue = groups_of(table.seated[seat, BLUE], 3, ANY_SIZE)
    yellow = groups_of(table.seated[seat, YELLOW], 3, ANY_SIZE)
    green = groups_of(table.seated[seat, GREEN], 3, ANY_SIZE)
    found = 0
    for zone in range(ZONES):
        seats = box.zone[layout_of(table), zone]
        if blue & seats and yellow & seats and green & seats:
            found |= (blue | yellow | green) & seats
    return found


@rule
def corners(box: PlaneBox, table: PlaneTable) -> int:
    """The four corner seats of the plane: windows in the first and the last row."""
    return box.kind[layout_of(table), WINDOW] & (FIRST_ROW | LAST_ROW)


@rule
def mixed_corners(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The corners, if four different colours sit there (plane.event.corner-seats)."""
    four = corners(box, table)
    colours = 0
    for colour in range(COLOURS):
        if count(table.seated[seat, colour] & four) == 1:
            colours += 1
    return four if colours == 4 else 0


@rule
def crowded_zones(box: PlaneBox, table: PlaneTable, seats: int, least: int) -> int:
    """Those of a set in zones with enough of them: couples (plane.event.couples-retreat) or happy children
    (plane.event.school-holidays)."""
    found = 0
    for zone in range(ZONES):
        here = box.zone[layout_of(table), zone] & seats
        if count(here) >= least:
            found |= here
    return found


@rule
def full_third_row(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The third row, if nobody is missing in it (plane.event.emergency-exit-assistance)."""
    third = box.seats[layout_of(table)] & THIRD_ROW
    return third if occupied(table, seat) & third == third else 0


@rule
def holiday_couples(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Couples of whom one sits beside a happy child (plane.event.family-vacation)."""
    pairs = couples(table, seat)
    touching = pairs & beside(happy_kids(box, table, seat))
    return touching | pairs & beside(touching)


@rule
def full_columns(table: PlaneTable, seat: int) -> int:
    """Columns taken from the first row to the last (plane.event.full-flight)."""
    taken = occupied(table, seat)
    heads = taken & taken >> 1 & taken >> 2 & taken >> 3 & taken >> 4 & FIRST_ROW
    return heads | heads << 1 | heads << 2 | heads << 3 | heads << 4


@rule
def wild_kids(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Unhappy children (plane.event.kids-gone-wild)."""
    return table.seated[seat, WHITE] & ~happy_kids(box, table, seat)


@rule
def lonely_lovers(table: PlaneTable, seat: int) -> int:
    """Lovers with no lover beside them (plane.event.lonely-christmas)."""
    lovers = table.seated[seat, RED]
    return lovers & ~beside(lovers)


@rule
def sunset_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Window seats that are taken (plane.event.beautiful-sunset)."""
    return occupied(table, seat) & box.kind[layout_of(table), WINDOW]


@rule
def groups_with(seats: int, least: int, most: int, largest_only: int) -> int:
    """The groups of a colour that have the right size, all or the largest if that is one."""
    if largest_only == LARGEST:
        largest = largest_group(seats)
        return largest if least <= count(largest) <= most else 0
    return groups_of(seats, least, most)


@rule
def groups_in_colours(table: PlaneTable, seat: int, least: int, most: int, largest_only: int) -> int:
    """How many blue, yellow and green groups (plane.event.missing-friends, plane.event.threes-company)."""
    groups = 0
    for colour in range(BLUE, COLOURS):
        groups += number_of_groups(groups_with(table.seated[seat, colour], least, most, largest_only))
    return groups


@rule
def packed_squares(table: PlaneTable, seat: int) -> int:
    """The first corners of all full squares of nine; they may overlap (plane.event.like-sardines)."""
    taken = occupied(table, seat)
    columns = taken & taken >> 1 & taken >> 2 & TOP_THREE
    return columns & columns >> ROWS & columns >> 2 * ROWS
