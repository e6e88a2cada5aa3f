"""Strategy pages: `games/<id>/strategy/<language>.md`, parts under headings with paragraphs and tables of figures.

The figures stand in `docs/strategy.json`, which `python -m benchmarks strategy` writes.
"""

import re
from dataclasses import dataclass
from pathlib import Path

HEADING = re.compile(r"^#+ ")
RULED = re.compile(r"^[|: -]+$")  # the line between the head of a table and its rows
Row = tuple[str, ...]


@dataclass(frozen=True)
class Block:
    """A paragraph, or a table: its rows, the head first."""

    text: str
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True)
class Part:
    """A heading and what stands under it; the first one is the title of the page with its opening words."""

    title: str
    blocks: tuple[Block, ...]


def strategy_text(folder: Path, language: str) -> str:
    """The strategy page of a game, as it is written."""
    return (folder / "strategy" / f"{language}.md").read_text(encoding="utf-8")


def parts_of(text: str) -> list[Part]:
    """The title with its opening words, then each part."""
    found: list[tuple[str, list[Block]]] = []
    for block in text.strip().split("\n\n"):
        if heading := HEADING.match(block):
            found.append((block[heading.end() :], []))
        else:
            found[-1][1].append(_block_of(block))
    return [Part(title, tuple(blocks)) for title, blocks in found]


def _block_of(block: str) -> Block:
    lines = block.splitlines()
    if not block.startswith("|"):
        return Block(" ".join(lines))  # line by line: a space that must not break stays as it is
    return Block("", tuple(_cells_of(line) for line in lines if not RULED.match(line)))


def _cells_of(line: str) -> Row:
    return tuple(cell.strip(" ") for cell in line.strip("| ").split("|"))
