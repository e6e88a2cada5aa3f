"""Games of version 1 of the rules, in which a card of which somebody stayed away had to fit as a whole.

The logs were written by the release that had these rules, with its cards; the planes are those at their end.
"""

from pathlib import Path

import pytest

import houseful
from houseful.core.text.game_log import _sum_of
from houseful.core.text.validation import Fault
from houseful.games.overbooked import GAME
from tests.games.overbooked.positions import play, table_with

KEPT = sorted((Path(__file__).parent / "version_1").glob("*.log"))


def moves_of(log: str) -> list[str]:
    return [line.partition(" ")[2] for line in log.splitlines() if line[:1].isdigit()]


def test_four_games_are_kept() -> None:
    assert [log.stem for log in KEPT] == ["alone-with-events", "short-colours", "skips", "two-with-skips"]


@pytest.mark.rule("plane.place.short")
@pytest.mark.rule("plane.symbol.skip")
@pytest.mark.parametrize("kept", KEPT, ids=[log.stem for log in KEPT])
def test_a_log_of_version_1_replays_to_the_same_planes(kept: Path) -> None:
    """The scores stand in the log and are compared as it is read; some of its moves are said otherwise today."""
    log = kept.read_text(encoding="utf-8")
    table = houseful.replay(log)
    assert table.over
    planes = [seat["plane"] for seat in table.view(None)["seats"]]
    assert planes == [
        drawn.split("\n") for drawn in kept.with_suffix(".planes").read_text("utf-8").strip().split("\n\n")
    ]
    said = list(map(str, table.moves()))
    other = [(old, new) for old, new in zip(moves_of(log), said, strict=True) if old != new]
    assert other
    assert all(old.startswith("place ") and new.startswith("place ") for old, new in other)


@pytest.mark.parametrize("kept", KEPT, ids=[log.stem for log in KEPT])
def test_it_is_written_in_the_words_of_today(kept: Path) -> None:
    """A log of the rules of today comes of it, cards included, that replays to an equal table."""
    table = houseful.replay(kept.read_text(encoding="utf-8"))
    again = houseful.replay(table.log())
    assert again == table
    assert table.log().splitlines()[1] == "game overbooked, rules 2"
    assert table.pack.digest == "90745e2ac4e3"


def test_a_move_is_restated_by_the_seats_that_are_taken() -> None:
    """Of a lone lover, version 1 named the corner of both: 1a for 1b, and a quarter turn for the seat behind."""
    table = table_with("honeymoon", symbols=True)
    play(table, "take honeymoon", "leave 1")
    assert table.restated("place 1a", 1) == "place 1b"
    assert table.restated("place 1a turn 90", 1) == "place 2a"
    assert table.restated("place 1a", 2) == "place 1a"
    family = table_with("left-hand-family", symbols=True)
    assert family.restated("take left-hand-family", 1) == "take left-hand-family"
    play(family, "take left-hand-family", "leave 3")
    assert family.restated("place 2a turn 180", 1) == "place 3a"
    assert family.restated("place 2a turn 270", 1) == "place 2a turn 90"
    whole = table_with("left-hand-family")
    play(whole, "take left-hand-family")
    assert whole.restated("place 2a turn 180", 1) == "place 2a turn 180"


def test_what_never_was_legal_is_refused_as_ever() -> None:
    table = table_with("honeymoon", symbols=True)
    play(table, "take honeymoon", "leave 1")
    assert table.restated("place 5k", 1) == "place 5k"


def test_other_versions_are_not_read() -> None:
    log = KEPT[0].read_text(encoding="utf-8").replace("rules 1", "rules 9")
    with pytest.raises(Fault, match="rules"):
        houseful.replay(log)


@pytest.mark.rule("plane.solo.setup")
def test_a_game_alone_with_events_is_dealt_no_more_but_read() -> None:
    with pytest.raises(ValueError, match="Option events: there are no events for a player alone; found 2"):
        houseful.deal("overbooked", players=1, seed=1, events=2)
    with pytest.raises(ValueError, match="no events for a player alone"):
        houseful.deal("overbooked", players=1, seed=1, events=["full-flight"])
    alone = houseful.replay(KEPT[0].read_text(encoding="utf-8"))
    assert (alone.players, alone.options["events"]) == (1, 2)


def test_a_changed_log_of_version_1_is_still_recognised() -> None:
    lines = KEPT[-1].read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if " place " in line)
    lines[at] = f"{lines[at].split()[0]} place 5k"
    lines[-1] = f"{lines[-1].rpartition(' ')[0]} {_sum_of(lines[:-1])}"
    with pytest.raises(Fault):
        houseful.replay("\n".join(lines) + "\n")
    assert GAME.rules.earlier.keys() == {1}
