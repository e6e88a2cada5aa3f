"""The three worked examples of the rulebook, at a real table and as hotels to be scored."""

from typing import Any

import pytest

from .positions import check, score

# The pictures are gone: where the text does not name a crest or an owner, these are our own.
FIRST = "none 13 | | orange 5 bird, blue 5 fish, green 4 oak, orange 2 lion"
SECOND = "monks-first 8 | red 2 oak | orange 3 lion, blue 4 fish, red 1 bird, green 2 bird"
THIRD = "two-crests 15 | orange 4 lion, blue 1 oak | orange 3 bird, green 6 fish, green 5 bird, blue 4 fish"

ANSWERS: list[tuple[str, tuple[str | None, ...], dict[str, Any]]] = [
    (
        FIRST,
        (),
        {
            "beds": 13,
            "booked": ["orange 5 bird", "blue 5 fish", "orange 2 lion"],
            "turned_away": ["green 4 oak"],
            "discarded": [],
            "beds_left": 1,
        },
    ),
    (
        SECOND,
        (),
        {
            "beds": 11,
            "booked": ["red 1 bird", "blue 4 fish", "orange 3 lion", "green 2 bird"],
            "turned_away": [],
            "discarded": ["red 2 oak"],
            "beds_left": 1,
        },
    ),
    (
        THIRD,
        ("orange 3 bird",),
        {
            "beds": 15,
            "booked": ["orange 3 bird", "green 6 fish", "green 5 bird", "blue 1 oak"],
            "turned_away": ["blue 4 fish"],
            "discarded": ["orange 4 lion"],
            "beds_left": 0,
        },
    ),
]


@pytest.mark.rule("hotel.book.order")
@pytest.mark.rule("hotel.book.fit")
@pytest.mark.parametrize(("text", "choices", "answer"), ANSWERS, ids=["first", "second", "third"])
def test_worked_example_scored(text: str, choices: tuple[str | None, ...], answer: dict[str, Any]) -> None:
    assert score(text, choices) == answer


@pytest.mark.rule("hotel.check.order")
@pytest.mark.parametrize(("text", "choices", "answer"), ANSWERS, ids=["first", "second", "third"])
def test_worked_example_at_a_table(text: str, choices: tuple[str | None, ...], answer: dict[str, Any]) -> None:
    assert check(text, choices) == answer


@pytest.mark.rule("hotel.book.order")
@pytest.mark.parametrize("place", range(4))
def test_second_example_books_everybody_wherever_the_monk_stands(place: int) -> None:
    line = ["orange 3 lion", "blue 4 fish", "green 2 bird"]
    line.insert(place, "red 1 bird")
    answer = check(f"monks-first 8 | red 2 oak | {', '.join(line)}")
    assert answer["booked"] == ["red 1 bird", "blue 4 fish", "orange 3 lion", "green 2 bird"]
