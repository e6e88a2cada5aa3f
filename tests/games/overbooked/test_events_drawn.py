"""Which events are in play: drawn or named."""

import pytest

import houseful
from houseful.games.overbooked.event_cards import EVENTS


@pytest.mark.rule("plane.event.draw")
def test_events_are_drawn_or_named() -> None:
    assert houseful.deal("overbooked", players=2, seed=1).view(0)["events"] == []
    drawn = set()
    for seed in range(300):
        one = houseful.deal("overbooked", players=2, seed=seed, events=1).view(None)["events"]
        two = houseful.deal("overbooked", players=2, seed=seed, events=2).view(None)["events"]
        assert (len(one), len(set(two))) == (1, 2)
        drawn |= {*one, *two}
    assert drawn == set(EVENTS)
    named = houseful.deal("overbooked", players=2, seed=1, events=["like-sardines", "buddy-time"])
    assert named.view(0)["events"] == ["buddy-time", "like-sardines"]
    assert named.options["events"] == ["buddy-time", "like-sardines"]
    assert houseful.replay(named.log()) == named
    assert houseful.deal("overbooked", players=2, seed=1, events=[]).options["events"] == 0


@pytest.mark.rule("plane.event.draw")
@pytest.mark.parametrize(
    "events",
    [3, -1, True, "full-flight", ["full-flight"] * 2, ["nonsense"], list(EVENTS[:3]), None, [1], 1.0],
)
def test_events_that_make_no_sense(events: object) -> None:
    with pytest.raises(ValueError, match="events"):
        houseful.deal("overbooked", players=2, seed=1, events=events)
