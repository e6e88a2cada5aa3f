"""The balance lab: whole games to the end, the same for the same seed, and greed pays."""

from typing import Any

import numpy as np
import pytest

from houseful.core.rule import INTERPRETED
from houseful.games import NAMES, find_game
from houseful.lab.balance import Outcome, play_games

GAMES = 2 if INTERPRETED else 60


def outcome(name: str, greedy: bool, games: int = GAMES, seed: int = 5) -> Outcome:
    game = find_game(name)
    options: dict[str, Any] = {option.name: option.default for option in game.options}
    return play_games(
        game, game.standard, {"players": 2, "first": None, **options}, games, seed, greedy=greedy
    )


@pytest.mark.parametrize("name", NAMES)
def test_games_are_played_to_the_end_and_every_win_is_shared_out(name: str) -> None:
    random = outcome(name, greedy=False)
    assert (random.tables["actor"] == -1).all()
    assert np.allclose(random.shares.sum(axis=1), 1)
    assert random.decisions > 10 * GAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_play_the_same_games(name: str) -> None:
    twice = [outcome(name, greedy=True, games=2) for _ in range(2)]
    assert (twice[0].totals == twice[1].totals).all()
    assert twice[0].decisions == twice[1].decisions


@pytest.mark.parametrize("name", NAMES)
def test_greedy_games_score_more_than_random_ones(name: str) -> None:
    assert outcome(name, greedy=True).totals.mean() > outcome(name, greedy=False).totals.mean()


def test_a_win_rate_counts_the_seats_that_are_marked() -> None:
    random = outcome(NAMES[0], greedy=False)
    seats = np.zeros_like(random.shares, dtype=bool)
    seats[:, 0] = True
    assert random.win_rate(seats) == pytest.approx(random.shares[:, 0].mean())
    assert random.win_rate(~seats) == pytest.approx(1 - random.win_rate(seats))
