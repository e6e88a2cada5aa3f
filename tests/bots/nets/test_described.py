"""What moves do, as numbers: what a seat may know, with the table left as it was, and true once the move is played."""

import random

import numpy as np
import pytest

import houseful
from houseful.bots.move_values import move_values
from houseful.core.compile.rule import INTERPRETED, as_python
from houseful.games import NAMES as GAMES
from houseful.games import find_game
from houseful.games.overbooked.ai.describe import DISPLACED

from .test_inference import deeds_of, positions


@pytest.mark.parametrize("name", GAMES)
def test_describing_leaves_the_table_as_it_was(name: str) -> None:
    game = find_game(name)
    describe = as_python(game.ai.describe_move)
    for table in positions(name, 30 if INTERPRETED else 10):
        memory = table.memory()
        before = memory.copy()
        for move in table.legal():
            numbers = np.zeros(game.ai.described)
            describe(game.rules.box.over(table.pack.box), game.rules.table.over(memory), move.action, numbers)
            assert np.isfinite(numbers).all()
            assert np.array_equal(memory, before), move


@pytest.mark.parametrize("name", GAMES)
def test_what_moves_do_tells_nothing_hidden(name: str) -> None:
    for table in positions(name, 30 if INTERPRETED else 10):
        assert table.turn is not None
        for luck in range(3):
            assert np.array_equal(deeds_of(table), deeds_of(table.redeal(table.turn, luck)))


@pytest.mark.parametrize("name", ["overbooked", "oktoberfest"])
def test_the_first_number_is_the_evaluation(name: str) -> None:
    for table in positions(name, 30 if INTERPRETED else 10):
        assert np.allclose(deeds_of(table)[:, 0], move_values(table), atol=1e-4)


def passengers(plane: list[str]) -> int:
    """How many sit in a plane, from its drawing."""
    return sum(seat.isalpha() for row in plane for seat in row)


def test_a_placement_in_the_plane_does_what_was_said() -> None:
    tried = 0
    for seed in range(2 if INTERPRETED else 8):
        table, luck = houseful.deal("overbooked", players=2, seed=seed), random.Random(seed)
        while not table.over:
            seat, legal = table.turn, table.legal()
            assert seat is not None
            move = luck.choice(legal)
            placing = table.view(seat)["phase"] == "placing"
            said = deeds_of(table)[legal.index(move)] if placing and table.ply % 3 == 0 else None
            before = table.view(seat)["seats"][seat]
            table.play(move)
            if said is not None:
                after = table.view(seat)["seats"][seat]
                assert said[2] == passengers(after["plane"]) - passengers(before["plane"])
                assert 5 * said[1] == after["score"]["couples"] - before["score"]["couples"]
                assert said[DISPLACED] == sum(after["overbooked"].values()) - sum(before["overbooked"].values())
                tried += 1
    assert tried > 5
