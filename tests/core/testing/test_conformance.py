"""Every game passes the conformance suite, on hundreds of random games."""

import pytest

from houseful.core.compile.rule import BOUNDSCHECK, INTERPRETED
from houseful.core.testing import conformance
from houseful.games import NAMES, find_game

BLOCKS = 10
GAMES = 3 if INTERPRETED else 20 if BOUNDSCHECK else 40


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("name", NAMES)
def test_random_games_keep_every_promise(name: str, block: int) -> None:
    seen = conformance.check(find_game(name), games=GAMES, seed=block * GAMES, looks=1)
    assert seen["games"] == GAMES
    assert seen["positions"] > GAMES // 3


@pytest.mark.parametrize("name", NAMES)
def test_a_closer_look_meets_every_refusal(name: str) -> None:
    game = find_game(name)
    few = INTERPRETED or BOUNDSCHECK
    seen = conformance.check(game, games=6 if few else 80, seed=10_000, looks=4)
    missed = set(game.rules.refusal_ids) - set(seen)
    assert seen["events"] > (5 if few else 100)
    assert few or not missed, f"no random game was refused by {missed}"
