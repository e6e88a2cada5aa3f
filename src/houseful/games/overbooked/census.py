"""Counts of all pieces, which no move may change."""

from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.table import COLOURS, PLACING, SEATING, PlaneTable


def census(box: PlaneBox, table: PlaneTable) -> tuple[tuple[int, ...], ...]:
    """Passengers by colour, cards, and vouchers (alone they come and go): always the same."""
    heads = [table.supply[colour] for colour in range(COLOURS)]
    for seat in range(table.players):
        for colour in range(COLOURS):
            heads[colour] += table.seated[seat, colour].bit_count() + table.stairs[seat, colour]
    for colour in in_hand(box, table):
        heads[colour] += 1
    cards = sorted(card if card >= 0 else -1 - card for card in table.cards)
    vouchers = sum(table.vouchers) + sum(table.hall_vouchers) if table.players > 1 else 0
    return tuple(heads), tuple(cards), (vouchers,)


def in_hand(box: PlaneBox, table: PlaneTable) -> list[int]:
    """The colours of passengers who were fetched and do not sit yet."""
    if table.phase not in (PLACING, SEATING):
        return []
    card = table.cards[table.taken - 1]
    first = table.passenger_to_seat if table.phase == SEATING else 0
    waiting = range(first, box.heads[card])
    return [box.colour[card, passenger] for passenger in waiting if not table.left_out >> passenger & 1]
