"""Observations say what the view says, feature by feature."""

import re

import numpy as np
import pytest

from houseful.core.table import Table
from houseful.games import find_game

from .drawing import every_position
from .positions import last_turn, play
from .second_observation import features_of

ALIKE = re.compile(r"(hotel|line|back|player) \d|\d (bird|fish|lion|oak)")


def differences(table: Table, seat: int) -> list[tuple[str, float, float]]:
    """The features that are not as the view has them: name, as observed, as seen."""
    observed = table.observe(seat)
    named = features_of(table.view(seat))
    assert len(named) == len(observed) == find_game("overbooking").ai.features
    wanted = np.array([value for _, value in named], np.float32)
    wrong = np.flatnonzero(observed != wanted)
    return [(named[at][0], float(observed[at]), float(wanted[at])) for at in wrong]


@pytest.mark.parametrize("peek", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_feature_agrees_with_the_view(players: int, peek: bool) -> None:
    for bonus in ("none", "beginner", "expert"):
        for table in every_position(players, 11, bonus=bonus, peek=peek):
            for seat in range(players):
                assert differences(table, seat) == []


def test_a_favoured_guest_and_the_power_due_agree_with_the_view() -> None:
    table = last_turn("none 13 | red 4 lion, blue 3 bird | red 2 fish, blue 6 oak, red 1 oak")
    play(table, "keep", "choose red 1 oak")
    assert table.view(0)["checking"]["favoured"] == ["red 1 oak"]
    for seat in range(4):
        assert differences(table, seat) == []
        wanted = dict(features_of(table.view(seat)))
        assert wanted["hotel 1 line 3 favoured"] == wanted["power due 3"] == wanted["hotel 1 checked now"] == 1


def test_a_monk_who_moved_in_leaves_an_empty_place_behind() -> None:
    line = "red 2 fish, blue 6 oak, red 1 oak, green 3 oak"
    table = last_turn(f"none 13 | red 1 lion, blue 3 bird | {line}")
    play(table, "keep")
    assert table.view(0)["hotels"][0]["back"][0] is None
    for seat in range(4):
        assert differences(table, seat) == []
        wanted = dict(features_of(table.view(seat)))
        assert wanted["hotel 1 line 5 taken"] == wanted["hotel 1 line 5 number 1"] == 1
        assert wanted["hotel 1 back 2 taken"] == 1


def test_no_feature_is_always_the_same() -> None:
    """Else it would agree by chance. Of players, cards, hotels and places, which are all alike, one will do."""
    values: dict[str, set[float]] = {}
    for seed, players in enumerate((2, 3, 4, 4)):
        options = {"bonus": ("none", "beginner", "expert")[seed % 3], "peek": seed % 2 == 0}
        for table in every_position(players, seed, **options):
            for name, value in features_of(table.view(0)):
                values.setdefault(name, set()).add(value)
    alike: dict[str, set[float]] = {}
    for name, found in values.items():
        alike.setdefault(ALIKE.sub("any", name), set()).update(found)
    constant = {name for name, found in alike.items() if len(found) == 1 and ", feature" not in name}
    without_choice = {"power due 1", "power due 2", "power due 6"}
    assert constant <= without_choice | {"any any favoured", "any any taken"}  # both are tried above
