"""Lonely Christmas (plane.event.lonely-christmas): a loss for lovers who sit alone."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import beside
from houseful.games.overbooked.table import RED, PlaneTable

POINTS = -3  # for each lover


@rule
def lonely_christmas_points(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Points lost for each lonely lover."""
    return POINTS * count(lonely_christmas_seats(box, table, seat))


@rule
def lonely_christmas_seats(_box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Lovers with no lover beside them."""
    lovers = table.seated[seat, RED]
    return lovers & ~beside(lovers)
