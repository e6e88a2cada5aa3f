"""Results of bots against each other are kept as long as they stand for how the bots play."""

import json
from pathlib import Path
from typing import Any

import pytest
from benchmarks import levels

PAIR = ("greedy", "random")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where results are kept; eight games of one pairing, by rules of another name."""
    monkeypatch.setattr(levels, "KEPT", tmp_path / "kept.json")
    results = levels.load(["overbooking"], again=False)
    levels.play_pairing(results, "overbooking", 2, PAIR, 8)
    results["overbooking"]["rules"] = "as they were before"
    levels.save(results)
    return levels.KEPT


def shares(results: dict[str, Any]) -> list[float]:
    pairings = results["overbooking"]["pairings"]
    return list(pairings.get(levels.key_of("overbooking", 2, PAIR), {}).get("shares", []))


def test_other_rules_throw_results_away(kept: Path) -> None:
    assert len(shares(json.loads(kept.read_text("utf-8")))) == 4
    assert shares(levels.load(["overbooking"], again=False)) == []


def test_rules_that_play_the_same_keep_them(kept: Path) -> None:
    assert len(shares(levels.load(["overbooking"], again=True))) == 4
    assert levels.load(["overbooking"], again=True)["overbooking"]["rules"] == levels.rules_of("overbooking")


def test_rules_that_play_otherwise_do_not(kept: Path) -> None:
    results = json.loads(kept.read_text("utf-8"))
    found = results["overbooking"]["pairings"][levels.key_of("overbooking", 2, PAIR)]
    found["shares"][2] = 0.25
    kept.write_text(json.dumps(results), "utf-8")
    assert shares(levels.load(["overbooking"], again=True)) == []


def test_going_on_plays_only_what_is_missing(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = levels.load(["overbooking"], again=True)
    before = shares(results)
    levels.play_pairing(results, "overbooking", 2, PAIR, 12)
    assert shares(results)[:4] == before
    assert len(shares(results)) == 6
    monkeypatch.setattr(levels, "shares_of", pytest.fail)
    levels.play_pairing(results, "overbooking", 2, PAIR, 12)


def test_games_that_are_not_asked_for_stay_as_they_are(kept: Path) -> None:
    assert len(shares(levels.load(["oktoberfest"], again=False))) == 4
