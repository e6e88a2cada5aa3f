"""What moves seem to be worth to a bot, against a second reading of the view."""

import random

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED, as_python
from houseful.core.table import Table
from houseful.games.oktoberfest.ai import evaluate

from .goldens import hiring
from .positions import BOX, IDS, drafted, employ, lay, legal, seat_row
from .second_evaluation import value

GAMES = 2 if INTERPRETED else 12
evaluate_move = as_python(evaluate.evaluate_move)


def check(table: Table, luck: random.Random) -> set[str]:
    """The kinds of moves that were compared."""
    assert table.turn is not None
    view, before = table.view(table.turn), bytes(table.memory())
    moves = table.legal()
    for move in luck.sample(moves, min(len(moves), 12)):
        for care in (0, 1):
            found = evaluate_move(BOX, table.peer(), move.action, care)
            assert found == pytest.approx(value(view, str(move), bool(care))), (move, care)
    assert bytes(table.memory()) == before
    return {move.split()[0] for move in moves}


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_every_kind_of_move_is_worth_what_the_view_says(series: str) -> None:
    seen = set()
    for seed in range(GAMES):
        luck = random.Random(seed)
        table = houseful.deal("oktoberfest", players=2, seed=seed, series=series, change=("none", "taken")[seed % 2])
        while not table.over:
            seen |= check(table, luck)
            table.play(hiring(table, luck) if seed % 2 else luck.choice(table.legal()))
    assert {"serve", "hire", "discard", "row", "kitchen", "more"} <= seen


@pytest.mark.parametrize("series", ["overlapping", "separate"])
@pytest.mark.parametrize("team", [("Klaus",), ("Mathäus", "Leonore"), ("Suse",), ("Katharina", "Helmut")])
def test_powers_of_both_teams_count_where_a_table_is_placed(team: tuple[str, ...], series: str) -> None:
    luck = random.Random(1)
    for rival in (0, 1):
        table = drafted(seed=3, first=0, series=series)
        peer = table.peer()
        peer.hired[0] = peer.hired[1] = 0
        employ(peer, 1 if rival else 0, *team)
        seat_row(peer, 0, "gh rh yb yb bh bh / bb bb rb gb yh yh")
        seat_row(peer, 1, "gb gb / rh yh")
        check(table, luck)
        serving = next(move for move in table.legal() if move.startswith("serve"))
        table.play(serving)
        assert check(table, luck) == {"row"}


def test_passing_is_worth_nothing() -> None:
    table = lay("1 coin", food_pile=0, tables=("2 pretzel 2 beer",))
    table.peer().coins[0] = 0
    assert legal(table) == ["pass"]
    assert evaluate_move(BOX, table.peer(), table.legal()[0].action, 1) == 0


def test_powers_are_worth_more_early_and_what_they_double_counts() -> None:
    table = drafted(first=0)
    peer = table.peer()
    peer.hired[0] = peer.hired[1] = 0
    peer.a_customer[0] = 0
    for hero, raise_line in (
        ("klaus", lambda: seat_row(peer, 0, "gh gh gh gh")),
        ("leonore", lambda: peer.victory.__setitem__(0, 4)),
        ("katharina", lambda: employ(peer, 0, "Xaver", "Korbinian")),
    ):
        number = IDS.index(hero)
        before = as_python(evaluate.value_of_power)(BOX, peer, number)
        raise_line()
        assert as_python(evaluate.value_of_power)(BOX, peer, number) > before
        early = as_python(evaluate.value_of_power)(BOX, peer, number)
        drawn, peer.food_drawn = peer.food_drawn, 40
        assert as_python(evaluate.value_of_power)(BOX, peer, number) < early
        peer.food_drawn = drawn
