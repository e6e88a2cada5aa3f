"""The kinds of golden games that must be there; tests/core replays them."""

import pytest

import houseful
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from tests.games.overbooked.goldens import KINDS
from tests.golden import REPLAYS


@pytest.mark.rule("plane.hall.empty")
@pytest.mark.rule("plane.solo.cards")
@pytest.mark.parametrize(("name", "winners"), [("ending-cards", 1), ("solo-out-of-cards", 0)])
def test_who_wins_when_no_card_is_left(name: str, winners: int) -> None:
    table = houseful.replay((REPLAYS / "overbooked" / f"{name}.log").read_text(encoding="utf-8"))
    assert table.over
    assert len(table.winners()) == winners


def test_every_kind_is_asked_for() -> None:
    names = {kind.name for kind in KINDS}
    assert {f"event-{event}" for event in EVENTS} < names
    assert {f"symbol-{symbol}" for symbol in ("swap", "cross", "skip", "plus-one")} < names
    assert {f"players-{players}" for players in (1, 2, 3, 4)} < names
    for scenario in SCENARIOS:
        for difficulty in DIFFICULTIES:
            assert {f"solo-{scenario}-{difficulty}-{end}" for end in ("won", "lost")} < names
    assert {"skip-at-the-hull", "turn-after-a-skip", "low-season-line"} < names
    assert {"ending-colour", "ending-cards", "solo-out-of-cards"} < names
