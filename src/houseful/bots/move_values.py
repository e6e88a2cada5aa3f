"""A game's evaluation of all legal moves, as Python calls it."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.compile.record import Memory, Row
from houseful.core.compile.specialize import bind
from houseful.core.game import Game
from houseful.core.table import Table

# The template. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def evaluate_moves(box: Memory, table: Memory, moves: Row, weights: Any) -> int:
    """Write what each legal move seems to be worth; return how many there are."""
    the_box = as_box(box)
    the_table = as_table(table)
    found = legal(the_box, the_table, moves)
    for choice in range(found):
        weights[choice] = evaluate_move(the_box, the_table, int(moves[choice]), 1)
    return found  # type: ignore[no-any-return]


@cache
def bound_evaluation(game: Game) -> Any:
    """The game's own copy, compiled once."""
    return bind(evaluate_moves, game)


def move_values(table: Table) -> npt.NDArray[np.float64]:
    """What each legal move seems to be worth to the player to move, in points, in the order of `legal`."""
    game = table.definition
    weights = np.empty(game.rules.moves)
    found = bound_evaluation(game)(table.pack.box, table.memory(), np.empty(game.rules.moves, np.int16), weights)
    return weights[:found]
