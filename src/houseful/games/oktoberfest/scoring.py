"""The score sheet of Heroes of Oktoberfest."""

from houseful.core.compile.bits import count, lowest
from houseful.core.compile.record import Grid
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import (
    BRAIDS_PAIRS,
    COUNT_BRAIDS,
    COUNT_HATS,
    HAT_PAIRS,
    HEROES_TWICE,
    OBJECTIVE_A_TWICE,
    VICTORY_TWICE,
    TentBox,
)
from houseful.games.oktoberfest.series import count_series
from houseful.games.oktoberfest.table import (
    NONE,
    ROWS,
    TentTable,
    colour_of,
    customer_at,
    side_of,
)

LINES = ("vp-cards", "heroes", "coins", "objective-a", "objective-b", "hero-bonus")
TIE_BREAKS = 2
VP_CARDS, HEROES, COINS, OBJECTIVE_A, OBJECTIVE_B, HERO_BONUS, SERVED_MOST, HIRED_MOST = range(8)


@rule
def score_heroes(box: TentBox, heroes: int) -> int:
    """The points printed on a team (tent.score.heroes)."""
    points = 0
    while heroes:
        points += box.points[lowest(heroes)]
        heroes &= heroes - 1
    return points


@rule
def count_customers(line: int, places: int, customer: int) -> int:
    """A point for each customer with the headgear and colour of the A card (tent.score.objective-a)."""
    found = 0
    for place in range(places):
        if customer_at(line, place) == customer:
            found += 1
    return found


@rule
def score_runs(box: TentBox, line: int, places: int, colour: int) -> int:
    """Runs of the B card's colour, each as long as it gets; only even ones count (tent.score.objective-b)."""
    points = 0
    run = 0
    for place in range(places):
        if colour_of(customer_at(line, place)) == colour:
            run += 1
        else:
            points += box.runs[run]
            run = 0
    return points + box.runs[run]


@rule
def all_series(table: TentTable, side: int, kind: int) -> int:
    """Series of a kind on one side of all rows, each row by itself (tent.score.series)."""
    found = 0
    for row in range(ROWS):
        found += count_series(table.line[side, row], 2 * table.in_row[row], kind, table.series)
    return found


@rule
def score_objective_a(table: TentTable, seat: int) -> int:
    """Customers of the A card, and its series (tent.score.objective-a)."""
    if table.a_customer[seat] == NONE:
        return 0
    side = side_of(table, seat)
    points = all_series(table, side, table.a_series[seat])
    for row in range(ROWS):
        points += count_customers(table.line[side, row], 2 * table.in_row[row], table.a_customer[seat])
    return points


@rule
def score_objective_b(box: TentBox, table: TentTable, seat: int) -> int:
    """Runs of the B card's colour on the player's own side (tent.score.objective-b)."""
    if table.b_colour[seat] == NONE:
        return 0
    points = 0
    side = side_of(table, seat)
    for row in range(ROWS):
        points += score_runs(box, table.line[side, row], 2 * table.in_row[row], table.b_colour[seat])
    return points


@rule
def hero_bonus(box: TentBox, table: TentTable, seat: int, hero: int, in_a: int) -> int:
    """What one hero adds at the end: a line once more, or pairs of headgear (tent.score.bonus)."""
    power = box.power[hero]
    if power == HEROES_TWICE:
        return score_heroes(box, table.hired[seat])
    if power == OBJECTIVE_A_TWICE:
        return in_a
    if power == VICTORY_TWICE:
        return table.victory[seat]
    if power == COUNT_HATS:
        return all_series(table, side_of(table, seat), HAT_PAIRS)
    if power == COUNT_BRAIDS:
        return all_series(table, side_of(table, seat), BRAIDS_PAIRS)
    return 0


@rule
def scores(box: TentBox, table: TentTable, sheet: Grid) -> None:
    """Fill in the sheet: a row for each seat, a column for each line, then tie-breaks (tent.score.tie)."""
    for seat in range(table.players):
        in_a = score_objective_a(table, seat)
        bonus = 0
        team = int(table.hired[seat])
        while team:
            bonus += hero_bonus(box, table, seat, lowest(team), in_a)
            team &= team - 1
        sheet[seat, VP_CARDS] = table.victory[seat]
        sheet[seat, HEROES] = score_heroes(box, table.hired[seat])
        sheet[seat, COINS] = box.coin_points * table.coins[seat]
        sheet[seat, OBJECTIVE_A] = in_a
        sheet[seat, OBJECTIVE_B] = score_objective_b(box, table, seat)
        sheet[seat, HERO_BONUS] = bonus
        sheet[seat, SERVED_MOST] = table.victory[seat]
        sheet[seat, HIRED_MOST] = count(table.hired[seat])
