"""How guests and moves of Overbooking are written.

orange 3 bird            a guest: colour, number, crest
3 bird line 2            place a card in line at the second hotel
3 bird back 2            place it at that hotel's back door
keep                     place nothing
choose orange 3 bird     let the power that is due act on this guest
decline                  do not use it
"""

from typing import Literal, get_args

from houseful.core.text.packs import Pack
from houseful.core.text.validation import Place, listed
from houseful.games.overbooking.moves import DECLINE, HOTEL, MOVES, NOTHING, TARGET
from houseful.games.overbooking.show.names import COLOURS
from houseful.games.overbooking.table import CARDS

Side = Literal["line", "back"]
SIDES: tuple[Side, ...] = get_args(Side)
KEEP, CHOOSE, NO_THANKS = "keep", "choose", "decline"


def notation(pack: Pack) -> list[str]:
    """The text of every move, by its number."""
    return [_move_name(pack, move) for move in range(MOVES)]


def _move_name(pack: Pack, move: int) -> str:
    if move < NOTHING:
        return f"{pack.names.cards[move % CARDS]} {SIDES[move // CARDS % 2]} {move // HOTEL + 1}"
    if move == NOTHING:
        return KEEP
    if move == DECLINE:
        return NO_THANKS
    return f"{CHOOSE} {pack.names.guests[move - TARGET]}"


def read_card(place: Place, pack: Pack) -> int:
    """A card written as `3 bird`."""
    words = " ".join(place.text(40).lower().split())
    if words not in pack.names.cards:
        raise place.fault("fault-card", found=words, crests=listed(pack.names.crests))
    return int(pack.names.cards.index(words))


def read_guest(place: Place, pack: Pack) -> int:
    """A guest written as `orange 3 bird`."""
    words = " ".join(place.text(40).lower().split())
    if words not in pack.names.guests:
        crests = listed(pack.names.crests)
        raise place.fault("fault-guest", found=words, colours=listed(COLOURS), crests=crests)
    return int(pack.names.guests.index(words))
