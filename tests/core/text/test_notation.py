"""Moves in the player's language: every move of every game, there and back, and none like another."""

import re
from dataclasses import replace
from typing import Any

import pytest

import houseful
from houseful.cli.command_words import COMMANDS, command_of, command_words
from houseful.core.gallery import shelves_of
from houseful.core.text.i18n import LANGUAGES, say
from houseful.core.text.notation import LocalNotation, keys_of, notation_of, plain, words_of
from houseful.games import NAMES, find_game

OTHERS = [language for language in LANGUAGES if language != "en"]
PLACE = re.compile(r"\d+[a-k]?")  # numbers, seats of the plane

each_game = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)


def notation(name: str, language: str) -> LocalNotation:
    game = find_game(name)
    return notation_of(game, game.standard, language)


@each_game
@each_language
def test_every_move_is_written_and_read_back(name: str, language: str) -> None:
    local, game = notation(name, language), find_game(name)
    moves = game.presentation.notation(game.standard)
    written = [local.write(move) for move in moves]
    assert len({plain(text) for text in written}) == len(moves), "two moves read alike"
    for move, text in zip(moves, written, strict=True):
        assert local.read(text) == local.read(text.upper()) == local.read(f"  {text} ") == move
        assert local.read(plain(text)) == move  # without accents
        assert local.read(move) == move  # English is always understood


@each_game
@each_other_language
def test_no_move_keeps_an_english_word(name: str, language: str) -> None:
    """Every word of the notation has one of its own; names, numbers and seats stay."""
    game = find_game(name)
    cards = {card["id"] for shelf in shelves_of(game, game.standard, "en") for card in shelf["cards"]}
    tokens = {word for move in game.presentation.notation(game.standard) for word in move.split()}
    words, local = words_of(game, language), notation(name, language)
    assert words.keys() <= tokens
    assert {token for token in tokens - words.keys() if not PLACE.fullmatch(token)} <= cards
    kept = {move for move in local.texts if move == local.write(move)}
    same = {word for word, ways in words.items() if word == ways[0].split("/")[0]} | (cards - words.keys())
    assert [move for move in kept if not set(re.findall(r"[a-z-]+", move)) <= same] == []


@each_game
@each_other_language
def test_every_way_to_say_a_word_is_read(name: str, language: str) -> None:
    local = notation(name, language)
    for word, ways in local.words.items():
        move = min((move for move in local.texts if word in move.split()), key=len)
        for form in "/".join(ways).split("/"):
            typed = " ".join(form if part == word else local.translated(part) for part in move.split())
            assert local.read(typed) == move, typed


def test_umlauts_may_be_typed_as_two_letters() -> None:
    assert notation("overbooking", "de").read("3 Loewe Hintertuer 2") == "3 lion back 2"
    assert notation("oktoberfest", "de").read("kueche") == "kitchen"


def test_what_cards_are_paid_may_stand_in_any_order_and_number() -> None:
    assert notation("oktoberfest", "de").read("bedienen 2 mit 2 Biere 1 Brezel") == "serve 2 with 1 pretzel 2 beer"
    assert notation("oktoberfest", "fr").read("Servez 2 avec 2 bières 1 bretzel") == "serve 2 with 1 pretzel 2 beer"
    assert notation("oktoberfest", "en").read("serve 2 with 2 beers 1 pretzel") == "serve 2 with 1 pretzel 2 beer"


def test_one_and_several() -> None:
    tent = notation("oktoberfest", "it")
    assert tent.write("serve 2 with 1 pretzel 2 beer 1 sausage") == "servi 2 con 1 brezel 2 birre 1 salsiccia"
    assert tent.write("hire heidi with 1 coin") == "ingaggia Heidi con 1 moneta"
    assert tent.write("hire heidi with 2 coin") == "ingaggia Heidi con 2 monete"
    assert tent.read("ingaggia heidi con 2 moneta") == "hire heidi with 2 coin"


def test_what_is_no_move_stays_as_it_was_typed() -> None:
    assert notation("overbooking", "de").read("3 Drache Schlange 2") == "3 Drache Schlange 2"
    assert notation("overbooking", "de").read("") == ""


