"""The in-game rulebook: numbered paragraphs, each tied to a rule by its id, and between them tables and drawings.

5.6 [hotel.power.monk] **1, monk.** He goes to the far end of the line …

![All guests with their coins](table:guests)

![A line of four, and the back door](drawing:line)

A table shows the cards of one shelf of the gallery. A drawing is declared in `rules/drawings.toml` (`drawings.py`).
"""

import re
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from houseful.core.gallery import Shelf, shelves_of
from houseful.core.text.card_tables import WIDTH, legend, table_lines
from houseful.core.text.i18n import say
from houseful.core.text.validation import Fault, listed

if TYPE_CHECKING:
    from houseful.core.game import Game

PARAGRAPH = re.compile(r"^(?P<number>\d+\.\d+) \[(?P<rule>[a-z0-9.-]+)\] (?P<text>.*)$", re.DOTALL)
HEADING = re.compile(r"^#+ (?:(?P<number>\d+)\. )?(?P<title>.*)$")
PICTURE = re.compile(r"^!\[(?P<caption>[^]]+)\]\((?P<kind>table|drawing):(?P<name>[a-z0-9_-]+)\)$")


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule, in one language."""

    number: str
    rule: str
    text: str


@dataclass(frozen=True)
class Remark:
    """What stands in a rulebook besides numbered rules: opening words, examples."""

    text: str


@dataclass(frozen=True)
class CardTable:
    """The cards of a shelf as a table."""

    caption: str
    shelf: str


@dataclass(frozen=True)
class DrawingNamed:
    """A drawing of `rules/drawings.toml`; its caption says what it shows to those who do not see it."""

    caption: str
    name: str


Block = Paragraph | Remark | CardTable | DrawingNamed


@dataclass(frozen=True)
class Section:
    """A part of a rulebook under its heading."""

    number: str  # none for the opening words
    title: str
    blocks: tuple[Block, ...]


def rulebook_text(folder: Path, language: str) -> str:
    """The rulebook of a game, as it is written."""
    return (folder / "rules" / f"{language}.md").read_text(encoding="utf-8")


def sections(folder: Path, language: str) -> list[Section]:
    """The opening words, then each part."""
    found: list[tuple[str, str, list[Block]]] = []
    for block in rulebook_text(folder, language).split("\n\n"):
        text = " ".join(block.split())
        if heading := HEADING.match(text):
            found.append((heading["number"] or "", heading["title"], []))
        elif text:
            found[-1][2].append(block_of(text))
    return [Section(number, title, tuple(blocks)) for number, title, blocks in found]


def block_of(text: str) -> Block:
    """What a block of the rulebook is, its words on one line."""
    if rule := PARAGRAPH.match(text):
        return Paragraph(rule["number"], rule["rule"], rule["text"])
    if picture := PICTURE.match(text):
        kind = CardTable if picture["kind"] == "table" else DrawingNamed
        return kind(picture["caption"], picture["name"])
    if text.startswith("!["):
        raise Fault("fault-rulebook-picture", found=text)
    return Remark(text)


def paragraphs(folder: Path, language: str) -> list[Paragraph]:
    """The numbered paragraphs, in order."""
    blocks = (block for section in sections(folder, language) for block in section.blocks)
    return [block for block in blocks if isinstance(block, Paragraph)]


def shelf_shown(game: "Game", table: CardTable, language: str) -> Shelf:
    """The shelf that a table shows: cards of the standard pack."""
    shelves = {shelf["id"]: shelf for shelf in shelves_of(game, game.standard, language)}
    if table.shelf not in shelves:
        raise Fault("fault-rulebook-shelf", found=table.shelf, choices=listed(list(shelves)))
    return shelves[table.shelf]


def readable(game: "Game", language: str) -> str:
    """The rulebook for a terminal: without ids and marks, tables as aligned text, drawings by their captions."""
    blocks = [" ".join(block.split()) for block in rulebook_text(game.folder, language).split("\n\n")]
    explained: list[str] = []
    return "\n\n".join("\n".join(_block_lines(game, block, language, explained)) for block in blocks) + "\n"


def _block_lines(game: "Game", text: str, language: str, explained: list[str]) -> list[str]:
    """A block within the width of a terminal; marks are explained where they first occur."""
    shown = block_of(text)
    if isinstance(shown, CardTable):
        shelf = shelf_shown(game, shown, language)
        marks = [line for line in legend([shelf], language) if line not in explained]
        explained += marks
        return [*_wrapped(shown.caption), "", *table_lines(shelf, language), *([""] if marks else []), *marks]
    if isinstance(shown, DrawingNamed):
        return _wrapped(say("rulebook-drawing", language, caption=shown.caption))
    plain = re.sub(r"^(\d+\.\d+) \[[a-z0-9.-]+\] ", r"\1 ", text)
    return _wrapped(re.sub(r"^#+ ", "", plain.replace("**", "")))


def _wrapped(text: str) -> list[str]:
    return wrap(text, WIDTH, break_on_hyphens=False)
