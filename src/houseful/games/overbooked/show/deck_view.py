"""What everybody can count of the deck, whose order nobody knows."""

from typing import Any, TypedDict, cast

import numpy as np

from houseful.core.compile.record import Memory, Row
from houseful.core.compile.rule import entry_point
from houseful.core.compile.specialize import record_cast
from houseful.games.overbooked.boarding import is_wish_card
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.table import (
    COLOURS,
    LETTERS,
    NONE,
    SYMBOLS,
    PlaneTable,
    cards_in_game,
    cards_shown,
)

_as_box = record_cast(PlaneBox)
_as_table = record_cast(PlaneTable)


class DeckView(TypedDict):
    """What is still in the deck, which everybody can count: passengers on its cards, wish cards, symbols."""

    passengers: dict[str, int]
    wishes: int
    symbols: dict[str, int]


@entry_point
def count_deck(box: Memory, table: Memory, counts: Row) -> None:
    """Count passengers by colour, then wish cards, then symbols, on the cards that nobody has seen yet."""
    the_box = _as_box(box)
    the_table = _as_table(table)
    for at in range(cards_shown(the_table), cards_in_game(the_table)):
        card = the_table.cards[at]
        for passenger in range(the_box.heads[card]):
            counts[the_box.colour[card, passenger]] += 1
        if is_wish_card(the_box, card):
            counts[COLOURS] += 1
        if the_box.symbol[card] != NONE:
            counts[COLOURS + 1 + the_box.symbol[card]] += 1


def view_deck(box: Memory, table: PlaneTable) -> DeckView:
    """What is still in the deck."""
    counts = np.zeros(COLOURS + 1 + len(SYMBOLS), np.int16)
    count_deck(box, cast(Any, table).memory, counts)
    found = counts.tolist()
    return {
        "passengers": dict(zip(LETTERS, found, strict=False)),
        "wishes": found[COLOURS],
        "symbols": dict(zip(SYMBOLS, found[COLOURS + 1 :], strict=True)),
    }
