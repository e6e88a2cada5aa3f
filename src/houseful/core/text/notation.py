"""Moves in the player's language: `3 vogel schlange 2` for `3 bird line 2`. Logs keep the English notation.

A game's `notation_words.toml` has the words, `line = { de = "schlange", … }`; of several the first is written and all
are read; `birra/birre` are one and several. A card goes by its name in the gallery. A move that would read like another
one keeps its English text.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from weakref import WeakKeyDictionary

from houseful.core.gallery import shelves_of
from houseful.core.game import Game
from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.packs import Pack, read_toml

QUOTED = re.compile(r"(?<=[„“«‘])(\s*)([^„“”«»‘’]+?)(\s*)(?=[“”»’])")
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
MOST_WORDS = 6  # for one word of the notation in one language


class LocalNotation:
    """The moves of a pack in one language."""

    def __init__(self, game: Game, pack: Pack, language: str) -> None:
        self.tidy = game.presentation.tidy
        self.words = words_of(game, language)
        english = list(game.presentation.notation(pack))
        others = {word for move in english for word in move.split()} - self.words.keys()
        self.names = {} if language == "en" else card_names(game, pack, language, others)
        local = unambiguous(english, [self.translated(move) for move in english])
        self.texts = dict(zip(english, local, strict=True))
        self.moves = {key: move for move in english for key in keys_of(move)}
        self.moves |= {key: move for move, text in self.texts.items() for key in keys_of(text)}
        self.english = {
            key: word
            for word, ways in self.words.items()
            for way in ways
            for form in way.split("/")
            for key in keys_of(form)
        }
        self.english |= {key: card for card, name in self.names.items() for key in keys_of(name)}

    def translated(self, text: str) -> str:
        """Word by word; what is no word of the notation stays as it is."""
        words = text.split()
        return " ".join(self.word(word, before) for before, word in zip(["", *words], words, strict=False))

    def word(self, word: str, before: str) -> str:
        """One word, in its second form if a number above one stands before it."""
        if word not in self.words:
            return self.names.get(word, word)
        one, _, several = self.words[word][0].partition("/")
        return several if several and before.isdigit() and before != "1" else one

    def write(self, move: str) -> str:
        """A move, written in English notation, in the player's language."""
        return self.texts.get(move, move)

    def read(self, typed: str) -> str:
        """What somebody typed, in either language, as English notation; unchanged if it is no move."""
        words = typed.lower().split()
        if " ".join(words) in self.texts:
            return " ".join(words)
        for key in keys_of(typed):
            if key in self.moves:
                return self.moves[key]
        english = self.tidy(" ".join(self.english.get(plain(word), word) for word in words))
        return english if english in self.texts else typed

    def in_quotes(self, sentence: str, more: Mapping[str, str]) -> str:
        """A sentence whose quotations, which are notation or the words `more`, are in the player's language."""

        def local(quotation: re.Match[str]) -> str:
            before, text, after = quotation.groups()
            return before + (more.get(text) or self.texts.get(text) or self.translated(text)) + after

        return QUOTED.sub(local, sentence)


def words_of(game: Game, language: str) -> dict[str, tuple[str, ...]]:
    """The words of a language for each word of the notation; none in English."""
    if language == "en":
        return {}
    document = read_toml(game.file("notation_words.toml"))
    words = {}
    for word, place in document.fields(*document.value).items():
        found = place.fields(*(code for code in LANGUAGES if code != "en"))[language]
        ways = found.items(1, MOST_WORDS) if isinstance(found.value, list) else [found]
        words[word] = tuple(way.text(30) for way in ways)
    return words


def card_names(game: Game, pack: Pack, language: str, words: set[str]) -> dict[str, str]:
    """The names of those cards whose ids are among these words."""
    cards = (card for shelf in shelves_of(game, pack, language) for card in shelf["cards"])
    return {card["id"]: card["name"] for card in cards if card["id"] in words}


def unambiguous(english: list[str], local: list[str]) -> list[str]:
    """The local texts, but English ones where a local text reads like another move in either language."""
    claims = Counter(key for text in local for key in keys_of(text))
    owners = {key: move for move in english for key in keys_of(move)}
    return [
        text if all(claims[key] == 1 and owners.get(key, move) == move for key in keys_of(text)) else move
        for move, text in zip(english, local, strict=True)
    ]


def keys_of(text: str) -> Iterable[str]:
    """What a text is found by: without capitals, accents and signs; umlauts also as two letters."""
    return {plain(text), plain(text.lower().translate(UMLAUTS))}


def plain(text: str) -> str:
    """Words of letters and digits, parted by single blanks."""
    letters = "".join(sign for sign in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())


_notations: WeakKeyDictionary[Pack, dict[str, LocalNotation]] = WeakKeyDictionary()


def notation_of(game: Game, pack: Pack, language: str) -> LocalNotation:
    """The notation of a pack in a language: made once, gone with the pack."""
    by_language = _notations.setdefault(pack, {})
    if language not in by_language:
        by_language[language] = LocalNotation(game, pack, language)
    return by_language[language]
