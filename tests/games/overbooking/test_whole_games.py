"""Whole random games, every hotel of every round checked once more by the plain second reading."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import houseful

from .second_implementation import check_hotel

Event = dict[str, Any]


class Rows:
    """What was placed and chosen at each hotel in this round, gathered from what the movers were told."""

    def __init__(self, hotels: list[Event]) -> None:
        self.hotels = hotels
        self.placed: dict[tuple[int, str], list[str]] = {}
        self.choices: dict[int, list[str | None]] = {}
        self.booked: dict[int, list[str]] = {}
        self.away: dict[int, list[str]] = {}

    def hear(self, event: Event) -> None:
        kind = event["kind"]
        if kind == "place":
            self.placed.setdefault((event["hotel"], event["side"]), []).append(event["guest"])
        if kind in ("favour", "replace", "decline"):
            self.choices.setdefault(event["hotel"], []).append(event.get("target"))
        if kind == "book":
            self.booked.setdefault(event["hotel"], []).append(event["guest"])
        if kind == "turn-away":
            self.away.setdefault(event["hotel"], []).append(event["guest"])

    def check(self, hotel: int) -> None:
        face = self.hotels[hotel - 1]
        back, line = (self.placed.get((hotel, side), []) for side in ("back", "line"))
        answer = check_hotel(face["beds"], face["rule"], back, line, self.choices.get(hotel, []))
        assert self.booked.get(hotel, []) == answer["booked"]
        assert sorted(self.away.get(hotel, [])) == sorted(answer["turned_away"])


@pytest.mark.rule("hotel.check.order")
@pytest.mark.rule("hotel.book.order")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.sampled_from((2, 3, 4)), st.integers(0, 2**62))
def test_every_hotel_of_a_game_is_checked_as_the_books_say(players: int, seed: int) -> None:
    table = houseful.deal("overbooking", players=players, seed=seed)
    rng = random.Random(seed)
    rows = Rows(table.view(None)["hotels"])
    checked = 0
    while not table.over:
        for event in table.play(rng.choice(table.legal())):
            rows.hear(event)
            if event["kind"] == "checked":
                rows.check(event["hotel"])
                checked += 1
            if event["kind"] == "round":
                rows = Rows(table.view(None)["hotels"])
    assert checked == 4 * table.players
