"""Low Season Blues (plane.event.low-season-blues): points for the players with the largest empty area."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import empty_seats
from houseful.games.overbooked.plane import largest_group
from houseful.games.overbooked.table import PlaneTable

POINTS = 5  # for each player with the largest area, unless nobody has one


@rule
def low_season_blues_size(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """How many seats a player's largest empty area has; the score sheet compares them (`reward_largest`)."""
    return count(low_season_blues_seats(box, table, seat))


@rule
def low_season_blues_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """A player's largest empty area."""
    return largest_group(empty_seats(box, table, seat))
