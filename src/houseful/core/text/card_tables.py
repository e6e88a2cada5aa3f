"""The cards of a shelf as aligned text, within the width of a terminal."""

from collections.abc import Iterable
from textwrap import wrap
from unicodedata import combining, east_asian_width

from houseful.core.gallery import Figure, GalleryCard, Shelf, columns
from houseful.core.text.i18n import say
from houseful.core.text.packs import SOURCES, Source

WIDTH = 80
GAP = "  "
NARROWEST = 10  # a column whose words are wrapped
MARKS: dict[Source, str] = {"rulebook": "", "published": "°", "inferred": "~", "stand-in": "*"}
HANGING = tuple(filter(None, MARKS.values()))
NO_MARK = "\N{NO-BREAK SPACE}"

Row = list[str]


def table_lines(shelf: Shelf, language: str, width: int = WIDTH) -> list[str]:
    """A row for each kind of card under the names of the figures; cards with very many words one below the other."""
    rows = _aligned([_headings(shelf, language), *(_cells(shelf, card) for card in shelf["cards"])])
    widths = _widths(rows, width)
    if widths is None:
        return [line for card in shelf["cards"] for line in _card_lines(card, width)]
    numeric = [_is_numeric(column[1:]) for column in zip(*rows, strict=True)]
    head, *body = (_row_lines(row, widths, numeric) for row in rows)
    rule = GAP.join("─" * wide for wide in widths)
    return [*head, rule, *(line for lines in body for line in lines)]


def legend(shelves: Iterable[Shelf], language: str) -> list[str]:
    """What the marks behind figures mean, those that occur: a blank line first, nothing without marks."""
    found = {figure["source"] for shelf in shelves for card in shelf["cards"] for figure in card["figures"]}
    marked = [source for source in SOURCES if source in found and MARKS[source]]
    lines = [f"{MARKS[source]} {say(f'source-{source}', language)}" for source in marked]
    return ["", *lines] if lines else []


def _headings(shelf: Shelf, language: str) -> Row:
    return ["", *([say("cards-count", language)] if _has_counts(shelf) else []), *columns(shelf)]


def _cells(shelf: Shelf, card: GalleryCard) -> Row:
    figures = {figure["label"]: _marked(figure) for figure in card["figures"]}
    counts = [str(card["count"])] if _has_counts(shelf) else []
    return [card["name"], *counts, *(figures.get(label, "") for label in columns(shelf))]


def _has_counts(shelf: Shelf) -> bool:
    return any(card["count"] != 1 for card in shelf["cards"])


def _marked(figure: Figure) -> str:
    return figure["value"] + MARKS[figure["source"]]


def _card_lines(card: GalleryCard, width: int) -> list[str]:
    """A card with its figures below it."""
    name = card["name"] if card["count"] == 1 else f"{card['name']} × {card['count']}"
    lines = [name]
    for figure in card["figures"]:
        text = f"{figure['label']}: {_marked(figure)}"
        lines += wrap(text, width, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False)
    return lines


def _widths(rows: list[Row], width: int) -> list[int] | None:
    """How wide each column is, the widest ones narrowed until all fit; None if they cannot."""
    table = list(zip(*rows, strict=True))
    widths = [max(map(_length, column)) for column in table]
    floors = [min(wide, max(NARROWEST, _longest_word(column))) for wide, column in zip(widths, table, strict=True)]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width:
        wider = [at for at, wide in enumerate(widths) if wide > floors[at]]
        if not wider:
            return None
        widths[max(wider, key=lambda at: widths[at])] -= 1
    return widths


def _row_lines(row: Row, widths: list[int], numeric: list[bool]) -> list[str]:
    """A row, on as many lines as its longest cell needs."""
    cells = [wrap(cell, wide, break_on_hyphens=False) or [""] for cell, wide in zip(row, widths, strict=True)]
    lines = []
    for at in range(max(map(len, cells))):
        texts = [cell[at] if at < len(cell) else "" for cell in cells]
        placed = [_padded(text, wide, right) for text, wide, right in zip(texts, widths, numeric, strict=True)]
        lines.append(GAP.join(placed).rstrip())
    return lines


def _padded(text: str, width: int, right: bool) -> str:
    blanks = " " * (width - _length(text))
    return (blanks + text if right else text + blanks).replace(NO_MARK, " ")


def _aligned(rows: list[Row]) -> list[Row]:
    """The same rows, where marks hang behind the digits of a column: a figure without one gets a blank."""
    table = [list(column) for column in zip(*rows, strict=True)]
    for column in table:
        if _is_numeric(column[1:]) and any(cell[-1:] in HANGING for cell in column[1:] if cell):
            column[:] = [cell if cell[-1:] in HANGING or not cell else cell + NO_MARK for cell in column]
    return [list(row) for row in zip(*table, strict=True)]


def _is_numeric(cells: Iterable[str]) -> bool:
    filled = [cell.rstrip("".join(HANGING) + NO_MARK) for cell in cells if cell]
    return bool(filled) and all(cell.isdigit() for cell in filled)


def _longest_word(cells: Iterable[str]) -> int:
    return max((_length(word) for cell in cells for word in cell.split()), default=0)


def _length(text: str) -> int:
    """Columns on a terminal."""
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)
