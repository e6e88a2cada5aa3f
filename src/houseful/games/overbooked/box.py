"""The box of Overbooked: the faces of all cards, read from a card pack, and where each of them fits."""

from collections import Counter
from itertools import product
from typing import NamedTuple

from houseful.core.packs import source_of
from houseful.core.reading import Place, shown
from houseful.core.record import EVERYONE, Memory, Record, grid, row
from houseful.games.overbooked.patterns import (
    BLANK,
    TURNS,
    Pattern,
    anchors,
    distinct_turns,
    fits_every_plane,
    read_pattern,
    turns_of,
)
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
from houseful.games.overbooked.table import (
    CARDS,
    COLOURS,
    COMPLEX_CARDS,
    LETTERS,
    NONE,
    NORMAL_CARDS,
    PASSENGERS,
)

SYMBOLS = ("swap", "cross", "skip", "plus-one")
SWAP, CROSS, SKIP, PLUS_ONE = range(4)
SIZES = range(2, PASSENGERS + 1)
SPOTS = TURNS * SEAT_NUMBERS
PLANES = 2 * len(LAYOUTS)  # each layout with aisles, then without


class PlaneBox(Record):
    """The printed faces, and tables worked out from them."""

    seats = row("i8", len(LAYOUTS), EVERYONE, "set of all seats of each plane")
    zone = grid("i8", (len(LAYOUTS), ZONES), EVERYONE, "set of seats of each zone; empty: no such zone")
    kind = grid("i8", (len(LAYOUTS), len(KINDS)), EVERYONE, "set of window, middle and aisle seats")
    bit = grid("i1", (len(LAYOUTS), SEAT_NUMBERS), EVERYONE, "the bit of each seat; NONE: no such seat")
    width = row("i1", len(LAYOUTS), EVERYONE, "seats in a row")
    heads = row("i1", CARDS, EVERYONE, "passengers on each card")
    colour = grid("i1", (CARDS, PASSENGERS), EVERYONE, "colour of each passenger")
    symbol = row("i1", CARDS, EVERYONE, "symbol of each card or NONE")
    wish = row("i1", CARDS, EVERYONE, "kind of seat that its passengers wish for, or NONE: a pattern")
    step = grid("i1", (CARDS * TURNS, PASSENGERS), EVERYONE, "seats from the anchor to each passenger")
    fits = row("i2", CARDS * PLANES, EVERYONE, "how many spots each card has in each kind of plane")
    spot = grid("i2", (CARDS * PLANES, SPOTS), EVERYONE, "those spots: 50 times the turn plus the anchor")


class Card(NamedTuple):
    """A card as people see it."""

    id: str
    pattern: Pattern
    wish: str | None
    symbol: str | None
    complex: bool
    source: str


def read_box(pack: Place) -> tuple[Memory, list[Card]]:
    """Read a pack: the box, and all cards. A mistake names its card."""
    fields = pack.fields("game", "name", "deck", "passenger")
    cards: list[Card] = []
    for number, entry in enumerate(fields["passenger"].items(CARDS)):
        cards.append(_read_card(entry, number, {card.id for card in cards}))
    _check_deck(fields["deck"], cards)
    memory = PlaneBox.blank()
    box = PlaneBox.over(memory)
    _lay_out_planes(box)
    for number, card in enumerate(cards):
        _print_card(box, number, card)
    return memory, cards


def _read_card(entry: Place, number: int, taken: set[str]) -> Card:
    fields = entry.fields("id", "seats", "source", maybe=("wish", "symbol", "complex"))
    name = _read_id(fields["id"], taken)
    is_complex = "complex" in fields
    if is_complex:
        fields["complex"].exactly(True)
    if is_complex != (number >= NORMAL_CARDS):
        raise entry.fault("fault-plane-order", normal=NORMAL_CARDS, complex=COMPLEX_CARDS)
    wish = fields["wish"].one_of(KINDS) if "wish" in fields else None
    symbol = fields["symbol"].one_of(SYMBOLS) if "symbol" in fields else None
    pattern = _read_seats(fields["seats"], wish is not None)
    return Card(name, pattern, wish, symbol, is_complex, source_of(fields["source"]))


