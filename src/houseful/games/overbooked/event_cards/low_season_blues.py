"""Low Season Blues (plane.event.low-season-blues): points for the players with most empty seats together."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.passengers import empty_seats
from houseful.games.overbooked.plane import NOT_FIRST, ROWS, first_of, largest_group
from houseful.games.overbooked.table import LINE, PlaneTable

POINTS = 5  # for each player with most seats, unless nobody has any


@rule
def low_season_blues_size(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """How many empty seats a player has together at most; the score sheet compares them (`reward_largest`)."""
    return count(low_season_blues_seats(box, table, seat))


@rule
def low_season_blues_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """A player's largest empty area; by the house rule the longest straight line of empty seats within a zone."""
    empty = empty_seats(box, table, seat)
    return longest_line(empty) if table.low_season == LINE else largest_group(empty)


@rule
def longest_line(seats: int) -> int:
    """The longest straight line in a set of seats, within a zone; of equals one along a column."""
    along = behind = seats  # where lines of `length` seats and one more begin
    start = length = 0
    step = 1
    while along | behind:
        length += 1
        start = first_of(behind) if behind else first_of(along)
        step = 1 if behind else ROWS
        along = seats & along >> ROWS
        behind = seats & (behind & NOT_FIRST) >> 1
    line = 0
    for seat in range(length):
        line |= start << step * seat
    return line
