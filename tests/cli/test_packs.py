"""`houseful packs`: shown and checked."""

from pathlib import Path
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game


def test_packs_are_shown_and_checked(houseful: Any, tmp_path: Path) -> None:
    shown = houseful("packs", "show", "overbooking")
    file = tmp_path / "pack.toml"
    file.write_text(shown.out, encoding="utf-8")
    assert "a good pack for Overbooking" in houseful("packs", "check", file).out
    assert houseful("packs", "check", file, "--json").json()["good"] is True
    assert len(houseful("packs", "show", "overbooking", "--json").json()["hotel"]) == 8


@pytest.mark.parametrize("name", NAMES)
def test_a_new_pack_is_a_good_one_with_the_standard_cards(houseful: Any, tmp_path: Path, name: str) -> None:
    file = tmp_path / "mine.toml"
    assert str(file) in houseful("packs", "new", name, file).out
    assert houseful("packs", "check", file, "--json").json() == {"game": name, "name": "My own box", "good": True}
    game = find_game(name)
    assert bytes(game.read_pack(file.read_text("utf-8")).box) == bytes(game.standard.box)
    assert file.read_text("utf-8").splitlines()[0].startswith("# Type in")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_pack_says_in_every_language_how_to_go_on(
    houseful: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("HOUSEFUL_LANG", language)
    assert houseful("packs", "new", "oktoberfest", tmp_path / "mine.toml").status == 0
    assert houseful("packs", "check", tmp_path / "mine.toml").status == 0


def test_a_new_pack_takes_no_name_that_is_taken(houseful: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("precious", encoding="utf-8")
    for words in ((file,), (tmp_path / "no" / "mine.toml",), ()):
        answer = houseful("packs", "new", "oktoberfest", *words)
        assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert file.read_text(encoding="utf-8") == "precious"
    assert houseful("packs", "show", "oktoberfest", file).status == 2
