"""Zones that events look at."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import ZONES
from houseful.games.overbooked.table import PlaneTable, layout_of


@rule
def zones_touched(box: PlaneBox, table: PlaneTable, seats: int) -> int:
    """How many zones a set of seats reaches into."""
    zones = 0
    for zone in range(ZONES):
        if box.zone[layout_of(table), zone] & seats:
            zones += 1
    return zones


@rule
def in_crowded_zones(box: PlaneBox, table: PlaneTable, seats: int, least: int) -> int:
    """Those of a set that sit in zones with at least so many of them."""
    found = 0
    for zone in range(ZONES):
        here = box.zone[layout_of(table), zone] & seats
        if count(here) >= least:
            found |= here
    return found
