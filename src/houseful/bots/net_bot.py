"""The bot that plays what its net likes best at a glance, without any search."""

from functools import cache
from typing import Any

import numpy as np

from houseful.bots.nets.inference import Net, Sight, blank_sight, look
from houseful.bots.nets.shipped import shipped_net
from houseful.bots.seat import Seat
from houseful.core.compile.record import Memory, Row
from houseful.core.compile.specialize import bind, bind_rule
from houseful.core.game import Game, Move
from houseful.core.table import Table

# The template. The names that mypy cannot find are the game's.
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def glance(box: Memory, table: Memory, moves: Row, net: Net, sight: Sight) -> int:
    """Have a net look at a table's decision; return how many moves are legal."""
    the_box = as_box(box)
    the_table = as_table(table)
    found = legal(the_box, the_table, moves)
    look(the_box, the_table, moves, found, net, sight)
    return found  # type: ignore[no-any-return]


@cache
def bound_look(game: Game) -> Any:
    """The game's own copy of a look, as a rule."""
    return bind_rule(look, game, SCALE=float(game.ai.evaluation.scale))


@cache
def bound_glance(game: Game) -> Any:
    """The game's own copy, compiled once."""
    return bind(glance, game, look=bound_look(game))


def look_at(table: Table, net: Net | None = None) -> tuple[int, Sight]:
    """How many moves are legal, and what the net (the game's own) says of the decision."""
    game = table.definition
    net = net or shipped_net(game)
    sight = blank_sight(game, net)
    moves = np.empty(game.rules.moves, np.int16)
    return bound_glance(game)(table.pack.box, table.memory(), moves, net, sight), sight


class NetBot:
    """Plays the move that its net would most likely choose."""

    def __init__(self, net: Net | None = None) -> None:
        self.net = net

    def choose(self, seat: Seat) -> Move:
        """The likeliest move."""
        moves = seat.legal()
        if len(moves) == 1:
            return moves[0]
        found, sight = look_at(seat.imagine(0), self.net)
        return moves[int(np.argmax(sight.logits[:found]))]
