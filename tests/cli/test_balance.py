"""`houseful balance`: the JSON, the page, the summary, and what it refuses."""

import re
from pathlib import Path
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import NAMES, find_game
from houseful.lab.report.page import page

KEYS = (
    "game players games bot seed options pack seats turns score lines length gap lead_changes rules cards effects skill"
)
FEW = ("--games", 30, "--jobs", 1)


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """A pack in which a hero has more points."""
    text = find_game("oktoberfest").standard.text
    file = tmp_path / "richer.toml"
    file.write_text(
        text.replace('name = "Anton"\npile = 1\ncost = 2\npoints = 0', 'name = "Anton"\npile = 1\ncost = 2\npoints = 9')
    )
    assert file.read_text() != text
    return file


@pytest.mark.parametrize("name", NAMES)
def test_the_findings_as_json(houseful: Any, name: str) -> None:
    answer = houseful("balance", name, *FEW, "--json").json()
    assert list(answer) == KEYS.split()
    assert answer["games"] == 30
    assert sum(seat["win_rate"] for seat in answer["seats"]) == pytest.approx(1)
    lines = sum(line["mean"] for line in answer["lines"])
    assert lines == pytest.approx(answer["score"]["mean"], abs=0.01)
    assert all(low <= line["mean"] <= high for line in answer["lines"] for low, high in [line["ci95"]])
    assert {row["weaker"] for row in answer["skill"]} == {"novice", "random"}
    assert answer["cards"]
    assert answer["effects"]


def test_a_player_alone(houseful: Any) -> None:
    answer = houseful("balance", "overbooked", "--players", 1, *FEW, "--json").json()
    assert len(answer["seats"]) == 1
    assert 0 <= answer["seats"][0]["win_rate"] <= 1
    assert answer["skill"] == []


def test_the_report_needs_nothing_from_outside(houseful: Any, richer: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    told = houseful("balance", "oktoberfest", *FEW, "--against", richer, "--output", file)
    assert told.status == 0, told.err
    assert str(file) in told.out
    text = file.read_text("utf-8")
    assert set(re.findall(r"https?://[^\"' )]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert "<script" not in text
    drawings = re.findall(r"<svg [^>]*>", text)
    assert len(drawings) > 10
    assert all('role="img"' in drawing and 'aria-label="' in drawing for drawing in drawings)
    assert text.count("<figure>") == text.count("</figure>")
    for section in ("against", "seats", "scores", "course", "skill", "effects", "cards", "rules", "method"):
        assert f'<section id="{section}">' in text


def test_the_report_speaks_every_language(houseful: Any) -> None:
    game = find_game("overbooking")
    answer = houseful("balance", "overbooking", *FEW, "--json").json()
    for name in ("lines", "cards", "effects"):
        answer[name] = answer[name][:1]  # figures take their time
    for language in LANGUAGES:
        text = page(game, game.standard, answer, language, "houseful balance overbooking")
        assert f'<html lang="{language}">' in text
        assert say("lab-section-effects", language) in text


REFUSED = {
    ("--bot", "genius"): "genius",
    ("--games", "0"): "--games",
    ("--players", "7"): "players",
    ("--pack", "nowhere.toml"): "nowhere.toml",
    ("--against", "nowhere.toml"): "nowhere.toml",
    ("--output", "no/such/folder/report.html"): "no/such/folder/report.html",
}


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_a_mistake_is_one_line(houseful: Any, words: tuple[str, str]) -> None:
    answer = houseful("balance", "oktoberfest", *words)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert REFUSED[words] in answer.err


def test_a_pack_of_another_game_is_refused(houseful: Any, richer: Path) -> None:
    answer = houseful("balance", "overbooking", "--against", richer)
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert "richer.toml" in answer.err


def test_without_the_charting_library_it_says_what_to_install(houseful: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "vl_convert", None)
    answer = houseful("balance", "oktoberfest", *FEW)
    assert answer.status == 2
    assert answer.err.count("\n") == 1
    assert "houseful[lab]" in answer.err
