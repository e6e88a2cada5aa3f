"""Golden games: every kind is there, and replays to the same result."""

import pytest

import houseful
from houseful.core.golden import Golden, everything
from houseful.games.overbooked.eventcards import EVENTS
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from tests.overbooked.golden import FOLDER, KINDS, PACK_KINDS


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_golden_game(kind: Golden) -> None:
    text = (FOLDER / f"{kind.name}.log").read_text(encoding="utf-8")
    table = houseful.replay(text)
    assert table.over
    assert table.log() == text
    assert table.players == kind.players
    for name, value in kind.options.items():
        assert table.options[name] == value
    assert kind.wish(table, everything(table))


@pytest.mark.parametrize("name", PACK_KINDS)
@pytest.mark.rule("plane.hall.empty")
@pytest.mark.rule("plane.solo.cards")
def test_golden_game_that_runs_out_of_cards(name: str) -> None:
    table = houseful.replay((FOLDER / f"{name}.log").read_text(encoding="utf-8"))
    assert table.over
    assert table.players == PACK_KINDS[name]
    assert table.view(None)["hall"] == []
    assert not any(event["kind"] == "last-round" for event in everything(table))
    assert bool(table.winners()) == (table.players > 1)


def test_every_kind_is_there() -> None:
    names = {kind.name for kind in KINDS} | set(PACK_KINDS)
    assert names == {file.stem for file in FOLDER.glob("*.log")}
    assert {f"event-{event}" for event in EVENTS} < names
    assert {f"symbol-{symbol}" for symbol in ("swap", "cross", "skip", "plus-one")} < names
    assert {f"players-{players}" for players in (1, 2, 3, 4)} < names
    for scenario in SCENARIOS:
        for difficulty in DIFFICULTIES:
            assert {f"solo-{scenario}-{difficulty}-{end}" for end in ("won", "lost")} < names
    assert {"ending-colour", "ending-cards", "solo-out-of-cards"} < names
