"""Where points come from: the seats that earned each line of the score sheet, for a screen to highlight."""

from functools import cache
from typing import Any, NamedTuple, cast

import numpy as np

from houseful.core.compile.record import Grid, Memory
from houseful.core.compile.rule import entry_point, noinline
from houseful.core.compile.specialize import record_cast
from houseful.core.text.packs import Pack
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import event_seats
from houseful.games.overbooked.passengers import couples, empty_seats, happy_kids
from houseful.games.overbooked.plane import largest_group, layout_for
from houseful.games.overbooked.scoring import (
    COUPLES,
    EMPTY_SEATS,
    FIRST_EVENT,
    FRIENDS,
    KIDS,
    LINES,
    RUGBY,
    SENIORS,
    is_in_play,
    scores,
)
from houseful.games.overbooked.show.group_points import MOST_GROUPS, split_points
from houseful.games.overbooked.show.seat_names import names_of
from houseful.games.overbooked.table import BLUE, GREEN, YELLOW, PlaneTable

_COLUMNS = len(LINES)
_COLUMN_OF = {line: column for column, line in enumerate(LINES)}
_as_box = record_cast(PlaneBox)
_as_table = record_cast(PlaneTable)


@noinline
def seats_behind(box: PlaneBox, table: PlaneTable, seat: int, line: int) -> int:
    """The seats behind a line of a player's sheet, as a set; none where points do not come from seats."""
    if line == COUPLES:
        return couples(table, seat)
    if line == KIDS:
        return happy_kids(box, table, seat)
    if line == RUGBY:
        return largest_group(table.seated[seat, BLUE])
    if line == FRIENDS:
        return largest_group(table.seated[seat, YELLOW])
    if line == SENIORS:
        return largest_group(table.seated[seat, GREEN])
    if line == EMPTY_SEATS:
        return empty_seats(box, table, seat)
    if line >= FIRST_EVENT:
        return event_seats(box, table, seat, line - FIRST_EVENT)
    return 0


@entry_point
def fill_sources(box: Memory, table: Memory, sheet: Grid, sets: Grid, shares: Grid) -> None:
    """Fill in the score sheet, and for each line with points the set of seats behind it and the points of its groups.

    `shares` has a row for each line of each seat in turn: the number of groups, then the points of each.
    """
    the_box = _as_box(box)
    the_table = _as_table(table)
    scores(the_box, the_table, sheet)
    for seat in range(the_table.players):
        for line in range(_COLUMNS):
            if is_in_play(the_table, line) and sheet[seat, line] != 0:
                seats = seats_behind(the_box, the_table, seat, line)
                sets[seat, line] = seats
                split_points(the_box, the_table, seat, line, sheet[seat, line], seats, shares, seat * _COLUMNS + line)


class Sources(NamedTuple):
    """For each player, by column: the set of seats that earned points, and the points of each group of these seats.

    Points are split for lines with several groups only.
    """

    seats: list[list[int]]
    group_points: list[dict[int, list[int]]]


def sources_of_lines(box: Memory, table: PlaneTable) -> Sources:
    """Where the points on every player's sheet come from."""
    sheet = np.zeros((table.players, _COLUMNS + 1), np.int16)
    sets = np.zeros((table.players, _COLUMNS), np.int64)
    shares = np.zeros((table.players * _COLUMNS, 1 + MOST_GROUPS), np.int16)
    fill_sources(box, cast(Any, table).memory, sheet, sets, shares)
    group_points: list[dict[int, list[int]]] = [{} for _ in range(table.players)]
    for row, groups in enumerate(shares[:, 0].tolist()):
        if groups > 1:
            group_points[row // _COLUMNS][row % _COLUMNS] = shares[row, 1 : 1 + groups].tolist()
    return Sources(sets.tolist(), group_points)


@cache
def lines_in_play(events: int) -> tuple[tuple[int, str], ...]:
    """Columns and names of the lines scored with a set of events."""
    return tuple(
        (column, line)
        for column, line in enumerate(LINES)
        if column < FIRST_EVENT or events >> column - FIRST_EVENT & 1
    )


def shows(table: PlaneTable, line: str) -> bool:
    """Whether a line is on the sheet of this table: events only when they are in play."""
    column = _COLUMN_OF[line]
    return column < FIRST_EVENT or bool(table.events >> column - FIRST_EVENT & 1)


def score_sources(pack: Pack, _box: PlaneBox, table: PlaneTable) -> list[dict[str, list[str]]]:
    """For each player and line with points, the names of the seats that earned them."""
    layout = layout_for(table.players)
    return [
        {line: names_of(layout, sets[column]) for column, line in lines_in_play(table.events)}
        for sets in sources_of_lines(pack.box, table).seats
    ]
