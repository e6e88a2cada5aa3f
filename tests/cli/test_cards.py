"""`houseful cards`: every card with its figures and where they come from, within 80 columns."""

from pathlib import Path
from typing import Any

import pytest

from houseful.core.gallery import shelves_of
from houseful.core.text.i18n import LANGUAGES, say
from houseful.games import NAMES, find_game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_card_is_printed_in_every_language(houseful: Any, name: str, language: str) -> None:
    told = houseful("cards", name, "--lang", language).out
    assert max(map(len, told.splitlines())) <= 80
    words = told.split()
    for shelf in shelves_of(find_game(name), find_game(name).standard, language):
        assert shelf["title"] in told
        assert all(part in words for card in shelf["cards"] for part in card["name"].split())
    assert told.count(say("source-stand-in", language)) == 1


def test_marks_are_explained_once_and_only_those_that_occur(houseful: Any) -> None:
    told = houseful("cards", "overbooking").out.splitlines()
    assert told[-2:] == [f"~ {say('source-inferred')}", f"* {say('source-stand-in')}"]
    assert not any(line.startswith("°") for line in told)


def test_cards_of_a_pack_of_ones_own_and_as_data(houseful: Any, tmp_path: Path) -> None:
    text = find_game("oktoberfest").standard.text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('name = "Houseful standard"', 'name = "Mine"').replace('"Gustl"', '"Sepp"'), "utf-8")
    assert "Sepp" in houseful("cards", "oktoberfest", "--pack", file).out
    told = houseful("cards", "oktoberfest", "--pack", file, "--json").json()
    assert (told["game"], told["pack"]) == ("oktoberfest", "Mine")
    assert "Sepp" in [card["name"] for card in told["shelves"][0]["cards"]]


def test_a_game_or_a_pack_that_is_not_there(houseful: Any) -> None:
    assert houseful("cards", "chess").status == 2
    assert houseful("cards", "overbooking", "--pack", "nothing.toml").err == "houseful: nothing.toml does not exist.\n"
