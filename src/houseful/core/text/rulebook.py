"""The in-game rulebook: numbered paragraphs, each tied to a rule by its id.

5.6 [hotel.power.monk] **1, monk.** He goes to the far end of the line …
"""

import re
from dataclasses import dataclass
from pathlib import Path

PARAGRAPH = re.compile(r"^(?P<number>\d+\.\d+) \[(?P<rule>[a-z0-9.-]+)\] (?P<text>.*)$", re.DOTALL)

HEADING = re.compile(r"^#+ (?:(?P<number>\d+)\. )?(?P<title>.*)$")


@dataclass(frozen=True)
class Paragraph:
    """One numbered rule, in one language."""

    number: str
    rule: str
    text: str


def rulebook_text(folder: Path, language: str) -> str:
    """The rulebook of a game, as it is written."""
    return (folder / "rules" / f"{language}.md").read_text(encoding="utf-8")


def paragraphs(folder: Path, language: str) -> list[Paragraph]:
    """The numbered paragraphs, in order."""
    found = (PARAGRAPH.match(block.strip()) for block in rulebook_text(folder, language).split("\n\n"))
    return [Paragraph(m["number"], m["rule"], " ".join(m["text"].split())) for m in found if m]


@dataclass(frozen=True)
class Section:
    """A part of a rulebook under its heading: what stands there besides numbered rules, such as examples."""

    number: str  # none for the opening words
    title: str
    texts: tuple[str, ...]


def sections(folder: Path, language: str) -> list[Section]:
    """The opening words, then each part."""
    found: list[tuple[str, str, list[str]]] = []
    for block in rulebook_text(folder, language).split("\n\n"):
        text = " ".join(block.split())
        if heading := HEADING.match(text):
            found.append((heading["number"] or "", heading["title"], []))
        elif not PARAGRAPH.match(text):
            found[-1][2].append(text)
    return [Section(number, title, tuple(texts)) for number, title, texts in found]


def readable(folder: Path, language: str) -> str:
    """The rulebook for a terminal: without ids and marks."""
    text = re.sub(r"^(\d+\.\d+) \[[a-z0-9.-]+\] ", r"\1 ", rulebook_text(folder, language), flags=re.M)
    return re.sub(r"^#+ ", "", text.replace("**", ""), flags=re.M)
