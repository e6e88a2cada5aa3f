"""The box of Overbooked: the faces of all cards, read from a card pack, and where each of them fits."""

from itertools import product

from houseful.core.compile.record import EVERYONE, Memory, Record, grid, row
from houseful.core.text.validation import Place
from houseful.games.overbooked.cards import Card, read_cards
from houseful.games.overbooked.patterns import TURNS, Pattern, anchors, distinct_turns, turns_of
from houseful.games.overbooked.plane import (
    KINDS,
    LAYOUTS,
    SEAT_NUMBERS,
    WIDTH,
    ZONES,
    bit_of,
    kind_of,
    seat_numbers,
    zone_of,
)
from houseful.games.overbooked.table import CARDS, NONE, PASSENGERS, SYMBOLS

SPOTS = TURNS * SEAT_NUMBERS
BITS = 64  # of a set of seats
PLANES = 2 * len(LAYOUTS)  # each layout within zones, then across aisles


class PlaneBox(Record):
    """The printed faces, and tables worked out from them."""

    seats = row("i8", len(LAYOUTS), EVERYONE, "set of all seats of each plane")
    zone = grid("i8", (len(LAYOUTS), ZONES), EVERYONE, "set of seats of each zone; empty: no such zone")
    kind = grid("i8", (len(LAYOUTS), len(KINDS)), EVERYONE, "set of window, middle and aisle seats")
    bit = grid("i1", (len(LAYOUTS), SEAT_NUMBERS), EVERYONE, "the bit of each seat; NONE: no such seat")
    seat = grid("i1", (len(LAYOUTS), BITS), EVERYONE, "the seat of each bit; NONE: an aisle")
    heads = row("i1", CARDS, EVERYONE, "passengers on each card")
    colour = grid("i1", (CARDS, PASSENGERS), EVERYONE, "colour of each passenger")
    symbol = row("i1", CARDS, EVERYONE, "symbol of each card or NONE")
    wish = grid("i1", (CARDS, PASSENGERS), EVERYONE, "kind of seat each passenger wishes for, or NONE: a pattern")
    step = grid("i1", (CARDS * TURNS, PASSENGERS), EVERYONE, "seats from the anchor to each passenger")
    fits = row("i2", CARDS * PLANES, EVERYONE, "how many spots each card has in each kind of plane")
    spot = grid("i2", (CARDS * PLANES, SPOTS), EVERYONE, "those spots: 50 times the turn plus the anchor")


def read_box(pack: Place) -> tuple[Memory, list[Card]]:
    """The box and all cards of a pack; a Fault names the card that is wrong."""
    fields = pack.fields("game", "name", "deck", "passenger")
    cards = read_cards(fields["passenger"], fields["deck"])
    memory = PlaneBox.blank()
    box = PlaneBox.over(memory)
    _lay_out_planes(box)
    for number, card in enumerate(cards):
        _print_card(box, number, card)
    return memory, cards


def _lay_out_planes(box: PlaneBox) -> None:
    for layout in range(len(LAYOUTS)):
        for seat in range(SEAT_NUMBERS):
            box.bit[layout, seat] = NONE
        for bit in range(BITS):
            box.seat[layout, bit] = NONE
        for seat in seat_numbers(layout):
            bit = bit_of(layout, seat)
            box.bit[layout, seat] = bit
            box.seat[layout, bit] = seat
            box.seats[layout] |= 1 << bit
            box.zone[layout, zone_of(layout, seat)] |= 1 << bit
            box.kind[layout, kind_of(layout, seat)] |= 1 << bit


def _print_card(box: PlaneBox, number: int, card: Card) -> None:
    box.heads[number] = len(card.pattern.spots)
    for passenger, colour in enumerate(card.pattern.colours):
        box.colour[number, passenger] = colour
    box.symbol[number] = NONE if card.symbol is None else SYMBOLS.index(card.symbol)
    for passenger in range(PASSENGERS):
        box.wish[number, passenger] = NONE
    for passenger, wish in enumerate(card.wishes):
        box.wish[number, passenger] = KINDS.index(wish)
    if not card.wishes:
        _find_spots(box, number, card.pattern)


def _find_spots(box: PlaneBox, number: int, pattern: Pattern) -> None:
    """Write every turn at every anchor where a pattern fits, for each plane, within zones and across aisles."""
    turns = turns_of(pattern)
    for turn, turned in enumerate(turns):
        for passenger, (down, across) in enumerate(turned.spots):
            box.step[TURNS * number + turn, passenger] = WIDTH * down + across
    for layout, crossing in product(range(len(LAYOUTS)), (False, True)):
        at = PLANES * number + 2 * layout + crossing
        for turn in distinct_turns(pattern):
            for anchor in anchors(turns[turn], layout, crossing):
                box.spot[at, box.fits[at]] = SEAT_NUMBERS * turn + anchor
                box.fits[at] += 1
