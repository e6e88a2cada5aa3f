"""The search tries the same moves for the same seeds as it did before."""

import pytest

from houseful.bots import Budget, consider
from tests.bots.search.test_mcts import middle, seat_at

# The three moves tried most in 40 rounds. A change of the search or of a game's evaluation changes them, on
# purpose; a change of structure does not.
KEPT = {
    ("overbooking", 2): [("2 bird line 1", 11), ("4 fish line 1", 9), ("5 lion line 2", 7)],
    ("overbooking", 3): [("4 lion line 2", 33), ("6 fish line 2", 2), ("1 oak line 1", 1)],
    ("overbooking", 4): [("1 lion back 2", 8), ("1 fish back 2", 8), ("6 fish line 2", 5)],
    ("overbooked", 1): [("place 1e", 19), ("place 2d turn 90", 10), ("place 2h", 1)],
    ("overbooked", 2): [("take late-bookers", 36), ("take table-talk", 2), ("take lanterns", 1)],
    ("overbooked", 3): [("seat 4k", 6), ("seat 1k", 6), ("seat 4a", 6)],
    ("overbooked", 4): [("seat 1a", 8), ("seat 5h", 6), ("seat 4h", 6)],
    ("oktoberfest", 2): [
        ("serve 2 with 1 pretzel 1 beer 1 sausage", 30),
        ("hire erich with 1 coin", 7),
        ("kitchen", 3),
    ],
}


@pytest.mark.parametrize(("game", "players"), KEPT)
def test_a_seed_decides_every_move_that_is_tried(game: str, players: int) -> None:
    thought = consider(seat_at(middle(game, 3, players=players)), Budget(rounds=40, seed=3))
    assert [(str(tried.move), tried.visits) for tried in thought.moves[:3]] == KEPT[game, players]
