"""The glossary: one word for one thing in each language, and the synonyms that were rejected for it."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from houseful.core.text.i18n import LANGUAGES
from houseful.core.text.packs import read_text, read_toml
from houseful.core.text.validation import Place

FILE = Path(__file__).resolve().parents[1] / "words" / "glossary.toml"
WHOLE = "="  # before a rejected text: the sentence consists of nothing else


@dataclass(frozen=True)
class Term:
    """One thing, and what it is called in each language."""

    name: str
    games: tuple[str, ...]  # whose files it is about; none: all
    words: dict[str, str]
    rejected: dict[str, tuple[str, ...]]

    def concerns(self, game: str | None) -> bool:
        """Whether it is about sentences of this game; None: sentences that belong to no game."""
        return not self.games or game in self.games


@cache
def glossary() -> tuple[Term, ...]:
    """All terms."""
    document = read_toml(read_text(FILE))
    return tuple(term_of(name, place) for name, place in document.fields(*document.value).items())


def term_of(name: str, place: Place) -> Term:
    """One entry of the file; a Fault says what is wrong with it."""
    fields = place.fields(*LANGUAGES, maybe=("games", "note"))
    games = tuple(game.text(30) for game in fields["games"].items(1, 9)) if "games" in fields else ()
    entries = {language: fields[language].fields("word", maybe=("not",)) for language in LANGUAGES}
    words = {language: entry["word"].text(60) for language, entry in entries.items()}
    rejected = {
        language: tuple(word.text(60) for word in entry["not"].items(1, 30)) if "not" in entry else ()
        for language, entry in entries.items()
    }
    return Term(name, games, words, rejected)


def rejected_in(sentence: str, language: str, game: str | None) -> list[tuple[Term, str]]:
    """The rejected words of a sentence, each with the term that has another word."""
    return [
        (term, word)
        for term in glossary()
        if term.concerns(game)
        for word in term.rejected[language]
        if pattern(word).search(sentence)
    ]


@cache
def pattern(word: str) -> re.Pattern[str]:
    """Finds a rejected word: whole, whatever its capitals; either apostrophe stands for the other."""
    text = re.sub("['’]", "['’]", re.escape(word.removeprefix(WHOLE)).replace(r"\ ", r"\s+"))
    if word.startswith(WHOLE):
        return re.compile(rf"^\W*{text}\W*$", re.IGNORECASE)
    return re.compile(rf"(?<![\w-]){text}(?![\w-])", re.IGNORECASE)