def _read_id(place: Place, taken: set[str]) -> str:
    name = place.value
    if not isinstance(name, str) or not name.replace("-", "_").isidentifier() or not name.isascii():
        raise place.fault("fault-name", found=shown(name))
    if name != name.lower() or len(name) > 24:
        raise place.fault("fault-name", found=shown(name))
    if name in taken:
        raise place.fault("fault-twice", found=name)
    return name


def _read_seats(place: Place, wishing: bool) -> Pattern:
    """A drawing: a letter for each passenger, a dot for a gap; a wish card draws its passengers in a row."""
    drawn = place.value
    rows = drawn.split() if isinstance(drawn, str) else []
    letters = "".join(rows)
    if set(letters) - {*LETTERS, BLANK} or len({len(row) for row in rows}) != 1 or len(letters) > 99:
        raise place.fault("fault-plane-drawing", letters=LETTERS, found=shown(drawn))
    size = len(letters.replace(BLANK, ""))
    if size not in SIZES:
        raise place.fault("fault-plane-size", least=SIZES[0], most=SIZES[-1], found=size)
    pattern = read_pattern(rows)
    if not wishing and not fits_every_plane(pattern):
        raise place.fault("fault-plane-stuck", found=f"{pattern.height} × {pattern.width}")
    return pattern


def _check_deck(place: Place, cards: list[Card]) -> None:
    """Every count that the pack announces for its deck must come true."""
    fields = place.fields("sizes", "wishes", "symbols", "complex_sizes", "colours_within")
    normal = [card for card in cards if not card.complex]
    sizes = [str(size) for size in SIZES]
    _check_counts(fields["sizes"], sizes, [str(len(card.pattern.spots)) for card in normal])
    _check_counts(fields["wishes"], KINDS, [card.wish for card in normal])
    _check_counts(fields["symbols"], SYMBOLS, [card.symbol for card in normal])
    scattered = [str(len(card.pattern.spots)) for card in cards if card.complex]
    _check_counts(fields["complex_sizes"], sizes, scattered)
    for card, entry in zip(cards, range(len(cards)), strict=True):
        if card.complex and (card.symbol or card.wish):
            raise Place(None, ("passenger", entry)).fault("fault-plane-complex")
    spread = fields["colours_within"].number(0, 99)
    for deck in (normal, cards):
        heads = Counter(colour for card in deck for colour in card.pattern.colours)
        found = max(heads[c] for c in range(COLOURS)) - min(heads[c] for c in range(COLOURS))
        if found > spread:
            raise fields["colours_within"].fault("fault-plane-colours", spread=spread, found=found)


def _check_counts(
    place: Place, names: tuple[str, ...] | list[str], found: list[str | None] | list[str]
) -> None:
    wanted = place.entries(*names)
    for name in names:
        announced = wanted[name].number(0, CARDS) if name in wanted else 0
        if announced != found.count(name):
            raise place.fault("fault-plane-count", name=name, wanted=announced, found=found.count(name))


def _lay_out_planes(box: PlaneBox) -> None:
    for layout, drawn in enumerate(LAYOUTS):
        box.width[layout] = len(drawn.replace(" ", ""))
        for seat in range(SEAT_NUMBERS):
            box.bit[layout, seat] = NONE
        for seat in seat_numbers(layout):
            bit = bit_of(layout, seat)
            box.bit[layout, seat] = bit
            box.seats[layout] |= 1 << bit
            box.zone[layout, zone_of(layout, seat)] |= 1 << bit
            box.kind[layout, kind_of(layout, seat)] |= 1 << bit


def _print_card(box: PlaneBox, number: int, card: Card) -> None:
    box.heads[number] = len(card.pattern.spots)
    for passenger, colour in enumerate(card.pattern.colours):
        box.colour[number, passenger] = colour
    box.symbol[number] = NONE if card.symbol is None else SYMBOLS.index(card.symbol)
    box.wish[number] = NONE if card.wish is None else KINDS.index(card.wish)
    if card.wish is None:
        _find_spots(box, number, card.pattern)


def _find_spots(box: PlaneBox, number: int, pattern: Pattern) -> None:
    """Every turn at every anchor, for each plane, with its aisles and without."""
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