def test_tables_and_so_logs_and_the_server_know_english_only() -> None:
    table = houseful.deal("overbooking", players=2, seed=5, first=0)
    local, move = notation("overbooking", "de"), table.legal()[0]
    with pytest.raises(houseful.IllegalMove) as refused:
        table.play(local.write(move))
    assert refused.value.rule == "core.notation"
    table.play(local.read(local.write(move)))
    assert f"\n1 {move}\n" in table.log()


def test_a_crest_that_is_called_like_another_word_leaves_no_doubt() -> None:
    """A pack of one's own may call a crest `schlange`, which is the German line."""
    game = find_game("overbooking")
    text = game.standard.text.replace('"bird"', '"schlange"').replace('"fish"', '"line"')
    assert text != game.standard.text
    pack = game.read_pack(text)
    local = LocalNotation(game, pack, "de")
    moves = game.presentation.notation(pack)
    assert [local.read(local.write(move)) for move in moves] == list(moves)
    assert local.write("3 schlange line 1") == "3 schlange line 1"  # “3 schlange schlange 1” could be another move
    assert local.write("3 oak line 1") == "3 eiche schlange 1"


def test_quotations_of_a_question_are_in_the_language() -> None:
    hotel, more = notation("overbooking", "fr"), {"moves": "coups"}
    assert hotel.in_quotes("Tapez « keep » ou « moves ».", more) == "Tapez « garder » ou « coups »."
    assert hotel.in_quotes("Tapez « choose … ».", more) == "Tapez « choisir … »."
    assert hotel.in_quotes("L’hôtel « 3 bird line 2 »", more) == "L’hôtel « 3 oiseau file 2 »"
    assert notation("overbooked", "de").in_quotes("füge „turn 90“ hinzu", {}) == "füge „drehen 90“ hinzu"
    assert notation("overbooking", "nl").in_quotes("Typ ‘keep’.", {}) == "Typ ‘houden’."


@each_game
@each_other_language
def test_no_question_quotes_an_english_word(name: str, language: str) -> None:
    """Along a whole game every question is in one language."""
    local, table = notation(name, language), houseful.deal(name, players=2, seed=11)
    local_words = {word for ways in local.words.values() for way in ways for word in way.split("/")}
    english = {*local.words, *COMMANDS} - local_words
    english -= set(command_words(language).values())
    for turn in range(60):
        if table.over:
            break
        legal = table.legal()
        asked = table.definition.presentation.ask(table.view(table.turn), list(map(str, legal)), language)
        told = local.in_quotes(asked, command_words(language))
        quoted = " ".join(re.findall(r"[„“«‘]([^„“”«»‘’]+)[“”»’]", told)).split()
        assert not english & set(quoted), told
        table.play(legal[turn % len(legal)])


@each_language
def test_commands_are_understood_in_the_language_and_in_english(language: str) -> None:
    words = command_words(language)
    assert len({plain(word) for word in words.values()}) == len(COMMANDS)
    for command, word in words.items():
        assert command_of(word, language) == command_of(plain(word), language) == command
        assert command_of(command, language) == command
        assert command == "help" or re.search(rf"^{word}\b", say("play-help", language), re.MULTILINE)
    assert command_of("?", language) == "help"


@each_game
@each_language
def test_no_move_begins_like_a_command(name: str, language: str) -> None:
    local = notation(name, language)
    firsts = {text.split()[0] for move in local.texts for text in (move, local.write(move))}
    assert [first for first in firsts if command_of(first.lower(), language)] == []


def test_a_notation_goes_with_its_pack() -> None:
    game = find_game("overbooking")
    pack: Any = replace(game.standard)
    assert notation_of(game, pack, "de") is notation_of(game, pack, "de")
    assert notation_of(game, pack, "de") is not notation_of(game, game.standard, "de")


def test_keys_fold_capitals_accents_and_signs() -> None:
    assert keys_of("Oma & Enkelin, Küche") == {"oma enkelin kuche", "oma enkelin kueche"}
