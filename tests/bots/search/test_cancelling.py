"""A search can be stopped; otherwise being able to stop it changes nothing."""

import pytest

from houseful.bots.search.analysis import Budget, Cancelled, cancellable, consider
from houseful.bots.seat import Seat
from houseful.core.table import deal
from houseful.games import find_game

BUDGET = Budget(rounds=120, seconds=60.0, seed=3)


def a_seat() -> Seat:
    game = find_game("overbooked")
    table = deal(game, 2, 5, None, {})
    assert table.turn is not None
    return Seat(table, table.turn)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_that_is_cancelled_has_no_result(threads: int) -> None:
    asked = 0

    def is_cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    endless = Budget(rounds=1_000_000_000, seconds=3600.0, threads=threads)
    with cancellable(is_cancelled), pytest.raises(Cancelled):
        consider(a_seat(), endless)
    assert asked > 3


def test_a_search_that_is_not_cancelled_finds_the_same() -> None:
    alone = consider(a_seat(), BUDGET)
    with cancellable(lambda: False):
        assert consider(a_seat(), BUDGET) == alone
    assert consider(a_seat(), BUDGET) == alone, "and afterwards nothing is cancelled"
