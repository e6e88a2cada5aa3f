"""A raw game is the game that a table plays, and refuses what a table refuses."""

import random

import numpy as np
import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.environments.raw import RawGame
from tests.environments.settings import SETTINGS, unusual_options


@pytest.mark.parametrize("observing", [False, True])
@pytest.mark.parametrize(("name", "players"), SETTINGS)
def test_a_raw_game_is_the_game_of_a_table(name: str, players: int, observing: bool) -> None:
    luck, options = random.Random(players), unusual_options(name, players)
    game = RawGame(name, players, seed=4, observing=observing, **options)
    table = houseful.deal(name, players, 4, **options)
    texts, plies = table._catalogue.texts, 0
    while table.turn is not None and not (INTERPRETED and plies > 6):
        assert game.seat == table.turn
        assert game.legal() == [move.action for move in table.legal()]
        if observing:
            assert np.flatnonzero(game.mask).tolist() == sorted(game.legal())
            assert np.array_equal(game.observation, table.observe(table.turn))
        move = luck.choice(game.legal())
        twin = game.copy()
        game.play(move)
        table.play(texts[move])
        twin.play(move)
        assert bytes(twin.memory) == bytes(game.memory) == bytes(table.memory())
        plies += 1
    assert game.over == table.over
    shares, totals = game.result()
    assert totals.tolist() == [sheet.total for sheet in table.scores()]
    assert game.seat == (-1 if table.over else table.turn)
    assert [seat for seat in range(players) if shares[seat]] == table.winners() or INTERPRETED


@pytest.mark.parametrize("observing", [False, True])
def test_a_move_that_is_not_legal_is_refused_and_nothing_happens(observing: bool) -> None:
    game = RawGame("overbooking", 2, observing=observing)
    before, legal = bytes(game.memory), game.legal()
    for wrong in {-1, 10**6, *range(290)} - set(legal):
        with pytest.raises(ValueError, match=f"Action {wrong} is not legal here"):
            game.play(wrong)
    assert bytes(game.memory) == before
    assert game.legal() == legal
