"""Columns of text: how wide each has to be so that all fit a line, and rows whose words are wrapped in them."""

from collections.abc import Sequence
from textwrap import wrap
from unicodedata import combining, east_asian_width

GAP = "  "
NARROWEST = 8  # a column whose words are wrapped

Row = list[str]


def fitting_widths(rows: list[Row], width: int) -> list[int] | None:
    """The width of each column so that all fit and rows break as little as possible; None if words are too long."""
    columns = [[[_length(word) for word in cell.split(" ")] for cell in column] for column in zip(*rows, strict=True)]
    widths = [min(width, max(_cell_length(cell) for cell in column)) for column in columns]
    longest = (max(max(cell) for cell in column) for column in columns)
    floors = [min(wide, max(NARROWEST, word)) for wide, word in zip(widths, longest, strict=True)]
    if sum(floors) + len(GAP) * (len(floors) - 1) > width:
        return None
    heights = [[_height(cell, wide) for cell in column] for column, wide in zip(columns, widths, strict=True)]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width:
        trials = {
            at: [_height(cell, widths[at] - 1) for cell in columns[at]]
            for at in range(len(widths))
            if widths[at] > floors[at]
        }
        narrowed = min(trials, key=lambda at: (_lines(heights, at, trials[at]), -widths[at]))
        widths[narrowed] -= 1
        heights[narrowed] = trials[narrowed]
    return widths


def row_lines(row: Row, widths: Sequence[int], to_the_right: Sequence[bool]) -> list[str]:
    """A row, on as many lines as its longest cell needs."""
    cells = [wrap(cell, wide, break_on_hyphens=False) or [""] for cell, wide in zip(row, widths, strict=True)]
    lines = []
    for at in range(max(map(len, cells))):
        texts = [cell[at] if at < len(cell) else "" for cell in cells]
        blanks = [" " * (wide - _length(text)) for text, wide in zip(texts, widths, strict=True)]
        placed = zip(texts, blanks, to_the_right, strict=True)
        lines.append(GAP.join(blank + text if right else text + blank for text, blank, right in placed))
    return lines


def _lines(heights: list[list[int]], changed: int, trial: list[int]) -> tuple[int, int]:
    """How many lines all rows take when one column has these heights, and how many without the headings."""
    others = [column for at, column in enumerate(heights) if at != changed]
    rows = list(map(max, zip(trial, *others, strict=True)))
    return sum(rows), sum(rows[1:])


def _height(words: list[int], width: int) -> int:
    """Lines that words of these lengths take."""
    lines, used = 1, -1
    for word in words:
        if used + 1 + word > width and used >= 0:
            lines, used = lines + 1, word
        else:
            used += 1 + word
    return lines


def _cell_length(words: list[int]) -> int:
    return sum(words) + len(words) - 1


def _length(text: str) -> int:
    """Columns on a terminal."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)
