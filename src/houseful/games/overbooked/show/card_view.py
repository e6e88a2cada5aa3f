"""A printed card as views show it."""

from collections.abc import Sequence
from typing import TypedDict

from houseful.games.overbooked.patterns import Pattern
from houseful.games.overbooked.plane import Kind
from houseful.games.overbooked.table import LETTERS, Letter, Symbol


class CardView(TypedDict):
    """A printed card: its drawing row by row, and its passengers in reading order.

    `wishes` has the kind of seat that each of them wishes for; it is empty where they sit as they are drawn.
    """

    card: str
    drawing: list[str]
    passengers: list[Letter]
    wishes: list[Kind]
    symbol: Symbol | None
    complex: bool


def view_card(name: str, pattern: Pattern, wishes: Sequence[Kind], symbol: Symbol | None, is_complex: bool) -> CardView:
    """What everybody sees of a card."""
    return {
        "card": name,
        "drawing": pattern.drawing(),
        "passengers": [LETTERS[colour] for colour in pattern.colours],
        "wishes": list(wishes),
        "symbol": symbol,
        "complex": is_complex,
    }


def copy_card(view: CardView) -> CardView:
    """A copy that may be changed without changing the pack."""
    copy = view.copy()
    copy["drawing"] = view["drawing"][:]
    copy["passengers"] = view["passengers"][:]
    copy["wishes"] = view["wishes"][:]
    return copy
