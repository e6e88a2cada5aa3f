"""The guests that a face-down card can still be, as far as a seat may know: exactly those that `redeal` may lay there.

A back tells crest and size (hotel.hidden.backs), so there are three at most. Cards seen elsewhere are ruled out, and
soldiers where they may not join the line. What a forced pass tells (hotel.hidden.passes) never tells guests with the
same back apart: such a line would have to admit all but soldiers, and a hand that passes holds five cards at least.
"""

from itertools import product

from houseful.core.compile.rule import as_python
from houseful.games.overbooking import hidden
from houseful.games.overbooking.box import NO_SOLDIERS, SIGNS, HotelBox
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

EVERY_PLACE = -1  # as a set of places in line
FACE_UP = [as_python(places_face_up)(sign) for sign in range(len(SIGNS))]  # places in line, by special rule
SAME_BACK = [as_python(hidden.same_back)(card) for card in range(CARDS)]


def candidates(box: HotelBox, table: HotelTable, seat: int) -> dict[Spot, int]:
    """For every guest whose face a seat may not see, the set of cards it can be; a seat of -1 is a spectator's."""
    unseen = [ALL_CARDS & ~(table.booked[player] | table.discarded[player]) for player in range(table.players)]
    if seat != NONE:
        unseen[seat] &= ~table.hand[seat]
    found: dict[Spot, int] = {}
    backs = _face_down(box, table, _owner_looked_at(table, seat), unseen)
    without_soldiers = set()
    for spot, guest in backs.items():
        player, card = divmod(guest, CARDS)
        found[spot] = SAME_BACK[card] & unseen[player]
        hotel, side, _ = spot
        if side == LINE and box.sign[table.face[hotel]] == NO_SOLDIERS:
            found[spot] &= ~SOLDIER_CARDS
            without_soldiers.add((player, SAME_BACK[card]))
    for player, back in without_soldiers:
        siblings = [
            spot for spot, guest in backs.items() if (guest // CARDS, SAME_BACK[guest % CARDS]) == (player, back)
        ]
        found |= _laid_together({spot: found[spot] for spot in siblings})
    return found


def _face_down(box: HotelBox, table: HotelTable, owner: int, unseen: list[int]) -> dict[Spot, int]:
    """The guests whose faces are not known to somebody who may look at those of an owner; known ones leave `unseen`."""
    backs: dict[Spot, int] = {}
    checked, line, back = _open_hotels(table), table.line, table.back
    for hotel in range(table.players):
        shown = EVERY_PLACE if hotel < checked else FACE_UP[box.sign[table.face[hotel]]]
        for place in range(table.in_line[hotel]):
            guest = line[hotel, place]
            if guest // CARDS == owner or shown >> place & 1:
                unseen[guest // CARDS] &= ~(1 << guest % CARDS)
            else:
                backs[hotel, LINE, place] = guest
        for place in range(table.at_back[hotel]):
            guest = back[hotel, place]
            if guest == NONE:
                continue
            if guest // CARDS == owner or shown == EVERY_PLACE:
                unseen[guest // CARDS] &= ~(1 << guest % CARDS)
            else:
                backs[hotel, BACK, place] = guest
    return backs


def _laid_together(spots: dict[Spot, int]) -> dict[Spot, int]:
    """What each can be if all of them are different guests."""
    found = dict.fromkeys(spots, 0)
    cards = [[card for card in range(CARDS) if cards >> card & 1] for cards in spots.values()]
    for chosen in product(*cards):
        if len(set(chosen)) == len(chosen):
            for spot, card in zip(spots, chosen, strict=True):
                found[spot] |= 1 << card
    return found
