"""The rows of the festival as one of the two players sees them."""

from functools import lru_cache
from typing import TypedDict

from houseful.core.compile.rule import as_python
from houseful.games.oktoberfest import festival, table
from houseful.games.oktoberfest.box import Customer
from houseful.games.oktoberfest.show.cards import pair_of
from houseful.games.oktoberfest.show.notation import ENDS, End, table_name
from houseful.games.oktoberfest.show.score_sources import ROWS_KEPT
from houseful.games.oktoberfest.table import ROW_TABLES, ROWS, TentTable

_mirrored = as_python(table.mirrored)
_ends_free = as_python(festival.ends_free)


class FestivalRow(TypedDict):
    """A row of the festival, from the reader's own side and from left to right."""

    row: int
    tables: list[str]
    near: list[Customer]
    far: list[Customer]
    free: int
    ends: list[End]  # where the next table may go; a new row has but one


def view_festival(table: TentTable, me: int) -> list[FestivalRow]:
    """The rows from a player's own side, which the reader may change."""
    side = 0 if me == table.first else 1
    lines, in_row = table.line, table.in_row
    rows = []
    for row in range(ROWS):
        ready = _view_row(row, in_row[row], lines[side, row], lines[1 - side, row], side == 1)
        copy = ready.copy()
        copy["ends"] = list(ENDS[2 - _ends_free(table, row) :])
        copy["tables"], copy["near"], copy["far"] = ready["tables"].copy(), ready["near"].copy(), ready["far"].copy()
        rows.append(copy)
    return rows


@lru_cache(maxsize=ROWS_KEPT)
def _view_row(row: int, tables: int, near_line: int, far_line: int, from_across: bool) -> FestivalRow:
    """A row from one side; few rows change from move to move, so those seen lately are kept."""
    near, far = ([line >> 6 * at & 0o77 for at in range(tables)] for line in (near_line, far_line))
    if from_across:
        near, far = ([_mirrored(pair) for pair in reversed(side)] for side in (near, far))
    return {
        "row": row + 1,
        "tables": [table_name(*pairs) for pairs in zip(near, far, strict=True)],
        "near": [customer for pair in near for customer in pair_of(pair)],
        "far": [customer for pair in far for customer in pair_of(pair)],
        "free": ROW_TABLES - tables,
        "ends": [],
    }
