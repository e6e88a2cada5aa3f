"""Galleries: every card of a box, in five languages, and where each of its figures comes from."""

import json
import random
from typing import Any

import pytest

from houseful.core.gallery import Shelf, columns, no_gallery, nothing_gone, shelves_of
from houseful.core.table import deal
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.packs import SOURCES
from houseful.games import NAMES, find_game

# What the boxes hold, as the printed lists of contents say.
CONTENTS: dict[str, dict[str, int]] = {
    "overbooking": {"guests": 96, "hotels": 8},
    "overbooked": {"cards": 72, "complex": 9, "events": 15, "passengers": 150},
    "oktoberfest": {"heroes": 19, "tables": 20, "food": 42, "coins": 9, "objectives-a": 8, "objectives-b": 4},
}

each_game = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def gallery(name: str, language: str) -> list[Shelf]:
    game = find_game(name)
    return shelves_of(game, game.standard, language)


@each_game
def test_counts_are_those_of_the_box(name: str) -> None:
    shelves = {shelf["id"]: shelf for shelf in gallery(name, "en")}
    counts = {key: sum(card["count"] for card in shelf["cards"]) for key, shelf in shelves.items()}
    assert {key: counts[key] for key in CONTENTS[name]} == CONTENTS[name]
    assert all(card["count"] > 0 for shelf in shelves.values() for card in shelf["cards"])


def test_the_tent_has_110_cards() -> None:
    assert sum(card["count"] for shelf in gallery("oktoberfest", "en") for card in shelf["cards"]) == 110


@each_game
@each_language
def test_every_card_says_in_every_language_what_it_says_in_english(name: str, language: str) -> None:
    assert skeleton(gallery(name, language)) == skeleton(gallery(name, "en"))


def skeleton(shelves: list[Shelf]) -> Any:
    """What is the same in every language: ids, numbers, faces, and where figures come from."""
    return [
        (
            shelf["id"],
            shelf["rule"],
            card["id"],
            card["count"],
            card["face"],
            [one["source"] for one in card["figures"]],
        )
        for shelf in shelves
        for card in shelf["cards"]
    ]


@each_game
@each_language
def test_labels_names_and_values_are_words(name: str, language: str) -> None:
    for shelf in gallery(name, language):
        assert shelf["title"].strip()
        names = [card["name"] for card in shelf["cards"]]
        assert len(set(names)) == len(names), shelf["id"]
        for card in shelf["cards"]:
            texts = [card["name"], *(text for one in card["figures"] for text in (one["label"], one["value"]))]
            assert all(text and text == text.strip() and text.isprintable() for text in texts), card
            assert {figure["source"] for figure in card["figures"]} <= set(SOURCES)


@each_game
def test_labels_are_translated(name: str) -> None:
    english = {label for shelf in gallery(name, "en") for label in columns(shelf)}
    for language in LANGUAGES:
        if language != "en":
            same = english & {label for shelf in gallery(name, language) for label in columns(shelf)}
            assert len(same) <= len(english) / 3, (language, same)


@each_game
def test_shelves_name_rules_and_faces_can_be_sent(name: str) -> None:
    shelves = gallery(name, "en")
    assert {shelf["rule"] for shelf in shelves} <= set(find_game(name).rules.ids)
    ids = [(shelf["id"], card["id"]) for shelf in shelves for card in shelf["cards"]]
    assert len(set(ids)) == len(ids)
    assert len({shelf["id"] for shelf in shelves}) == len(shelves)
    json.dumps(shelves)


@each_game
def test_what_has_gone_are_cards_of_the_gallery_and_no_more_than_there_are(name: str) -> None:
    game, luck = find_game(name), random.Random(5)
    counts = {card["id"]: card["count"] for shelf in gallery(name, "en") for card in shelf["cards"]}
    table, most = deal(game, 2, 5, None, {}), 0
    while not table.over:
        for seat in (None, 0, 1):
            gone = game.presentation.gone(table.view(seat))
            assert gone.keys() <= counts.keys()
            assert all(0 <= number <= counts[card] for card, number in gone.items()), (seat, gone)
            most = max(most, sum(gone.values()))
        table.play(luck.choice(table.legal()))
    assert most > 0


def test_a_gallery_is_made_once_for_each_pack_and_language() -> None:
    assert gallery("overbooking", "de") is gallery("overbooking", "de")
    assert gallery("overbooking", "de") is not gallery("overbooking", "nl")


def test_a_game_without_a_gallery_shows_nothing() -> None:
    assert no_gallery(find_game("overbooking").standard, "en") == []
    assert nothing_gone({}) == {}
