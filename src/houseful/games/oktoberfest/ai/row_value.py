"""Points of one side of one row for the player who sits there, hero powers included."""

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
from houseful.games.oktoberfest.scoring import count_row_pairs, score_a_row, score_b_row
from houseful.games.oktoberfest.table import NONE, TentTable


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
def row_value(box: TentBox, table: TentTable, seat: int, row: int) -> float:
    """Objectives and pairs on a player's side of a row (tent.score.objective-a, .objective-b, .bonus)."""
    if table.a_customer[seat] == NONE:
        return 0.0
    points = score_a_row(table, seat, row)
    if has_power(box, table, seat, OBJECTIVE_A_TWICE):
        points *= 2
    points += score_b_row(box, table, seat, row)
    if has_power(box, table, seat, COUNT_HATS):
        points += count_row_pairs(table, seat, row, HAT_PAIRS)
    if has_power(box, table, seat, COUNT_BRAIDS):
        points += count_row_pairs(table, seat, row, BRAIDS_PAIRS)
    return float(points)
