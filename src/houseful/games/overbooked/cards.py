"""The cards of Overbooked as a pack draws them, and what the whole deck must add up to."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, cast

from houseful.core.text.packs import Source, sources_of
from houseful.core.text.validation import Place, shown
from houseful.games.overbooked.patterns import BLANK, Pattern, fits_every_plane, read_pattern
from houseful.games.overbooked.plane import KINDS, Kind
from houseful.games.overbooked.show.card_view import CardView, view_card
from houseful.games.overbooked.table import (
    CARDS,
    COLOURS,
    COMPLEX_CARDS,
    LETTERS,
    NORMAL_CARDS,
    PASSENGERS,
    SYMBOLS,
    Symbol,
)

SIZES = range(2, PASSENGERS + 1)
MIXED = "mixed"  # a card whose passengers wish for different kinds of seats


class Card(NamedTuple):
    """A card as people see it; `view` is what views show of it, made once."""

    id: str
    pattern: Pattern
    wishes: tuple[Kind, ...]  # the kind of seat that each passenger wishes for; none: they sit in the pattern
    symbol: Symbol | None
    complex: bool
    sources: dict[str, Source]  # of its seats, its symbol and, if it has one, its wish
    view: CardView


def read_cards(place: Place, deck: Place) -> list[Card]:
    """All cards of a pack; a Fault if they do not add up to the deck that it announces."""
    cards: list[Card] = []
    for number, entry in enumerate(place.items(CARDS)):
        cards.append(_read_card(entry, number, {card.id for card in cards}))
    _check_deck(deck, cards)
    return cards


def _read_card(entry: Place, number: int, taken: set[str]) -> Card:
    fields = entry.fields("id", "seats", "source", maybe=("wish", "symbol", "complex"))
    name = _read_id(fields["id"], taken)
    is_complex = "complex" in fields
    if is_complex:
        fields["complex"].exactly(True)
    if is_complex != (number >= NORMAL_CARDS):
        raise entry.fault("fault-plane-order", normal=NORMAL_CARDS, complex=COMPLEX_CARDS)
    symbol = cast(Symbol, fields["symbol"].one_of(SYMBOLS)) if "symbol" in fields else None
    wishing = "wish" in fields
    pattern = _read_seats(fields["seats"], wishing)
    wishes = _read_wishes(fields["wish"], len(pattern.spots)) if wishing else ()
    sources = sources_of(fields["source"], "seats", "symbol", *(["wish"] if wishing else []))
    return Card(
        name, pattern, wishes, symbol, is_complex, sources, view_card(name, pattern, wishes, symbol, is_complex)
    )


def _read_wishes(place: Place, heads: int) -> tuple[Kind, ...]:
    """One kind of seat for all passengers of a card, or a list with one for each, in reading order."""
    if isinstance(place.value, list):
        return tuple(cast(Kind, one.one_of(KINDS)) for one in place.items(heads))
    return (cast(Kind, place.one_of(KINDS)),) * heads


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
    """The pattern of a drawing: a letter for each passenger, a dot for a gap; those of a wish card in a row."""
    drawn = place.value
    rows = [row.rstrip(" ") for row in drawn.strip("\n").split("\n")] if isinstance(drawn, str) else []
    letters = "".join(rows)
    if set(letters) - {*LETTERS, BLANK} or len({len(row) for row in rows}) != 1 or len(letters) > 99:
        raise place.fault("fault-plane-drawing", letters="".join(LETTERS), found=shown(drawn))
    size = len(letters.replace(BLANK, ""))
    if size not in SIZES:
        raise place.fault("fault-plane-size", least=SIZES[0], most=SIZES[-1], found=size)
    pattern = read_pattern(rows)
    if not wishing and not fits_every_plane(pattern):
        raise place.fault("fault-plane-stuck", found=f"{pattern.height} × {pattern.width}")
    return pattern


def _check_deck(place: Place, cards: list[Card]) -> None:
    """A Fault if a count that the pack announces for its deck is not met."""
    fields = place.fields("sizes", "wishes", "symbols", "complex_sizes", "colours_within")
    normal = [card for card in cards if not card.complex]
    sizes = [str(size) for size in SIZES]
    _check_counts(fields["sizes"], sizes, [str(len(card.pattern.spots)) for card in normal])
    _check_counts(fields["wishes"], (*KINDS, MIXED), [_wish_of(card) for card in cards])
    _check_counts(fields["symbols"], SYMBOLS, [card.symbol for card in cards])
    scattered = [str(len(card.pattern.spots)) for card in cards if card.complex]
    _check_counts(fields["complex_sizes"], sizes, scattered)
    spread = fields["colours_within"].number(0, 99)
    for deck in (normal, cards):
        heads = Counter(colour for card in deck for colour in card.pattern.colours)
        found = max(heads[c] for c in range(COLOURS)) - min(heads[c] for c in range(COLOURS))
        if found > spread:
            raise fields["colours_within"].fault("fault-plane-colours", spread=spread, found=found)


def _wish_of(card: Card) -> str | None:
    """What a pack's announcement counts a card as."""
    kinds = set(card.wishes)
    return MIXED if len(kinds) > 1 else next(iter(kinds), None)


def _check_counts(place: Place, names: Sequence[str], found: Sequence[str | None]) -> None:
    wanted = place.entries(*names)
    for name in names:
        announced = wanted[name].number(0, CARDS) if name in wanted else 0
        if announced != found.count(name):
            raise place.fault("fault-plane-count", name=name, wanted=announced, found=found.count(name))
