"""What the player to move expects of beds, guests and powers that lie face down: means of what they can be."""

from collections.abc import Callable
from typing import Any

import pytest

from houseful.core.compile.rule import as_python
from houseful.core.table import Table
from houseful.games.overbooking.ai import evaluate, guest_value, line_forecast
from houseful.games.overbooking.box import HotelBox

from .positions import lay
from .test_evaluate import THREE_BIRDS, hand, worth


def ask(rule: Callable[..., Any], table: Table, *more: float) -> float:
    """What a rule answers about the first hotel."""
    return float(as_python(rule)(HotelBox.over(table.pack.box), table.peer(), 0, *more))


@pytest.mark.parametrize(
    ("back", "beds"),
    [("", 13), ("red 2 oak", 16), ("red 6 oak", 10), ("red 1 oak", 13), ("blue 3 oak", 14), ("blue 5 oak", 12)],
)
def test_beds_are_known_by_ones_own_guests_and_else_the_mean(back: str, beds: int) -> None:
    """Of three small guests one brings three beds, of three large ones one takes three away."""
    assert ask(guest_value.expected_beds, lay(f"none 13 | {back} |")) == pytest.approx(beds)


def test_without_peeking_ones_own_guests_count_as_any_of_three_too() -> None:
    assert ask(guest_value.expected_beds, lay("none 13 | red 2 oak |", peek=False)) == pytest.approx(14)


@pytest.mark.parametrize(
    ("guest", "coins"), [("blue 1 oak", 8 / 3), ("blue 6 oak", 4 / 3), ("red 1 oak", 3), ("red 6 oak", 1)]
)
def test_coins_of_an_unknown_guest_are_about_the_mean(guest: str, coins: float) -> None:
    table = lay(f"none 13 | | {guest}", bonus="none")
    assert ask(line_forecast.points_at_stake_at, table, 0) == pytest.approx(coins, abs=0.05)


def test_every_third_large_guest_is_a_group_of_workers() -> None:
    line = "blue 5 oak, blue 3 oak, red 6 oak, green 6 oak"
    assert ask(line_forecast.expected_workers_of_others, lay(f"none 13 | | {line}")) == pytest.approx(2 / 3)


def test_soldiers_are_feared_where_they_may_stand_or_still_come() -> None:
    def risk(face: str, back: str = "") -> float:
        return ask(line_forecast.risk_of_soldiers, lay(f"{face} | {back} |"))

    assert risk("no-back-door 16") == 0
    assert risk("none 13") > risk("none 13", "blue 1 oak") > risk("none 13", "blue 1 oak, red 4 oak") == 0
    assert risk("none 13", "blue 1 oak, blue 4 oak") > 0.3
    assert risk("none 13", "blue 1 oak, red 5 oak") == pytest.approx(0.5)


def test_guests_still_to_come_make_beds_less_certain() -> None:
    """A monk behind takes no bed from anybody, but a place from somebody who might."""
    short, full = (lay(f"none 13 | | red 3 oak, red 5 lion{more}") for more in ("", ", red 1 oak, red 1 lion"))
    for beds in (6, 8, 10):
        later = ask(line_forecast.chance_of_beds_at, full, 0, beds)
        assert later > ask(line_forecast.chance_of_beds_at, short, 0, beds) + 0.05
    table = lay("none 10 | | red 6 oak, red 5 oak")
    assert ask(evaluate.quick_chance_of_beds, table, 1, 2) > ask(evaluate.quick_chance_of_beds, table, 1, 0) + 0.1


@pytest.mark.parametrize("careful", [0, 1])
def test_a_guest_without_hope_of_beds_is_a_loss(careful: int) -> None:
    """Nobody is kept from a bed by it, and the card is spent: coins in part, and what it might have added to a set."""
    line = "second-face-up 9 | | blue 6 oak, blue 6 lion, blue 6 bird"
    lost = worth(hand("1 fish", line, bonus="none"), "1 fish line 1", careful)
    assert -1.5 < lost < -0.5
    assert worth(hand("4 bird", line, booked=THREE_BIRDS, now=1), "4 bird line 1", careful) < -0.7
