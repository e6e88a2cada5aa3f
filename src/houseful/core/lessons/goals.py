"""Whether a goal is reached: what was played, what it caused, and what it brought."""

from collections.abc import Sequence
from typing import Any

from houseful.core.game import Event
from houseful.core.lessons.lesson import TOTAL, Goal
from houseful.core.table import Table

Known = dict[str, int]  # what was found out about the position that a step began at


def reached(
    goal: Goal, known: Known, before: Table, after: Table, moves: Sequence[str], events: Sequence[Event], seat: int
) -> bool:
    """Whether the learner's moves of a step, which led from one table to another, reach its goal."""
    return (
        (not goal.moves or matches(moves[-1], goal.moves))
        and (goal.event is None or any(has_fields(event, goal.event) for event in events))
        and (not goal.line or points(after, seat, goal.line) >= goal.at_least)
        and (not goal.best or points(after, seat, goal.best) >= most_points(known, before, seat, goal.best, len(moves)))
    )


def matches(move: str, patterns: Sequence[str]) -> bool:
    """Whether a move in English notation matches one of the patterns (`*`, `?`, `[12]`)."""
    return any(fits(move, pattern) for pattern in patterns)


def fits(text: str, pattern: str) -> bool:
    """Whether a text is what a pattern says: `*` any signs, `?` one sign, `[12]` one of these, else itself."""
    if pattern == "":
        return text == ""
    if pattern[0] == "*":
        return any(fits(text[at:], pattern[1:]) for at in range(len(text) + 1))
    closing = pattern.find("]") if pattern[0] == "[" else -1
    signs = pattern[1:closing] if closing > 0 else pattern[0]
    one = text != "" and (pattern[0] == "?" or text[0] in signs)
    return one and fits(text[1:], pattern[max(closing, 0) + 1 :])


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


def most_points(known: Known, before: Table, seat: int, line: str, moves: int) -> int:
    """The most points that so many moves of this seat can bring; its turn may end before. Worked out once."""
    key = f"{line} {moves}"
    if key not in known:
        known[key] = _search(before, seat, line, moves)
    return known[key]


def _search(table: Table, seat: int, line: str, moves: int) -> int:
    if moves == 0 or table.turn != seat:
        return points(table, seat, line)
    found = []
    for move in table.legal():
        after = table.copy()
        after.advance(move)
        found.append(_search(after, seat, line, moves - 1))
    return max(found)
