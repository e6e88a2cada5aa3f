"""An observation brought up to date is the one that is made anew, whoever looks, and however long ago anybody did."""

import random
from typing import Any

import numpy as np
import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.compile.specialize import bind
from houseful.games import find_game
from tests.environments.settings import SETTINGS, unusual_options

GAMES = 1 if INTERPRETED else 6

# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


def _refresh(box: Any, table: Any, seat: int, features: Any, notes: Any) -> None:
    refresh(as_box(box), as_table(table), seat, features, notes)


@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_refreshed_observation_is_the_one_made_anew(name: str, players: int) -> None:
    game = find_game(name)
    look = bind(_refresh, game, refresh=game.ai.refresh)
    for seed in range(GAMES):
        options = unusual_options(name, players) if seed % 2 == 0 else {}
        table, luck = houseful.deal(name, players, seed, **options), random.Random(seed)
        features, notes = np.zeros(game.ai.features, np.float32), np.zeros(game.ai.notes, np.int64)
        while not table.over:
            mover = table.turn
            assert mover is not None
            for seat in luck.choice([[], range(players), [luck.randrange(players)], [mover]]):
                look(game.standard.box, table.memory(), seat, features, notes)
                assert np.array_equal(features, table.observe(seat)), f"seed {seed}, ply {table.ply}, seat {seat}"
            table.play(luck.choice(table.legal()))
