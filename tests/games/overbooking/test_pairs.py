"""Each of the 36 ordered pairs of powers at one back door: red nearest, blue behind."""

from typing import Any

import pytest

from .positions import check, score
from .second_implementation import Check

LINE = ["red 2 bird", "blue 6 fish", "red 5 fish", "blue 3 bird"]
TEXT = ", ".join(LINE)
Choices = tuple[str | None, ...]

# Ten beds. Every power chooses the guest that stands farthest out. Worked out by hand, card by card:
# two powers, choices, beds, who books in order, who is turned away from the nearest.
BY_HAND: list[tuple[int, int, Choices, int, str, str]] = [
    (1, 1, (), 10, "blue 6 fish, blue 3 bird, red 1 oak", "red 2 bird, red 5 fish, blue 1 oak"),
    (1, 2, (), 13, "blue 6 fish, red 5 fish, red 2 bird", "blue 3 bird, red 1 oak"),
    (1, 4, ("blue 3 bird",), 10, "blue 3 bird, blue 6 fish, red 1 oak", "red 2 bird, red 5 fish"),
    (2, 6, (), 10, "blue 6 fish, blue 3 bird", "red 2 bird, red 5 fish"),
    (6, 6, (), 4, "blue 3 bird", "red 2 bird, blue 6 fish, red 5 fish"),
    (2, 2, (), 16, "blue 6 fish, red 5 fish, blue 3 bird, red 2 bird", ""),
    (3, 1, ("red 5 fish",), 10, "blue 6 fish, red 3 oak, blue 1 oak", "red 2 bird, blue 3 bird"),
    (3, 3, ("red 5 fish", "blue 3 bird"), 10, "blue 6 fish, red 3 oak", "red 2 bird, blue 3 oak"),
    (3, 5, ("red 5 fish", "blue 6 fish"), 10, "blue 5 oak, red 3 oak, red 2 bird", "blue 3 bird"),
    (4, 4, ("red 5 fish", "blue 3 bird"), 10, "red 5 fish, blue 3 bird, red 2 bird", "blue 6 fish"),
    (4, 6, ("red 5 fish",), 7, "red 5 fish, red 2 bird", "blue 6 fish, blue 3 bird"),
    (4, 3, ("red 5 fish", "blue 3 bird"), 10, "red 5 fish, blue 3 oak, red 2 bird", "blue 6 fish"),
    (5, 3, ("blue 6 fish", "blue 3 bird"), 10, "red 5 oak, red 5 fish", "red 2 bird, blue 3 oak"),
    (5, 5, ("blue 6 fish",), 10, "red 5 oak, red 5 fish", "red 2 bird, blue 3 bird"),
    (6, 1, (), 7, "blue 6 fish, blue 1 oak", "red 2 bird, red 5 fish, blue 3 bird"),
]


def expected(first: int, second: int) -> tuple[Choices, dict[str, Any]]:
    """Choices and answer by the plain second reading of the books."""
    hotel = Check(10, "none", [f"red {first} oak", f"blue {second} oak"], LINE)
    choices: list[str | None] = []
    while hotel.waiting:
        targets = hotel.targets()
        choices += targets[-1:]
        hotel.use(targets[-1] if targets else None)
    return tuple(choices), hotel.answer()


@pytest.mark.rule("hotel.power.order")
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("first", range(1, 7))
def test_pair_of_powers(first: int, second: int) -> None:
    choices, answer = expected(first, second)
    text = f"none 10 | red {first} oak, blue {second} oak | {TEXT}"
    assert score(text, choices) == answer
    assert check(text, choices) == answer


@pytest.mark.rule("hotel.power.order")
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("first", range(1, 7))
def test_pair_of_powers_all_declined(first: int, second: int) -> None:
    hotel = Check(10, "none", [f"red {first} oak", f"blue {second} oak"], LINE)
    choices: list[str | None] = []
    while hotel.waiting:
        choices += [None] if hotel.targets() else []
        hotel.use(None)
    text = f"none 10 | red {first} oak, blue {second} oak | {TEXT}"
    assert check(text, tuple(choices)) == hotel.answer()


@pytest.mark.rule("hotel.power.order")
@pytest.mark.parametrize(("first", "second", "choices", "beds", "booked", "away"), BY_HAND)
def test_pair_worked_out_by_hand(first: int, second: int, choices: Choices, beds: int, booked: str, away: str) -> None:
    answer = check(f"none 10 | red {first} oak, blue {second} oak | {TEXT}", choices)
    assert answer["beds"] == beds
    assert answer["booked"] == booked.split(", ")
    assert answer["turned_away"] == [name for name in away.split(", ") if name]


@pytest.mark.rule("hotel.power.order")
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize("first", range(1, 7))
def test_pair_of_one_colour_may_act_on_each_other(first: int, second: int) -> None:
    hotel = Check(10, "monks-first", [f"red {first} oak", f"red {second} lion"], LINE)
    choices: list[str | None] = []
    while hotel.waiting:
        targets = hotel.targets()
        choices += targets[-1:]
        hotel.use(targets[-1] if targets else None)
    assert score(f"monks-first 10 | red {first} oak, red {second} lion | {TEXT}", tuple(choices)) == hotel.answer()
