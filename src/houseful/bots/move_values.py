"""A game's quick judgement of all legal moves, as Python calls it."""

from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.compile.record import Memory, Row
from houseful.core.compile.specialize import record_cast, specialize
from houseful.core.game import Game
from houseful.core.table import Table

# The template. The names that mypy cannot find are the verbs of the game that adopts it.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def _judge(box: Memory, table: Memory, moves: Row, weights: Any) -> int:
    """What each legal move seems to be worth; return how many there are."""
    the_box = as_box(box)
    the_table = as_table(table)
    found = legal(the_box, the_table, moves)
    for choice in range(found):
        weights[choice] = evaluate_move(the_box, the_table, int(moves[choice]), 1)
    return found  # type: ignore[no-any-return]


_compiled: dict[str, Any] = {}


def judging_door(game: Game) -> Any:
    """The game's own copy, made once."""
    if game.name not in _compiled:
        names = {
            "as_box": record_cast(game.rules.box),
            "as_table": record_cast(game.rules.table),
            "legal": game.rules.verbs.legal,
        }
        _compiled[game.name] = specialize(_judge, game.name, evaluate_move=game.ai.evaluation.evaluate_move, **names)
    return _compiled[game.name]


def judge(table: Table) -> npt.NDArray[np.float64]:
    """What each legal move seems to be worth to the one who moves, in points, in the order of `legal`."""
    game = table.definition
    weights = np.empty(game.rules.moves)
    found = judging_door(game)(table.pack.box, table.memory(), np.empty(game.rules.moves, np.int16), weights)
    return weights[:found]
