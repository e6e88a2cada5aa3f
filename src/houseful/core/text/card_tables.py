"""The cards of a shelf as aligned text, within the width of a terminal."""

from collections.abc import Iterable, Mapping
from textwrap import wrap

from houseful.core.gallery import Figure, GalleryCard, Shelf, columns
from houseful.core.text.columns import Row, fitting_widths, row_lines
from houseful.core.text.i18n import say
from houseful.core.text.packs import SOURCES, Source

WIDTH = 80
MARKS: dict[Source, str] = {"rulebook": "", "published": "°", "inferred": "~", "stand-in": "*"}
HANGING = "".join(MARKS.values())
NO_MARK = "\N{NO-BREAK SPACE}"  # a figure without a mark in a column of digits where others have one
EVERY_CARD = 2  # cards from which on a figure that is the same on all of them is said once


def gallery_lines(shelves: list[Shelf], language: str, gone: Mapping[str, int] | None = None) -> list[str]:
    """All shelves, and once what the marks mean; `gone` adds how many cards have gone."""
    lines = [line for shelf in shelves for line in [*shelf_lines(shelf, language, gone), ""]]
    return [*lines, *legend(shelves, language)]


def shelf_lines(shelf: Shelf, language: str, gone: Mapping[str, int] | None = None, width: int = WIDTH) -> list[str]:
    """A shelf under its title: how many cards there are, and the table; `gone` adds how many have gone."""
    total, each = sum(card["count"] for card in shelf["cards"]), _count_of_each(shelf)
    key = "cards-total" if each in (None, 1, total) else "cards-total-each"
    title = say(key, language, title=shelf["title"], count=total, each=each or 1)
    return [title, "", *table_lines(shelf, language, gone, width)]


def table_lines(shelf: Shelf, language: str, gone: Mapping[str, int] | None = None, width: int = WIDTH) -> list[str]:
    """A row for each kind of card under the names of its figures; below one another if they are too many words.

    What stands on every card alike is said once, before the table, where that saves lines.
    """
    alike = _alike(shelf)
    whole = _table(shelf, columns(shelf), language, gone, width)
    rest = _table(shelf, [label for label in columns(shelf) if label not in alike], language, gone, width)
    same = "; ".join(say("cards-figure", language, label=label, value=text) for label, text in alike.items())
    note = wrap(say("cards-alike", language, figures=same), width, break_on_hyphens=False)
    lines = whole if not alike or len(whole) <= len(rest) + len(note) + 1 else [*note, "", *rest]
    return [line.replace(NO_MARK, " ").rstrip() for line in lines]


def _table(shelf: Shelf, shown: list[str], language: str, gone: Mapping[str, int] | None, width: int) -> list[str]:
    """The table with these figures."""
    rows = _aligned(_rows(shelf, shown, language, gone))
    widths = fitting_widths(rows, width)
    if widths is None:
        return [line for card in shelf["cards"] for line in _card_lines(card, shown, language, width)]
    numeric = [_is_numeric(column[1:]) for column in zip(*rows, strict=True)]
    head, *body = (row_lines(row, widths, numeric) for row in rows)
    rule = "  ".join("─" * wide for wide in widths)
    return [*([*head, rule] if any(rows[0]) else []), *(line for card in body for line in card)]


def legend(shelves: Iterable[Shelf], language: str) -> list[str]:
    """What the marks behind figures mean, those that occur."""
    found = {figure["source"] for shelf in shelves for card in shelf["cards"] for figure in card["figures"]}
    marked = [source for source in SOURCES if source in found and MARKS[source]]
    return [f"{MARKS[source]} {say(f'source-{source}', language)}" for source in marked]


def _count_of_each(shelf: Shelf) -> int | None:
    """How many there are of every kind of card, if that is one number."""
    counts = {card["count"] for card in shelf["cards"]}
    return counts.pop() if len(counts) == 1 else None


def _alike(shelf: Shelf) -> dict[str, str]:
    """Figures that every card has alike, by their labels."""
    if len(shelf["cards"]) < EVERY_CARD:
        return {}
    figures = [{figure["label"]: _marked(figure) for figure in card["figures"]} for card in shelf["cards"]]
    return {label: text for label, text in figures[0].items() if all(one.get(label) == text for one in figures)}


def _rows(shelf: Shelf, shown: list[str], language: str, gone: Mapping[str, int] | None) -> list[Row]:
    """The table: its headings, then a row for each card."""
    counted = _count_of_each(shelf) is None
    missed = gone is not None and any(card["id"] in gone for card in shelf["cards"])
    counts = [say("cards-count", language)] if counted else []
    rows = [["", *counts, *([say("cards-gone", language)] if missed else []), *shown]]
    for card in shelf["cards"]:
        figures = {figure["label"]: _marked(figure) for figure in card["figures"]}
        counts = [str(card["count"])] if counted else []
        counts += [str((gone or {}).get(card["id"], 0))] if missed else []
        rows.append([card["name"], *counts, *(figures.get(label, "") for label in shown)])
    return rows


def _marked(figure: Figure) -> str:
    return figure["value"] + MARKS[figure["source"]]


def _card_lines(card: GalleryCard, shown: list[str], language: str, width: int) -> list[str]:
    """A card with its figures below it."""
    name = card["name"] if card["count"] == 1 else f"{card['name']} × {card['count']}"
    lines = [name]
    for figure in card["figures"]:
        if figure["label"] in shown:
            text = say("cards-figure", language, label=figure["label"], value=_marked(figure))
            lines += wrap(text, width, initial_indent="    ", subsequent_indent="      ", break_on_hyphens=False)
    return lines


def _aligned(rows: list[Row]) -> list[Row]:
    """The same rows, where marks hang behind the digits of a column."""
    table = [list(column) for column in zip(*rows, strict=True)]
    for column in table:
        if _is_numeric(column[1:]) and any(cell[-1:] in HANGING for cell in column[1:] if cell):
            column[:] = [cell if not cell or cell[-1] in HANGING else cell + NO_MARK for cell in column]
    return [list(row) for row in zip(*table, strict=True)]


def _is_numeric(cells: Iterable[str]) -> bool:
    filled = [cell.rstrip(HANGING + NO_MARK) for cell in cells if cell]
    return bool(filled) and all(cell.isdigit() for cell in filled)
