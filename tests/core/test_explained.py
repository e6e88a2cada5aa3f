"""Whatever a table explains has words in five languages: a new card, event, line or symbol without them fails."""

import re
from pathlib import Path

import pytest

from houseful.core.gallery import shelves_of
from houseful.core.text.i18n import LANGUAGES, has
from houseful.core.text.rulebook import paragraphs
from houseful.games import NAMES, find_game

PAGE = Path(__file__).parents[2] / "web/src"
SUBJECT = re.compile(r"\b(rule|card):([a-z][a-z0-9.-]+)(?=['\"|`])")
FOLDERS = {name: PAGE / "games" / name for name in NAMES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_line_says_what_it_is_and_names_its_rule(name: str, language: str) -> None:
    game = find_game(name)
    texts = {one.rule: one.text for one in paragraphs(game.folder, language)}
    for shelf in shelves_of(game, game.standard, language):
        assert texts.get(shelf["rule"]), shelf["id"]
        for card in shelf["cards"]:
            assert card["name"].strip(), card["id"]
            assert all(figure["label"].strip() and figure["value"].strip() for figure in card["figures"]), card["id"]
    for line in game.rules.lines:
        assert texts.get(game.rule_of_line(line)), line
        assert has(f"{game.world}-line-{line}", language), line
        assert has(f"rule-{game.rule_of_line(line)}", language), line


@pytest.mark.parametrize("name", NAMES)
def test_no_card_is_found_on_two_shelves(name: str) -> None:
    game = find_game(name)
    cards = [card["id"] for shelf in shelves_of(game, game.standard, "en") for card in shelf["cards"]]
    assert len(cards) == len(set(cards)), "an explanation is looked up by the card's id alone"


@pytest.mark.parametrize("name", NAMES)
def test_every_subject_on_a_board_is_a_rule_or_a_card(name: str) -> None:
    game = find_game(name)
    cards = {card["id"] for shelf in shelves_of(game, game.standard, "en") for card in shelf["cards"]}
    found = [match.groups() for file in FOLDERS[name].glob("*") for match in SUBJECT.finditer(file.read_text("utf-8"))]
    assert found
    for kind, subject in found:
        assert subject in (game.rules.ids if kind == "rule" else cards), subject


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("overbooked", [f"plane.symbol.{symbol}" for symbol in ("swap", "cross", "skip", "plus-one")]),
        ("overbooking", "sign"),
    ],
)
def test_subjects_that_are_made_up_of_names_are_rules(name: str, rules: list[str] | str) -> None:
    game = find_game(name)
    if rules == "sign":
        from houseful.games.overbooking.box import SIGNS

        rules = [f"hotel.sign.{sign}" for sign in SIGNS]
    assert set(rules) <= set(game.rules.ids)
