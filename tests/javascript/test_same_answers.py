"""Views, events, legal moves, refusals, scores and all sentences: JavaScript answers what Python answers.

A long run is `python -m benchmarks browser_views`; this is a sample over all kinds of deals.
"""

from collections.abc import Sequence

import pytest

from houseful.browser.testing.walking import Walk, compare, samples_of
from houseful.core.game import Game
from houseful.games import NAMES, find_game

STEP = 37  # between two kinds of deals that are sampled


def sample(game: Game, count: int, level: str | None = None) -> list[Walk]:
    """A few games over all numbers of players and options."""
    kinds, first = samples_of(game), int(level is not None)  # with bots not the first, which may be solo
    numbers = range(first, first + count)
    return [Walk(game, *kinds[at * STEP % len(kinds)], seed=at, level=level) for at in numbers]


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_told_alike(name: str, walker: Sequence[str]) -> None:
    found = compare(sample(find_game(name), 2), walker)
    assert not found.different, found.different[0]
    assert found.equal > 40


@pytest.mark.parametrize("name", NAMES)
def test_a_table_on_a_device_answers_alike(name: str, walker: Sequence[str]) -> None:
    found = compare(sample(find_game(name), 1, level="random"), walker)
    assert not found.different, found.different[0]
    assert found.equal > 20


def test_a_difference_is_noticed(walker: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houseful.browser.testing.walking.walk", lambda *_: iter([{"legal": ["something else"]}]))
    found = compare(sample(find_game("overbooking"), 1), walker)
    assert found.equal == 0
    assert "something else" in found.different[0]
