"""What the lab counts in Overbooked: cards that were taken, and the events of the flight."""

from collections.abc import Iterator, Sequence
from typing import Any

from houseful.core.table import Table
from houseful.core.tallies import Deed, Tallies, on_plain_card, plain_pack
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.table import NONE, PlaneTable

RELATIONS = {"take": "taken", "remove": "removed"}  # by the kind of event


def after_move(_table: Table, events: Sequence[dict[str, Any]]) -> Iterator[Deed]:
    """Cards that were taken, or removed from the hall by a player alone."""
    for event in events:
        if event["kind"] in RELATIONS:
            yield Deed(RELATIONS[event["kind"]], event["card"], event["seat"])


def at_work(table: Table) -> list[str]:
    """The events of this flight."""
    peer: PlaneTable = table.peer()
    return [event for bit, event in enumerate(EVENTS) if peer.events >> bit & 1]


def without(table: Table, card: str) -> Table:
    """A table on which an event is not in play, or a card brings nobody and has no symbol."""
    if card in EVENTS:
        plain = on_plain_card(table, table.pack)
        peer: PlaneTable = plain.peer()
        peer.events &= ~(1 << EVENTS.index(card))
        return plain
    number = next(number for number, printed in enumerate(table.pack.names) if printed.id == card)
    return on_plain_card(table, plain_pack(table.definition, table.pack, number, send_nobody))


def send_nobody(box: PlaneBox, number: int) -> None:
    """Take passengers and symbol from a card."""
    box.heads[number], box.symbol[number] = 0, NONE


TALLIES = Tallies(
    relations=tuple(RELATIONS.values()),
    after_move=after_move,
    joining=frozenset({"taken"}),
    at_work=at_work,
    without=without,
)
