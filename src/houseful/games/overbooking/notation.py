"""How guests and moves of Overbooking are written.

orange 3 bird            a guest: colour, number, crest
3 bird line 2            place a card in line at the second hotel
3 bird back 2            place it at that hotel's back door
keep                     place nothing
choose orange 3 bird     let the power that is due act on this guest
decline                  do not use it
"""

from houseful.core.packs import Pack
from houseful.core.reading import Place
from houseful.games.overbooking.moves import DECLINE, HOTEL, MOVES, NOTHING, TARGET
from houseful.games.overbooking.table import CARDS, SEATS

COLOURS = ("red", "blue", "green", "orange")
SIDES = ("line", "back")
KEEP, CHOOSE, NO_THANKS = "keep", "choose", "decline"


def card_name(pack: Pack, card: int) -> str:
    """A card as its owner calls it: `3 bird`."""
    return f"{card % 6 + 1} {pack.names[card // 6]}"


def guest_name(pack: Pack, guest: int) -> str:
    """A guest as everybody calls it: `orange 3 bird`."""
    return f"{COLOURS[guest // CARDS]} {card_name(pack, guest % CARDS)}"


def notation(pack: Pack) -> list[str]:
    """The text of every move, by its number."""
    return [_move_name(pack, move) for move in range(MOVES)]


def _move_name(pack: Pack, move: int) -> str:
    if move < NOTHING:
        return f"{card_name(pack, move % CARDS)} {SIDES[move // CARDS % 2]} {move // HOTEL + 1}"
    if move == NOTHING:
        return KEEP
    if move == DECLINE:
        return NO_THANKS
    return f"{CHOOSE} {guest_name(pack, move - TARGET)}"


def read_card(place: Place, pack: Pack) -> int:
    """A card written as `3 bird`."""
    names = [card_name(pack, card) for card in range(CARDS)]
    words = " ".join(place.text(40).lower().split())
    if words not in names:
        raise place.fault("fault-card", found=words, crests=", ".join(pack.names))
    return names.index(words)


def read_guest(place: Place, pack: Pack) -> int:
    """A guest written as `orange 3 bird`."""
    names = [guest_name(pack, guest) for guest in range(CARDS * SEATS)]
    words = " ".join(place.text(40).lower().split())
    if words not in names:
        colours = ", ".join(COLOURS)
        raise place.fault("fault-guest", found=words, colours=colours, crests=", ".join(pack.names))
    return names.index(words)
