"""What one side of one row is worth to the player who sits there, hero powers included."""

from houseful.core.compile.bits import lowest
from houseful.core.compile.rule import noinline
from houseful.games.oktoberfest.box import (
    BRAIDS_PAIRS,
    COUNT_BRAIDS,
    COUNT_HATS,
    HAT_PAIRS,
    OBJECTIVE_A_TWICE,
    TentBox,
)
from houseful.games.oktoberfest.scoring import count_customers, score_runs
from houseful.games.oktoberfest.series import count_series
from houseful.games.oktoberfest.table import NONE, TentTable, side_of


@noinline
def has_power(box: TentBox, table: TentTable, seat: int, power: int) -> bool:
    """Whether a hero with this power works for a player."""
    team = int(table.hired[seat])
    while team:
        if box.power[lowest(team)] == power:
            return True
        team &= team - 1
    return False


@noinline
def row_points(box: TentBox, table: TentTable, seat: int, row: int) -> float:
    """Objectives and pairs on a player's side of a row (tent.score.objective-a, .objective-b, .bonus)."""
    if table.a_customer[seat] == NONE:
        return 0.0
    line, places = table.line[side_of(table, seat), row], 2 * table.in_row[row]
    points = count_customers(line, places, table.a_customer[seat])
    points += count_series(line, places, table.a_series[seat], table.series)
    if has_power(box, table, seat, OBJECTIVE_A_TWICE):
        points *= 2
    points += score_runs(box, line, places, table.b_colour[seat])
    if has_power(box, table, seat, COUNT_HATS):
        points += count_series(line, places, HAT_PAIRS, table.series)
    if has_power(box, table, seat, COUNT_BRAIDS):
        points += count_series(line, places, BRAIDS_PAIRS, table.series)
    return float(points)
