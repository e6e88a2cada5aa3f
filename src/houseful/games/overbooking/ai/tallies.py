"""What the lab counts in Overbooking: guests held, placed, booked and turned away, and the hotels on the table."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from houseful.core.table import Table
from houseful.core.tallies import Deed, Tallies, on_plain_card, plain_pack
from houseful.games.overbooking.box import NO_RULE, HotelBox
from houseful.games.overbooking.show.gallery import hotel_card
from houseful.games.overbooking.show.names import cards_of
from houseful.games.overbooking.table import HOTEL_CARDS, HotelTable

RELATIONS = {"place": "placed", "book": "booked", "turn-away": "turned-away"}  # by the kind of event


def card_named(guest: str) -> str:
    """The card of a guest: `3 bird` of `orange 3 bird`."""
    return guest.split(" ", 1)[1]


def at_start(table: Table) -> Iterator[Deed]:
    """Every hand as it was dealt."""
    for seat in range(table.players):
        yield from held_by(table, seat)


def held_by(table: Table, seat: int) -> Iterator[Deed]:
    """The cards in one hand."""
    peer: HotelTable = table.peer()
    for card in cards_of(table.pack.names, peer.hand[seat]):
        yield Deed("held", card, seat)


def after_move(table: Table, events: Sequence[dict[str, Any]]) -> Iterable[Deed]:
    """Guests who were placed, found beds or did not, and cards that were drawn."""
    for event in events:
        kind = event["kind"]
        if kind in RELATIONS and event["guest"]:  # None: placed by somebody who may not look
            yield Deed(RELATIONS[kind], card_named(event["guest"]), event["seat"])
        elif kind == "draw":
            yield from held_by(table, event["seat"])


def at_work(table: Table) -> list[str]:
    """The hotels that come up in this game: two for each player."""
    peer: HotelTable = table.peer()
    return [hotel_card(peer.layout[place] + 1) for place in range(2 * table.players)]


def without(table: Table, card: str) -> Table:
    """A table whose hotel of this card is a plain one: no rule, and the average number of beds on both sides."""
    number = int(card.rpartition("-")[2]) - 1
    return on_plain_card(table, plain_pack(table.definition, table.pack, number, make_plain))


def make_plain(box: HotelBox, number: int) -> None:
    """Take rule and size from both faces of a hotel card."""
    beds = round(sum(box.beds) / (2 * HOTEL_CARDS))
    for face in (2 * number, 2 * number + 1):
        box.sign[face], box.beds[face] = NO_RULE, beds


TALLIES = Tallies(
    relations=("held", *RELATIONS.values()),
    at_start=at_start,
    after_move=after_move,
    at_work=at_work,
    without=without,
)
