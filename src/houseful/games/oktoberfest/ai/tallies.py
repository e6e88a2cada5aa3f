"""What the lab counts in Heroes of Oktoberfest: heroes drafted and hired, tables served, objectives dealt."""

from collections.abc import Iterator, Sequence
from typing import Any

from houseful.core.table import Table
from houseful.core.tallies import Deed, Tallies, on_plain_card, plain_pack
from houseful.games.oktoberfest.box import NO_POWER, TentBox
from houseful.games.oktoberfest.table import FOODS

RELATIONS = {"draft": "drafted", "hire": "hired"}  # by the kind of event


def after_move(table: Table, events: Sequence[dict[str, Any]]) -> Iterator[Deed]:
    """Heroes who joined, tables that were served, objectives as they were dealt."""
    cards = table.pack.names
    for event in events:
        kind = event["kind"]
        if kind in RELATIONS:
            yield Deed(RELATIONS[kind], cards.typed[cards.shown.index(event["hero"])], event["seat"])
        elif kind == "serve":
            yield Deed("served", event["table"], event["seat"])
        elif kind == "objectives":
            yield Deed("dealt", event["a"], event["seat"])
            yield Deed("dealt", f"{event['b']} runs", event["seat"])


def without(table: Table, card: str) -> Table:
    """A table on which a hero costs what it did and brings nothing."""
    number = table.pack.names.typed.index(card)
    return on_plain_card(table, plain_pack(table.definition, table.pack, number, make_plain))


def make_plain(box: TentBox, hero: int) -> None:
    """Take points, gifts and power from a hero."""
    box.points[hero] = box.joker[hero] = box.purse[hero] = box.gift_points[hero] = 0
    for kind in range(FOODS):
        box.gift[hero, kind] = 0
    box.power[hero] = NO_POWER


TALLIES = Tallies(
    relations=(*RELATIONS.values(), "served", "dealt"),
    after_move=after_move,
    joining=frozenset(RELATIONS.values()),
    without=without,
)
