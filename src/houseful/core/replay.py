"""The one replay: moves played again on the table they were dealt for."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseful.core.table import Table

Step = str | None  # a move's text; None takes back the last move that stands


def play_moves(table: "Table", moves: Iterable[str], version: int | None = None) -> Iterator["Table"]:
    """Play moves on a table; the same table is yielded after each. IllegalMove at the first that is not legal.

    Moves may be of an earlier version of the rules that this one reads.
    """
    for move in moves:
        table.play(move if version is None else table.restated(move, version))
        yield table


def replayed(table: "Table", moves: Iterable[str], version: int | None = None) -> "Table":
    """The table after these moves were played on it."""
    for _ in play_moves(table, moves, version):
        pass
    return table


def positions(start: "Table", steps: Iterable[Step]) -> list["Table"]:
    """A table of its own after each step, the dealt one first."""
    standing, after = [start], [start]
    for step in steps:
        if step is None:
            standing.pop()
        else:
            standing.append(replayed(standing[-1].copy(), [step]))
        after.append(standing[-1])
    return after
