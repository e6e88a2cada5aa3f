"""Whether a goal is reached: what was played, what it caused, and what it brought."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Any

from houseful.core.game import Event
from houseful.core.lessons.lesson import TOTAL, Goal
from houseful.core.table import Table

KEPT = 200  # answers to what the best choice of a position brings


def reached(goal: Goal, before: Table, after: Table, moves: Sequence[str], events: Sequence[Event], seat: int) -> bool:
    """Whether the learner's moves of a step, which led from one table to another, reach its goal."""
    return (
        (not goal.moves or matches(moves[-1], goal.moves))
        and (goal.event is None or any(has_fields(event, goal.event) for event in events))
        and (not goal.line or points(after, seat, goal.line) >= goal.at_least)
        and (not goal.best or points(after, seat, goal.best) >= most_points(before, seat, goal.best, len(moves)))
    )


def matches(move: str, patterns: Sequence[str]) -> bool:
    """Whether a move in English notation matches one of the patterns (`*`, `?`, `[12]`)."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def has_fields(event: Any, wanted: Any) -> bool:
    """Whether an event has at least the wanted fields, in groups within it as well."""
    if isinstance(wanted, dict):
        return isinstance(event, dict) and all(
            name in event and has_fields(event[name], value) for name, value in wanted.items()
        )
    return bool(event == wanted)


def points(table: Table, seat: int, line: str) -> int:
    """The points of a seat in a line of the score sheet as it stands, or in total."""
    sheet = table.scores()[seat]
    return sheet.total if line == TOTAL else int(sheet.lines.get(line, 0))


def most_points(before: Table, seat: int, line: str, moves: int) -> int:
    """The most points that so many moves of this seat can bring; its turn may end before."""
    return _most(Kept(before), seat, line, moves)


class Kept:
    """A table by what it holds, so that what was found out about it can be kept."""

    def __init__(self, table: Table) -> None:
        self.table, self.memory = table, bytes(table.memory())

    def __hash__(self) -> int:
        return hash(self.memory)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.table == other.table


@lru_cache(KEPT)
def _most(kept: Kept, seat: int, line: str, moves: int) -> int:
    return _search(kept.table, seat, line, moves)


def _search(table: Table, seat: int, line: str, moves: int) -> int:
    if moves == 0 or table.turn != seat:
        return points(table, seat, line)
    found = []
    for move in table.legal():
        after = table.copy()
        after.advance(move)
        found.append(_search(after, seat, line, moves - 1))
    return max(found)
