"""Observations of Heroes of Oktoberfest brought up to date: what has not changed since the last one is left as it is.

The notes say what the features show (core/game.py, Ai.refresh):

0        whether anything was shown, and the side of the seat that looked
then     the table card in each place of the market, and the one being placed, one more than its number
then     for each player: heroes hired; objectives, as one number; points for heroes, objective A and objective B
then     tables in each row, customers on each side of each row
"""

from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.ai.observe import (
    AT_FESTIVAL,
    AT_STANDING,
    AT_TABLES,
    SIDES,
    STANDING,
    TABLE,
    observe_festival,
    observe_people,
    observe_standing,
    observe_table,
    table_shown,
)
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.scoring import score_heroes, score_objective_a, score_objective_b
from houseful.games.oktoberfest.table import COLOURS, MARKET, ROWS, SEATS, TentTable, side_of

SHOWN, TABLES = range(2)
HIRED = TABLES + MARKET + 1
OBJECTIVES, HEROES, FIRST, SECOND, IN_ROW = (HIRED + SEATS * kind for kind in range(1, 6))
CUSTOMERS = IN_ROW + ROWS
NOTES = CUSTOMERS + SEATS * ROWS


@rule
def refresh(box: TentBox, table: TentTable, seat: int, features: Numbers, notes: Numbers) -> None:
    """Make features that show what some seat saw show what a seat sees now: the same as `observe`."""
    for feature in range(AT_TABLES):
        features[feature] = 0
    observe_people(table, seat, features)
    for place in range(MARKET + 1):
        refresh_table(box, table_shown(table, place), place, features, notes)
    moved = note_festival(table, notes)
    shown = 1 + side_of(table, seat)
    if moved or notes[SHOWN] != shown:
        for feature in range(AT_FESTIVAL, AT_FESTIVAL + SIDES):
            features[feature] = 0
        observe_festival(table, seat, features, AT_FESTIVAL)
    for player in range(SEATS):
        note_points(box, table, player, moved or notes[SHOWN] == 0, notes)
        heroes, first, second = int(notes[HEROES + player]), int(notes[FIRST + player]), int(notes[SECOND + player])
        at = AT_STANDING + STANDING * (seat ^ player)
        observe_standing(box, table, player, heroes, first, second, features, at)
    notes[SHOWN] = shown


@rule
def refresh_table(box: TentBox, card: int, place: int, features: Numbers, notes: Numbers) -> None:
    """Show the table card in a place, if it is another than before."""
    if notes[TABLES + place] != card + 1:
        at = AT_TABLES + TABLE * place
        for feature in range(at, at + TABLE):
            features[feature] = 0
        observe_table(box, card, features, at)
        notes[TABLES + place] = card + 1


@rule
def note_festival(table: TentTable, notes: Numbers) -> bool:
    """Note who sits where in the festival; return whether that has changed."""
    moved = False
    for row in range(ROWS):
        moved |= notes[IN_ROW + row] != table.in_row[row]
        notes[IN_ROW + row] = table.in_row[row]
        for side in range(SEATS):
            at = CUSTOMERS + SEATS * row + side
            moved |= notes[at] != table.line[side, row]
            notes[at] = table.line[side, row]
    return moved


@rule
def note_points(box: TentBox, table: TentTable, player: int, moved: bool, notes: Numbers) -> None:
    """Note a player's points for heroes and objectives, counted anew where they may have changed."""
    objectives = (table.a_customer[player] + 1) * 2 + table.a_series[player]
    objectives = objectives * (COLOURS + 1) + table.b_colour[player] + 1
    if moved or notes[OBJECTIVES + player] != objectives:
        notes[FIRST + player] = score_objective_a(table, player)
        notes[SECOND + player] = score_objective_b(box, table, player)
        notes[OBJECTIVES + player] = objectives
    if notes[HIRED + player] != table.hired[player]:
        notes[HEROES + player] = score_heroes(box, table.hired[player])
        notes[HIRED + player] = table.hired[player]
