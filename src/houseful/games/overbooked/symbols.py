"""The symbols on cards, which count only if the host wants them: what each one lets a player do."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.table import CROSS, PLUS_ONE, SKIP, SWAP, PlaneTable


@rule
def has_symbol(box: PlaneBox, table: PlaneTable, card: int, symbol: int) -> bool:
    """Whether a card shows a symbol and symbols count."""
    return table.symbols == 1 and box.symbol[card] == symbol


@rule
def swaps_passengers(box: PlaneBox, table: PlaneTable, card: int) -> bool:
    """Displaced passengers return to the supply and not to the stairs (plane.symbol.swap)."""
    return has_symbol(box, table, card, SWAP)


@rule
def may_cross_aisle(box: PlaneBox, table: PlaneTable, card: int) -> bool:
    """The pattern may lie across aisles, as if they had no width (plane.symbol.cross).

    Where it fits then is worked out once for each card (`anchors` in patterns.py).
    """
    return has_symbol(box, table, card, CROSS)


@rule
def may_skip_passenger(box: PlaneBox, table: PlaneTable, card: int) -> bool:
    """The player may leave out one passenger (plane.symbol.skip)."""
    return has_symbol(box, table, card, SKIP)


@rule
def is_bonus_card(box: PlaneBox, table: PlaneTable, card: int) -> bool:
    """The card is worth a point at the end (plane.symbol.plus-one)."""
    return has_symbol(box, table, card, PLUS_ONE)
