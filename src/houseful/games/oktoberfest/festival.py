"""The festival: three rows of four tables, and where the next one may stand.

A *spot* is 4 times the row, plus 2 for its right end, plus 1 when the table is turned round. Left, right and
turned are meant as the player who places the table sees them; the two sit across from one another.
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.games.oktoberfest.box import TentBox
from houseful.games.oktoberfest.table import (
    NONE,
    ROW_TABLES,
    ROWS,
    TentTable,
    mirrored,
)

LEFT, RIGHT = 0, 1
SPOTS = 4 * ROWS


@rule
def looks_the_same_turned(box: TentBox, card: int) -> bool:
    """Whether turning a table round changes nothing."""
    return box.front[card] == mirrored(box.back[card])


@rule
def is_new_row(table: TentTable, row: int) -> bool:
    """Whether a row is the next one to be opened; all empty rows are alike (tent.serve.rows)."""
    return table.in_row[row] == 0 and (row == 0 or table.in_row[row - 1] > 0)


@rule
def ends_free(table: TentTable, row: int) -> int:
    """At how many ends of a row a table may be added: a new row has but one (tent.serve.rows)."""
    if table.in_row[row] == 0:
        return 1 if is_new_row(table, row) else 0
    return 2 if table.in_row[row] < ROW_TABLES else 0


@rule
def count_spots(box: TentBox, table: TentTable) -> int:
    """In how many ways the table that is being served can be placed."""
    ends = 0
    for row in range(ROWS):
        ends += ends_free(table, row)
    return ends if looks_the_same_turned(box, table.serving) else 2 * ends


@rule
def first_free_spot(table: TentTable) -> int:
    """The first spot where the table can stand, or NONE."""
    for row in range(ROWS):
        if ends_free(table, row) > 0:
            return 4 * row + (2 * RIGHT if table.in_row[row] == 0 else 2 * LEFT)
    return NONE


@rule
def write_spots(box: TentBox, table: TentTable, start: int, moves: Row) -> int:
    """Write every spot for the table that is being served (tent.serve.place)."""
    turns = 1 if looks_the_same_turned(box, table.serving) else 2
    found = 0
    for row in range(ROWS):
        ends = ends_free(table, row)
        for end in range(2 - ends if ends < 2 else 0, 2):
            for turned in range(turns):
                moves[found] = start + 4 * row + 2 * end + turned
                found += 1
    return found


@rule
def put_table(box: TentBox, table: TentTable, spot: int) -> None:
    """Seat the customers of a table on both sides of a row (tent.serve.place)."""
    row, across = spot // 4, 0 if table.actor == table.first else 1
    end = (spot // 2 % 2) ^ across
    near, far = int(box.front[table.serving]), int(box.back[table.serving])
    if (spot % 2) ^ across:
        near, far = mirrored(far), mirrored(near)
    add_pair(table, 0, row, end, near)
    add_pair(table, 1, row, end, far)
    table.in_row[row] += 1
    table.placed |= 1 << table.serving
    table.serving = NONE


@rule
def add_pair(table: TentTable, side: int, row: int, end: int, pair: int) -> None:
    """Two customers sit down at an end of one side, as the first player sees it."""
    line = int(table.line[side, row])
    if end == LEFT:
        table.line[side, row] = line << 6 | pair
    else:
        table.line[side, row] = line | pair << (6 * table.in_row[row])
