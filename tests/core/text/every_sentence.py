"""Every sentence that a player can read, with its place: Fluent messages, blocks of rulebooks and strategy pages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import houseful
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game

PACKAGE = Path(houseful.__file__).parent
GAP = " … "  # where a sentence has a fact


class Sentence(NamedTuple):
    """Some words in one language, and where they stand."""

    file: str
    line: int
    language: str
    game: str | None  # None: of no game in particular
    text: str

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.file}:{self.line}"


@cache
def every_sentence() -> tuple[Sentence, ...]:
    """All of them."""
    return tuple(sentence for language in LANGUAGES for sentence in sentences_in(language))


def sentences_in(language: str) -> Iterator[Sentence]:
    """The sentences of one language."""
    for part in ("core", "host", "server", "cli", "lab"):
        yield from fluent_sentences(PACKAGE / part / "words" / f"{language}.ftl", language, None)
    for game in NAMES:
        folder = PACKAGE / "games" / game
        yield from fluent_sentences(folder / "words" / f"{language}.ftl", language, game)
        yield from fluent_sentences(folder / "lessons" / "words" / f"{language}.ftl", language, game)
        yield from rulebook_sentences(folder / "rules" / f"{language}.md", language, game)
        yield from rulebook_sentences(folder / "strategy" / f"{language}.md", language, game)


def fluent_sentences(file: Path, language: str, game: str | None) -> Iterator[Sentence]:
    """The texts of a Fluent file: one for each message and each of its cases."""
    source = file.read_text("utf-8")
    for message in FluentParser().parse(source).body:
        if isinstance(message, ast.Message):
            owner = game or game_of(message.id.name)
            for at, text in texts_of(message):
                yield Sentence(name_of(file), source.count("\n", 0, at) + 1, language, owner, text)


def texts_of(message: ast.Message) -> list[tuple[int, str]]:
    """The texts of a message, each with its offset."""
    found: list[tuple[int, str]] = []

    class Patterns(Visitor):  # type: ignore[misc]
        def visit_Pattern(self, node: Any) -> None:  # noqa: N802
            parts = [part.value if isinstance(part, ast.TextElement) else GAP for part in node.elements]
            found.append((node.span.start, "".join(parts)))
            self.generic_visit(node)

    Patterns().visit(message)
    return found


def game_of(key: str) -> str | None:
    """The game that a message of the page is about: it names the game, its world or one of its options."""
    words = key.split("-")
    for name in NAMES:
        game = find_game(name)
        if {name, game.world} & set(words):
            return name
        if any(key.startswith(f"page-option-{option.name.replace('_', '-')}") for option in game.rules.options):
            return name
    return None


def rulebook_sentences(file: Path, language: str, game: str) -> Iterator[Sentence]:
    """The blocks of a rulebook."""
    line = 1
    for block in file.read_text("utf-8").split("\n\n"):
        words = re.sub(r"\[[a-z0-9.-]+\] |\((?:table|drawing):[a-z0-9_-]+\)", "", " ".join(block.split()))
        yield Sentence(name_of(file), line, language, game, words)
        line += block.count("\n") + 2


def name_of(file: Path) -> str:
    """A file's path in the package."""
    return str(file.relative_to(PACKAGE))
