"""What a seat may know of a table of Overbooking, built up from nothing."""

from typing import Any

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooking import hidden, scoring
from houseful.games.overbooking.box import BONUSES, COLOURS, SIGNS, HotelBox
from houseful.games.overbooking.entry import BACK, LINE, line_limit
from houseful.games.overbooking.table import (
    CARDS,
    CHECKING,
    CREST_CARDS,
    FIRST_HAND,
    NONE,
    PLACING,
    ROUNDS,
    TURNS,
    HotelTable,
)

PHASES = ("placing", "checking", "over")

_may_look = as_python(hidden.may_look)
_is_turned_up = as_python(hidden.is_turned_up)
_line_limit = as_python(line_limit)


def public(pack: Pack, box: HotelBox, table: HotelTable, sheet: Rows) -> dict[str, Any]:
    """What everybody may know."""
    return {
        "options": {"bonus": BONUSES[table.bonus], "peek": bool(table.peek)},
        "phase": PHASES[table.phase],
        "round": table.now + 1,
        "rounds": ROUNDS,
        "first": table.first,
        "coins": {crest: coins[:] for crest, coins in pack.names.coins.items()},
        "turns_left": TURNS * table.players - table.turns if table.phase == PLACING else 0,
        "seats": view_seats(pack, box, table, sheet),
        "checking": view_checking(pack, table) if table.phase == CHECKING else None,
    }


def private(pack: Pack, box: HotelBox, table: HotelTable, seat: int | None) -> dict[str, Any]:
    """What a seat sees besides; None is a spectator."""
    return {
        "hotels": [view_hotel(pack, box, table, hotel, seat) for hotel in range(table.players)],
        "hand": None if seat is None else cards_of(pack, table.hand[seat]),
    }


def view_hotel(pack: Pack, box: HotelBox, table: HotelTable, hotel: int, seat: int | None) -> dict[str, Any]:
    """One row: the hotel, who stands in line and at the back door."""
    face = table.face[hotel]
    sign = box.sign[face]
    return {
        "hotel": hotel + 1,
        **view_face(box, face),
        "places": _line_limit(sign),
        "tile": bool(table.tile[hotel]),
        "line": [view_guest(pack, box, table, seat, hotel, LINE, place) for place in range(table.in_line[hotel])],
        "back": [view_guest(pack, box, table, seat, hotel, BACK, place) for place in range(table.at_back[hotel])],
        # The other side of a card is known to all who know the box.
        "next": view_face(box, face ^ 1) if table.now % 2 == 0 else None,
    }


def view_face(box: HotelBox, face: int) -> dict[str, Any]:
    """A printed hotel."""
    return {"rule": SIGNS[box.sign[face]], "beds": box.beds[face]}


def view_guest(
    pack: Pack, box: HotelBox, table: HotelTable, seat: int | None, hotel: int, side: int, place: int
) -> dict[str, Any] | None:
    """A guest at a place: its back for all, its face for those who may see it. None: it moved away."""
    guest = (table.line if side == LINE else table.back)[hotel, place]
    if guest == NONE:
        return None
    face_up = bool(_is_turned_up(box, table, hotel, side, place))
    known = face_up or _may_look(table, NONE if seat is None else seat, guest)
    return {
        **pack.names.backs[guest],
        "number": guest % 6 + 1 if known else None,
        "guest": pack.names.guests[guest] if known else None,
        "face_up": face_up,
    }


def view_seats(pack: Pack, box: HotelBox, table: HotelTable, sheet: Rows) -> list[dict[str, Any]]:
    """What everybody knows of each player."""
    return [
        {
            "seat": seat,
            "colour": COLOURS[seat],
            "hand": table.hand[seat].bit_count(),
            "deck": CARDS - FIRST_HAND - TURNS * table.now,
            "booked": cards_of(pack, table.booked[seat]),
            "discarded": cards_of(pack, table.discarded[seat]),
            "tiles": table.tiles[seat],
            "sets": sets_of(pack, box, table, table.booked[seat]),
            "score": dict(zip(scoring.LINES, sheet[seat], strict=False)),
        }
        for seat in range(table.players)
    ]


def sets_of(pack: Pack, box: HotelBox, table: HotelTable, booked: int) -> dict[str, int]:
    """The points of each crest that earns a bonus as it stands (hotel.score.crests)."""
    found = {}
    for family, crest in enumerate(pack.names.crests if table.bonus else ()):
        points = box.sets[table.bonus, (booked & CREST_CARDS << 6 * family).bit_count()]
        if points:
            found[crest] = points
    return found


def where(pack: Pack, box: HotelBox, table: HotelTable) -> list[dict[str, list[str]]]:
    """The booked cards that earn each line of the score sheet."""
    earned = []
    for seat in range(table.players):
        booked = table.booked[seat]
        sets = 0
        for crest in range(4):
            family = booked & CREST_CARDS << 6 * crest
            if box.sets[table.bonus, family.bit_count()]:
                sets |= family
        earned.append({"coins": cards_of(pack, booked), "crests": cards_of(pack, sets)})
    return earned


def cards_of(pack: Pack, cards: int) -> list[str]:
    """A set of cards, by crest and number."""
    names, found = pack.names.cards, []
    while cards:
        found.append(names[(cards & -cards).bit_length() - 1])
        cards &= cards - 1
    return found


def view_checking(pack: Pack, table: HotelTable) -> dict[str, Any]:
    """The decision that phase 2 waits for."""
    return {
        "hotel": table.hotel + 1,
        "beds": table.beds,
        "power": pack.names.guests[table.back[table.hotel, table.power]],
        "favoured": [pack.names.guests[guest] for guest in table.favoured if guest != NONE],
    }
