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
from houseful.games.oktoberfest.series import count_series, places_of, run_length
from houseful.games.oktoberfest.table import (
    NONE,
    ROWS,
    TentTable,
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
def score_a_row(table: TentTable, seat: int, row: int) -> int:
    """Customers and series of a player's A card in one row (tent.score.objective-a)."""
    line, places = table.line[side_of(table, seat), row], 2 * table.in_row[row]
    customers = count(places_of(line, places, table.a_customer[seat]))
    return customers + count_series(line, places, table.a_series[seat], table.series)


@rule
def score_b_row(box: TentBox, table: TentTable, seat: int, row: int) -> int:
    """Runs of a player's B colour in one row, each as long as it gets (tent.score.objective-b)."""
    line, places = table.line[side_of(table, seat), row], 2 * table.in_row[row]
    points = 0
    start = 0
    while start < places:
        run = run_length(line, places, start, table.b_colour[seat])
        points += box.runs[run]
        start += run + 1
    return points


@rule
def count_row_pairs(table: TentTable, seat: int, row: int, kind: int) -> int:
    """Pairs of hats or of braids on a player's side of one row (tent.hero.mathaus, tent.hero.suse)."""
    return count_series(table.line[side_of(table, seat), row], 2 * table.in_row[row], kind, table.pairs)


@rule
def score_objective_a(table: TentTable, seat: int) -> int:
    """Customers of the A card and its series, each row by itself (tent.score.objective-a)."""
    if table.a_customer[seat] == NONE:
        return 0
    points = 0
    for row in range(ROWS):
        points += score_a_row(table, seat, row)
    return points


@rule
def score_objective_b(box: TentBox, table: TentTable, seat: int) -> int:
    """Runs of the B card's colour, each row by itself (tent.score.objective-b)."""
    if table.b_colour[seat] == NONE:
        return 0
    points = 0
    for row in range(ROWS):
        points += score_b_row(box, table, seat, row)
    return points


@rule
def doubled_line(power: int) -> int:
    """The line that a hero with this power scores once more, or NONE (tent.score.bonus)."""
    if power == HEROES_TWICE:
        return HEROES
    if power == OBJECTIVE_A_TWICE:
        return OBJECTIVE_A
    return VP_CARDS if power == VICTORY_TWICE else NONE


@rule
def pairs_counted(power: int) -> int:
    """The pairs that a hero with this power scores, or NONE (tent.hero.mathaus, tent.hero.suse)."""
    if power == COUNT_HATS:
        return HAT_PAIRS
    return BRAIDS_PAIRS if power == COUNT_BRAIDS else NONE


@rule
def hero_bonus(box: TentBox, table: TentTable, seat: int, hero: int, sheet: Grid) -> int:
    """What one hero adds to a sheet: points as a gift, a line once more, pairs of headgear (tent.score.bonus)."""
    line, kind = doubled_line(box.power[hero]), pairs_counted(box.power[hero])
    points = int(box.gift_points[hero])
    if line != NONE:
        points += sheet[seat, line]
    if kind != NONE:
        for row in range(ROWS):
            points += count_row_pairs(table, seat, row, kind)
    return points


@rule
def scores(box: TentBox, table: TentTable, sheet: Grid) -> None:
    """Fill in the sheet: a row for each seat, a column for each line, then tie-breaks (tent.score.tie)."""
    for seat in range(table.players):
        sheet[seat, VP_CARDS] = table.victory[seat]
        sheet[seat, HEROES] = score_heroes(box, table.hired[seat])
        sheet[seat, COINS] = box.coin_points * table.coins[seat]
        sheet[seat, OBJECTIVE_A] = score_objective_a(table, seat)
        sheet[seat, OBJECTIVE_B] = score_objective_b(box, table, seat)
        bonus = 0
        team = int(table.hired[seat])
        while team:
            bonus += hero_bonus(box, table, seat, lowest(team), sheet)
            team &= team - 1
        sheet[seat, HERO_BONUS] = bonus
        sheet[seat, SERVED_MOST] = table.victory[seat]
        sheet[seat, HIRED_MOST] = count(table.hired[seat])
