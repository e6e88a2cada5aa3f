"""The command line as the contract promises it: help, one clear line for a mistake, the user's language."""

from pathlib import Path
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES, preferred


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["simulate", "overbooking"],
        ["simulate", "overbooking", "--players", "x", "--games", "1"],
        ["simulate", "overbooking", "--players", "9", "--games", "1"],
        ["simulate", "overbooking", "--players", "2", "--games", "0"],
        ["simulate", "overbooking", "--players", "2", "--games", "-3"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--jobs", "0"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--seed", "-1"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--bot", "genius"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "bonus=huge"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "nonsense"],
        ["simulate", "chess", "--players", "2", "--games", "1"],
        ["rules", "chess"],
        ["rules", "overbooking", "--lang", "xx"],
        ["packs", "show", "chess"],
        ["packs", "burn", "overbooking"],
        ["play", "overbooking", "--players", "7"],
        ["play", "overbooking", "--seat", "5"],
        ["play", "chess"],
        ["arena", "overbooking", "--bots", "random", "--games", "2"],
        ["arena", "overbooking", "--bots", "random,genius", "--games", "2"],
        ["arena", "overbooking", "--bots", "random,random,random", "--players", "2", "--games", "2"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--option", "first=x"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_status_two(houseful: Any, words: list[str]) -> None:
    answer = houseful(*words)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "name",
    ["play", "serve", "simulate", "arena", "score", "replay", "packs", "rules", "backup", "restore", "doctor", "admin"],
)
def test_every_command_has_help(houseful: Any, name: str) -> None:
    answer = houseful(name, "--help")
    assert answer.status == 0
    assert "usage:" in answer.out


def test_complaints_come_in_the_language_of_the_user(
    houseful: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = set()
    for language in ("en", "fr", "it", "de", "nl"):
        monkeypatch.setenv("HOUSEFUL_LANG", language)
        said.add(houseful("score", tmp_path / "missing").err)
    assert len(said) == 5


@pytest.mark.parametrize(
    "words",
    [
        ["play", "overbooking", "--against", "genius"],
        ["simulate", "overbooking", "--players", "2", "--games", "1", "--bot", "genius"],
        ["arena", "overbooking", "--bots", "random,genius", "--games", "2"],
    ],
    ids=lambda words: words[0],
)
def test_an_unknown_bot_is_reported_in_the_users_language(
    houseful: Any, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    said = set()
    for language in LANGUAGES:
        monkeypatch.setenv("HOUSEFUL_LANG", language)
        answer = houseful(*words)
        assert answer.status == 2
        assert "genius" in answer.err
        assert "novice, casual" in answer.err
        said.add(answer.err)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"HOUSEFUL_LANG": "de", "LC_ALL": "fr_FR.UTF-8"}, "de"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "it_IT.UTF-8", "LANG": "nl_NL"}, "it"),
        ({"HOUSEFUL_LANG": "xx", "LC_ALL": "", "LANG": "nl_NL.UTF-8"}, "nl"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"HOUSEFUL_LANG": "", "LC_ALL": "", "LC_MESSAGES": "nl_NL", "LANG": "fr_FR.UTF-8"}, "nl"),
    ],
)
def test_the_language_of_the_system_is_spoken(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred() == language
