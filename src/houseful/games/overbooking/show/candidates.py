"""The guests that a face-down card can still be, as far as a seat may know: exactly those that `redeal` may lay there.

A back tells crest and size (hotel.hidden.backs), so there are three at most. Cards seen elsewhere are ruled out, and
soldiers where they may not join the line. What a forced pass tells (hotel.hidden.passes) never tells guests with the
same back apart: such a line would have to admit all but soldiers, and a hand that passes holds five cards at least.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product

from houseful.core.compile.rule import as_python
from houseful.games.overbooking import hidden
from houseful.games.overbooking.box import NO_SOLDIERS, HotelBox
from houseful.games.overbooking.entry import BACK, LINE, places_face_up
from houseful.games.overbooking.table import (
    ALL_CARDS,
    CARDS,
    NONE,
    SOLDIER_CARDS,
    HotelTable,
)

Spot = tuple[int, int, int]  # hotel, side, place

_open_hotels = as_python(hidden.open_hotels)
_owner_looked_at = as_python(hidden.owner_looked_at)
_places_face_up = as_python(places_face_up)

SAME_BACK = [as_python(hidden.same_back)(card) for card in range(CARDS)]


def candidates(box: HotelBox, table: HotelTable, seat: int) -> dict[Spot, int]:
    """For every guest whose face a seat may not see, the set of cards it can be; a seat of -1 is a spectator's."""
    players = range(table.players)
    seen = [table.booked[player] | table.discarded[player] for player in players]
    if seat != NONE:
        seen[seat] |= table.hand[seat]
    backs: list[dict[Spot, int]] = [{} for _ in players]
    owner, checked = _owner_looked_at(table, seat), _open_hotels(table)
    for spot, guest, face_up, admitted in _standing(box, table, checked):
        player, card = divmod(guest, CARDS)
        if face_up or player == owner:
            seen[player] |= 1 << card
        else:
            backs[player][spot] = SAME_BACK[card] & admitted
    found: dict[Spot, int] = {}
    for player in players:
        if backs[player]:
            found |= _candidates_of(ALL_CARDS & ~seen[player], backs[player])
    return found


def _standing(box: HotelBox, table: HotelTable, checked: int) -> Iterator[tuple[Spot, int, bool, int]]:
    """Every guest on the table: where, who, whether everybody sees it, and the cards that were admitted there."""
    for hotel in range(table.players):
        sign, is_open = box.sign[table.face[hotel]], hotel < checked
        shown = _places_face_up(sign)
        admitted = ALL_CARDS & ~SOLDIER_CARDS if sign == NO_SOLDIERS else ALL_CARDS
        for place in range(table.in_line[hotel]):
            yield (hotel, LINE, place), table.line[hotel, place], is_open or shown >> place & 1 == 1, admitted
        for place in range(table.at_back[hotel]):
            guest = table.back[hotel, place]
            if guest != NONE:
                yield (hotel, BACK, place), guest, is_open, ALL_CARDS


def _candidates_of(unseen: int, backs: dict[Spot, int]) -> dict[Spot, int]:
    """One player's face-down guests; those with the same back together, where one of them may be no soldiers."""
    alone = {spot: cards & unseen for spot, cards in backs.items()}
    families: dict[int, dict[Spot, int]] = defaultdict(dict)
    for spot, cards in alone.items():
        families[same_back_as(cards)][spot] = cards
    for back, spots in families.items():
        if any(cards != back & unseen for cards in spots.values()):
            alone |= _laid_together(spots)
    return alone


def same_back_as(cards: int) -> int:
    """All cards that look like those of a set from behind."""
    return SAME_BACK[(cards & -cards).bit_length() - 1]


def _laid_together(spots: dict[Spot, int]) -> dict[Spot, int]:
    """What each can be if all of them are different guests."""
    found = dict.fromkeys(spots, 0)
    cards = [[card for card in range(CARDS) if cards >> card & 1] for cards in spots.values()]
    for chosen in product(*cards):
        if len(set(chosen)) == len(chosen):
            for spot, card in zip(spots, chosen, strict=True):
                found[spot] |= 1 << card
    return found
