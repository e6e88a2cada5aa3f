"""Observations against a second reading of the view, feature by feature."""

import random

import numpy as np
import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.table import Table
from houseful.games.oktoberfest import GAME

from .goldens import CHEAP, hiring
from .positions import employ, lay, seat_row
from .second_observation import observation

GAMES = 2 if INTERPRETED else 30


def check(table: Table, seat: int) -> set[int]:
    """The features that are not zero, after each was compared with what the view says."""
    expected = observation(table.view(seat))
    features = table.observe(seat)
    assert len(expected) == len(features)
    off = np.abs(features - np.array([value for _, value in expected])) > 1e-6
    assert not off.any(), [expected[at][0] for at in np.flatnonzero(off)]
    return set(np.flatnonzero(features).tolist())


@pytest.mark.parametrize("series", ["overlapping", "separate"])
def test_every_feature_of_random_games_is_what_the_view_says(series: str) -> None:
    for seed in range(GAMES):
        options = {"series": series, "pairs": "overlapping", "change": ("none", "taken")[seed % 2]}
        luck, table = random.Random(seed), houseful.deal("oktoberfest", players=2, seed=seed, **options)
        while True:
            for seat in (0, 1):
                check(table, seat)
            if table.over:
                break
            table.play(luck.choice(table.legal()))


def test_a_full_festival_and_full_teams_are_seen_from_both_sides() -> None:
    luck = random.Random(1)
    seen: set[int] = set()
    for first in (0, 1):
        table = lay("4 beer", festival=("gh rb yh yh gb rh bh bb / bb bh rh gb yb yh rb gh",) * 3, first=first)
        employ(table.peer(), first, "Klaus", "Suse")
        for row in range(3):
            sides = [" ".join(luck.choices(["gh", "bh", "rh", "yh", "gb", "bb", "rb", "yb"], k=8)) for _ in range(2)]
            seat_row(table.peer(), row, " / ".join(sides))
        for seat in (0, 1):
            seen |= check(table, seat)
    names = [name for name, _ in observation(table.view(0))]
    assert {names.index(f"row {row} {side} 8") for row in (1, 2, 3) for side in ("near", "far")} <= seen


@pytest.mark.compiled
def test_every_feature_but_a_few_places_of_the_festival_is_used_in_some_game() -> None:
    """So the comparison above cannot pass because a feature is always zero on both sides."""
    seen: set[int] = set()
    for seed in range(24):
        luck = random.Random(seed)
        counted, change = ("overlapping", "separate")[seed % 2], ("none", "taken")[seed % 3 > 0]
        table = houseful.deal("oktoberfest", players=2, seed=seed, series=counted, change=change, pack=CHEAP)
        while not table.over:
            seen |= check(table, 0) | check(table, 1)
            table.play(luck.choice(table.legal()) if seed % 4 == 0 else hiring(table, luck))
        seen |= check(table, 0) | check(table, 1)
    unused = [name for at, (name, _) in enumerate(observation(table.view(0))) if at not in seen]
    assert [name for name in unused if not name.startswith("row ")] == []
    assert len(unused) < GAME.ai.features / 10
