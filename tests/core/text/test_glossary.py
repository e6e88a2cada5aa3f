"""One word for one thing: no sentence uses a synonym that the glossary rejects, and every chosen word is in use."""

import re

import pytest

from houseful.core.text.glossary import glossary, rejected_in, term_of
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.validation import Fault, Place
from houseful.games import NAMES
from tests.core.text.every_sentence import Sentence, every_sentence, game_of


def faults(sentences: tuple[Sentence, ...]) -> list[str]:
    """Rejected words, with their places and what to write instead."""
    return [
        f"{sentence.place}: “{word}”, say “{term.words[sentence.language]}”"
        for sentence in sentences
        for term, word in rejected_in(sentence.text, sentence.language, sentence.game)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_uses_a_rejected_synonym(language: str) -> None:
    assert "\n".join(faults(tuple(one for one in every_sentence() if one.language == language))) == ""


@pytest.mark.parametrize(
    ("language", "game", "text", "found"),
    [
        ("de", "overbooked", "Nimm die Karte am Flugsteig.", ["Flugsteig"]),
        ("de", "overbooking", "Nimm die Karte am Flugsteig.", []),
        ("de", "overbooked", "Die Flugsteigtür ist zu.", []),
        ("fr", "overbooked", "Enfants contents", ["contents"]),
        ("fr", "oktoberfest", "Tu sers une tablée.", ["tu"]),
        ("fr", None, "Tu joues.", ["tu"]),
        ("fr", "overbooked", "Retourner", ["=Retourner"]),
        ("fr", "overbooked", "Retourner dans le stock", []),
        ("fr", "overbooking", "On ne pose personne à l’arrière.", ["à l'arrière"]),
        ("it", "overbooked", "È l’ultimo giro", ["ultimo giro"]),
        ("it", "overbooked", "l'uscita", ["uscita"]),
        ("nl", "overbooking", "Je pakt het puntenfiche.", ["het puntenfiche"]),
        ("nl", "overbooking", "Het hotel wordt nagekeken.", ["nagekeken"]),
        ("en", "oktoberfest", "Guests are hungry.", ["guests"]),
        ("en", "overbooking", "Guests are tired.", []),
    ],
)
def test_rejected_synonyms_are_found(language: str, game: str | None, text: str, found: list[str]) -> None:
    assert [word for _, word in rejected_in(text, language, game)] == found
    place = Sentence("a file", 7, language, game, text)
    assert len(faults((place,))) == len(found)
    assert all(fault.startswith("a file:7: ") for fault in faults((place,)))


def test_sentences_of_the_page_belong_to_the_game_they_name() -> None:
    assert game_of("page-tag-oktoberfest") == game_of("page-option-series-separate") == "oktoberfest"
    assert game_of("page-option-peek") == "overbooking"
    assert game_of("page-missing-friends") is None
    assert game_of("page-option-missing-friends-every") == "overbooked"


def test_every_file_is_looked_at() -> None:
    seen = {(one.file, one.language) for one in every_sentence()}
    assert len(seen) == len(LANGUAGES) * (5 + 4 * len(NAMES))
    assert len(every_sentence()) > 5_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chosen_word_is_in_use(language: str) -> None:
    said = dict.fromkeys((*NAMES, None), "")
    for one in every_sentence():
        if one.language == language:
            said[one.game] += f"\n{one.text.lower().replace('’', chr(39))}"
    unused = [
        term.name
        for term in glossary()
        if not re.search(re.escape(term.words[language].lower()), "".join(said[game] for game in term.games or said))
    ]
    assert unused == []


def test_no_term_rejects_the_word_of_the_same_thing() -> None:
    for term in glossary():
        assert set(term.games) <= set(NAMES)
        for language in LANGUAGES:
            game = term.games[0] if term.games else None
            assert term not in [other for other, _ in rejected_in(term.words[language], language, game)], term.name


def test_an_entry_without_a_language_is_a_fault() -> None:
    with pytest.raises(Fault, match="nl is missing"):
        term_of("gate", Place({language: {"word": "gate"} for language in LANGUAGES if language != "nl"}))
