"""What bots observe, feature by feature."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from houseful.core.table import Table, deal
from houseful.games.overbooked import GAME
from houseful.games.overbooked.event_cards import EVENTS
from tests.games.overbooked import second_observation
from tests.games.overbooked.positions import table_with

assert GAME.rules.sample_deals is not None
DEALS = GAME.rules.sample_deals()
HEAD = 24 + 15 + 5
TAIL = 5 + 4 * second_observation.STANDING
AFTER_HANDS = 6 + 6 + 50 + TAIL


def positions(part: int, every: int) -> Iterator[Table]:
    """Every few positions of some sample games, played by chance."""
    for number in range(part, len(DEALS), 24):
        players, options = DEALS[number]
        table = deal(GAME, players, number, None, options)
        luck = random.Random(number)
        while True:
            if table.ply % every == 0 or table.over or players == 1:
                yield table
            if table.over:
                break
            table.play(luck.choice(table.legal()))


def expected(table: Table, seat: int) -> Any:
    return np.array(second_observation.observation(table.view(seat), seat), np.float32)


@pytest.mark.parametrize("part", range(8))
def test_observations_are_the_same_by_a_second_implementation(part: int) -> None:
    for table in positions(part, 4):
        for seat in range(table.players):
            found, wanted = table.observe(seat), expected(table, seat)
            assert found.shape == wanted.shape == (GAME.ai.features,)
            different = np.flatnonzero(~np.isclose(found, wanted, atol=1e-5))
            assert different.tolist() == [], f"seat {seat}, ply {table.ply}: {found[different]} {wanted[different]}"


# Events whose points chance hardly ever brings.
RARE = {
    "buddy-time": "BBB\nYYY\nGGG",
    "corner-seats": "B.. .... ..Y\n...\n...\n...\nG.. .... ..R",
    "couples-retreat": "RR.\n...\nRR.\n...\nRR.",
}


@pytest.mark.compiled
def test_every_fact_about_table_and_hand_is_observed_at_some_time() -> None:
    """So that the comparison above cannot pass with zeros on both sides."""
    seen = np.zeros(GAME.ai.features, bool)
    for part in range(24):
        for table in positions(part, 1):
            for seat in range(table.players):
                seen |= table.observe(seat) != 0
    assert np.flatnonzero(~seen[:HEAD]).tolist() == []
    left_out, to_seat, seated, tail = np.split(seen[-AFTER_HANDS:], [6, 12, 62])
    assert left_out.any()
    assert to_seat[:4].all()
    assert seated.any()
    points = dict(zip(EVENTS, tail[5 : 5 + second_observation.STANDING][-len(EVENTS) :], strict=True))
    assert tail[: 5 + second_observation.STANDING - len(EVENTS)].all()
    assert {event for event, found in points.items() if not found} <= RARE.keys()


@pytest.mark.parametrize("event", RARE)
def test_points_of_a_rare_event_are_observed(event: str) -> None:
    table = table_with(planes=(RARE[event],), events=[event])
    assert table.scores()[0].lines[f"event:{event}"] > 0
    assert np.allclose(table.observe(0), expected(table, 0), atol=1e-5)
