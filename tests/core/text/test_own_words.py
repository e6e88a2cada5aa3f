"""Our sentences are our own: no seven words in a row stand in a printed rulebook, where those books are at hand.

The books lie beside the repository (`../shared/rulebooks`) or where HOUSEFUL_RULEBOOKS says; they are no part of it.
"""

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.core.text.every_sentence import GAP, Sentence, every_sentence

RUN = 7
REPOSITORY = Path(__file__).resolve().parents[3]
BOOKS = Path(os.environ.get("HOUSEFUL_RULEBOOKS") or REPOSITORY.parent / "shared" / "rulebooks")
SET_PHRASES = {"sens des aiguilles d'une montre": "clockwise"}  # there is no other way to say it

PARTS = re.compile(rf"{re.escape(GAP)}|\*\*")  # a fact ends a run, and so does a title: names are names


def words_of(text: str) -> list[str]:
    """The words of a text without capitals, accents and signs; an apostrophe parts no words."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    plain = plain.lower().replace("’", "'")
    for phrase, short in SET_PHRASES.items():
        plain = plain.replace(phrase, short)
    return re.findall(r"[^\W_]+(?:'[^\W_]+)*", plain)


def runs_of(words: list[str]) -> Iterator[tuple[str, ...]]:
    """Seven words in a row, at every word; none that are mostly figures."""
    for at in range(len(words) - RUN + 1):
        run = tuple(words[at : at + RUN])
        if sum(not word.isdigit() for word in run) > RUN // 2:
            yield run


def printed_runs(texts: Iterable[str]) -> set[tuple[str, ...]]:
    """All runs of the printed books. Scanned lines break words, so hyphens at their ends are taken out."""
    return {run for text in texts for run in runs_of(words_of(re.sub(r"-\s*\n\s*", "", text)))}


def copied(sentences: Iterable[Sentence], printed: set[tuple[str, ...]]) -> list[str]:
    """Runs of our sentences that are printed, with their places."""
    return [
        f"{sentence.place}: {' '.join(run)}"
        for sentence in sentences
        for part in PARTS.split(sentence.text)
        for run in runs_of(words_of(part))
        if run in printed
    ]


@pytest.mark.skipif(not BOOKS.is_dir(), reason="the printed rulebooks are not here")
def test_no_seven_words_in_a_row_are_printed_in_a_rulebook() -> None:
    books = [book.read_text("utf-8", errors="replace") for book in sorted(BOOKS.glob("*.txt"))]
    assert books
    assert copied(every_sentence(), printed_runs(books)) == []


PRINTED = (
    "A dragon guards the seven bridges of the town, and no-\nbody may cross at night. It costs 1, 2, 3, 4, 5, 6 coins."
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Here a Dragon guards the seven bridges of a castle.", ["a dragon guards the seven bridges of"]),
        ("A dragon guards the six bridges of the town.", []),
        ("A dragon guards … the seven bridges of the town.", []),
        ("**A dragon.** Guards the seven bridges of the city.", []),
        ("In this town; and nobody may cross at night.", ["town and nobody may cross at night"]),
        ("It costs 1, 2, 3, 4, 5, 6 gold.", []),
    ],
)
def test_printed_runs_are_found(text: str, found: list[str]) -> None:
    sentence = Sentence("rules/en.md", 3, "en", None, text)
    assert copied([sentence], printed_runs([PRINTED])) == [f"rules/en.md:3: {run}" for run in found]


def test_a_run_is_found_whatever_its_accents_and_apostrophes() -> None:
    printed = printed_runs(["L’hôtel de l'été n'a pas été fermé hier"])
    assert copied([Sentence("a", 1, "fr", None, "dans le sens des aiguilles d'une montre")], printed) == []
    assert copied([Sentence("a", 1, "fr", None, "l'hotel de l’ete n’a pas ete ferme hier")], printed) != []
