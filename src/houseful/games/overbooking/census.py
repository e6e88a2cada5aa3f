"""A count of all pieces, for tests: every guest is somewhere, once."""

from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.table import (
    CARDS,
    FIRST_HAND,
    HOTEL_CARDS,
    NONE,
    TURNS,
    HotelTable,
)


def census(_box: HotelBox, table: HotelTable) -> tuple[tuple[int, ...], ...]:
    """All guests, wherever they are, by owner, and all hotel cards: the same at any time of a game."""
    found: list[list[int]] = [[] for _ in range(table.players)]
    for seat, cards in enumerate(found):
        for place in (table.hand[seat], table.booked[seat], table.discarded[seat]):
            cards += [card for card in range(CARDS) if place >> card & 1]
        cards += [table.deck[seat, top] for top in range(FIRST_HAND + TURNS * table.now, CARDS)]
    for hotel in range(table.players):
        guests = [table.line[hotel, place] for place in range(table.in_line[hotel])]
        guests += [table.back[hotel, place] for place in range(table.at_back[hotel])]
        for guest in guests:
            if guest != NONE:
                found[guest // CARDS].append(guest % CARDS)
    hotels = tuple(sorted(table.layout[place] for place in range(HOTEL_CARDS)))
    return (*(tuple(sorted(cards)) for cards in found), hotels)
