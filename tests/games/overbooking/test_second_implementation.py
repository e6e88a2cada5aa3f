"""The rules agree with a second, plain reading of the books on thousands of random hotels and collections."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import houseful

from .drawing import Hotel, collections, hotels
from .positions import in_order
from .second_implementation import check_hotel, score_end


@pytest.mark.rule("hotel.book.order")
@pytest.mark.rule("hotel.power.order")
@settings(max_examples=4000, deadline=None, derandomize=True)
@given(hotels())
def test_any_hotel_is_checked_as_the_books_say(hotel: Hotel) -> None:
    beds, rule, back, line, choices = hotel
    case = {
        "game": "overbooking",
        "hotel": {"beds": beds, "rule": rule},
        "back": back,
        "line": line,
        "choices": choices,
    }
    assert in_order(houseful.score(case)) == check_hotel(beds, rule, back, line, choices)


@pytest.mark.rule("hotel.score.end")
@settings(max_examples=1500, deadline=None, derandomize=True)
@given(
    st.sampled_from(("none", "beginner", "expert")),
    st.lists(collections(), min_size=1, max_size=4),
)
def test_any_collections_are_scored_as_the_books_say(bonus: str, players: list[tuple[list[str], int]]) -> None:
    case: dict[str, Any] = {"game": "overbooking", "bonus": bonus}
    case["players"] = [{"guests": cards, "tiles": tiles} for cards, tiles in players]
    assert houseful.score(case) == score_end(bonus, players)
