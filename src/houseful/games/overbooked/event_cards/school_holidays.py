"""School Holidays (plane.event.school-holidays): points for zones with enough happy children."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards.zones import in_crowded_zones, zones_touched
from houseful.games.overbooked.passengers import happy_kids
from houseful.games.overbooked.table import PlaneTable

POINTS = 4  # for each zone
LEAST_KIDS = 3  # in a zone


@rule
def school_holidays_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each zone with enough happy children."""
    return POINTS * zones_touched(box, table, school_holidays_seats(box, table, seat))


@rule
def school_holidays_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The happy children in zones that have enough of them."""
    return in_crowded_zones(box, table, happy_kids(box, table, seat), LEAST_KIDS)
