"""Couples Retreat (plane.event.couples-retreat): points for zones with enough couples."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards.zones import in_crowded_zones, zones_touched
from houseful.games.overbooked.passengers import couples
from houseful.games.overbooked.table import PlaneTable

POINTS = 4  # for each zone
LEAST_COUPLES = 3  # in a zone


@rule
def couples_retreat_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points for each zone with enough couples."""
    return POINTS * zones_touched(box, table, couples_retreat_seats(box, table, seat))


@rule
def couples_retreat_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """The couples in zones that have enough of them."""
    return in_crowded_zones(box, table, couples(table, seat), 2 * LEAST_COUPLES)
