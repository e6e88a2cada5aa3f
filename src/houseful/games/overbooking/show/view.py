"""What a seat may know of a table of Overbooking, built up from nothing."""

from collections.abc import Sequence
from typing import Any, Literal, TypedDict, cast

from houseful.core.compile.rule import as_python
from houseful.core.game import Rows
from houseful.core.text.packs import Pack
from houseful.games.overbooking import hidden
from houseful.games.overbooking.box import BONUSES, NO_SOLDIERS, SIGNS, Bonus, HotelBox, Sign
from houseful.games.overbooking.entry import back_limit, line_limit, places_face_up
from houseful.games.overbooking.show.candidates import FaceDown
from houseful.games.overbooking.show.names import COLOURS, Colour, GuestView, HotelNames, cards_of
from houseful.games.overbooking.show.score_sources import crest_points
from houseful.games.overbooking.table import CARDS, CHECKING, NONE, PLACING, ROUNDS, TURNS, HotelTable, drawn

Faces = Sequence[GuestView | None]  # by guest, how its face is seen; None where it is not
Phase = Literal["placing", "checking", "over"]
PHASES: tuple[Phase, ...] = ("placing", "checking", "over")

_owner_looked_at = as_python(hidden.owner_looked_at)
_open_hotels = as_python(hidden.open_hotels)
_laid_cards = as_python(hidden.laid_cards)
_drawn = as_python(drawn)

FACE_UP = [as_python(places_face_up)(sign) for sign in range(len(SIGNS))]  # places in line, by special rule
PLACES = [as_python(line_limit)(sign) for sign in range(len(SIGNS))]  # in line, by special rule
BACK_PLACES = [as_python(back_limit)(sign) for sign in range(len(SIGNS))]  # at the back door, by special rule


class HotelOptions(TypedDict):
    """What the host decided."""

    bonus: Bonus
    peek: bool


class HotelScore(TypedDict):
    """Points as they stand, by line of the score sheet."""

    coins: int
    tiles: int
    crests: int


class HotelSeat(TypedDict):
    """What everybody knows of a player."""

    seat: int
    colour: Colour
    hand: int  # how many cards
    deck: int  # how many cards
    booked: list[str]
    discarded: list[str]
    tiles: int
    sets: dict[str, int]  # points of each crest that earns a bonus
    score: HotelScore


class HotelFace(TypedDict):
    """A printed side of a hotel card."""

    rule: Sign
    beds: int


class HotelRow(HotelFace):
    """A hotel with its guests, nearest first."""

    hotel: int  # counted from 1
    card: int  # which of the box's hotel cards, counted from 1 as the pack has them
    places: int  # in line
    back_places: int  # at the back door
    tile: bool
    line: list[GuestView]
    back: list[GuestView | None]  # None: the guest moved away
    other: HotelFace  # the other side of the card
    next: HotelFace | None  # the same, where it comes next


class HotelChecking(TypedDict):
    """The decision that phase 2 waits for."""

    hotel: int
    beds: int  # still free; none where workers took away more than there were
    power: str
    favoured: list[str]


class HotelPublic(TypedDict):
    """What everybody may know."""

    options: HotelOptions
    phase: Phase
    round: int
    rounds: int
    first: int
    coins: dict[str, list[int]]
    turns_left: int
    seats: list[HotelSeat]
    hotel_cards: list[int]  # hotel cards laid out so far, those of now included, counted from 1
    checking: HotelChecking | None


class HotelPrivate(TypedDict):
    """What depends on who looks."""

    hotels: list[HotelRow]
    hand: list[str] | None  # None for a spectator


class OverbookingView(HotelPublic, HotelPrivate):
    """All that a seat may know; `seat` is None for a spectator, `turn` when the game is over."""

    game: Literal["overbooking"]
    players: int
    ply: int
    turn: int | None
    seat: int | None


def public(pack: Pack, box: HotelBox, table: HotelTable, sheet: Rows) -> dict[str, Any]:
    """What everybody may know, as plain data."""
    return cast(dict[str, Any], view_public(pack.names, box, table, sheet))


def private(pack: Pack, box: HotelBox, table: HotelTable, seat: int | None) -> dict[str, Any]:
    """What a seat sees besides, as plain data; None is a spectator."""
    return cast(dict[str, Any], view_private(pack.names, box, table, seat))


def view_public(names: HotelNames, box: HotelBox, table: HotelTable, sheet: Rows) -> HotelPublic:
    """The part of a view that is the same for everybody."""
    deck = CARDS - _drawn(table)
    return {
        "options": {"bonus": BONUSES[table.bonus], "peek": table.peek == 1},
        "phase": PHASES[table.phase],
        "round": table.now + 1,
        "rounds": ROUNDS,
        "first": table.first,
        "coins": names.coins,
        "turns_left": TURNS * table.players - table.turns if table.phase == PLACING else 0,
        "seats": [view_seat(names, box, table, seat, sheet[seat], deck) for seat in range(table.players)],
        "hotel_cards": [table.layout[place] + 1 for place in range(_laid_cards(table))],
        "checking": view_checking(names, table) if table.phase == CHECKING else None,
    }


def view_private(names: HotelNames, box: HotelBox, table: HotelTable, seat: int | None) -> HotelPrivate:
    """The part of a view that depends on who looks."""
    looker = NONE if seat is None else seat
    looked_at = names.looked_at[_owner_looked_at(table, looker)]
    checked, face_down = _open_hotels(table), FaceDown(table.players)
    rows = [
        view_hotel(names, box, table, hotel, names.face_up if hotel < checked else looked_at, face_down)
        for hotel in range(table.players)
    ]
    face_down.tell(names, table, looker)
    return {"hotels": rows, "hand": None if seat is None else cards_of(names, table.hand[seat])}


def view_hotel(
    names: HotelNames, box: HotelBox, table: HotelTable, hotel: int, guests: Faces, face_down: FaceDown
) -> HotelRow:
    """One row: the hotel, who stands in line and at the back door, by how the face of each guest is seen, if it is."""
    face = table.face[hotel]
    sign = box.sign[face]
    return {
        "hotel": hotel + 1,
        "card": face // 2 + 1,
        "rule": SIGNS[sign],
        "beds": box.beds[face],
        "places": PLACES[sign],
        "back_places": BACK_PLACES[sign],
        "tile": table.tile[hotel] == 1,
        "line": view_line(names, table, hotel, sign, guests, face_down),
        "back": view_back(table, hotel, guests, face_down),
        # All eight cards are known, so whoever sees one side knows the other (hotel.hidden.faces).
        "other": view_face(box, face ^ 1),
        "next": view_face(box, face ^ 1) if table.now % 2 == 0 else None,
    }


def view_line(
    names: HotelNames, table: HotelTable, hotel: int, sign: int, guests: Faces, face_down: FaceDown
) -> list[GuestView]:
    """Those who stand in line; some places lay everybody open."""
    face_up, line, soldiers, shown = FACE_UP[sign], table.line, sign != NO_SOLDIERS, face_down.shown
    standing: list[Any] = []
    for place in range(table.in_line[hotel]):
        guest = line[hotel, place]
        seen = (names.face_up if face_up >> place & 1 else guests)[guest]
        standing.append(seen)
        if seen is None:
            face_down.backs.append((guest, standing, place, soldiers))
        else:
            shown[guest // CARDS] |= 1 << guest % CARDS
    return standing


def view_back(table: HotelTable, hotel: int, guests: Faces, face_down: FaceDown) -> list[GuestView | None]:
    """Those who stand at the back door, or have moved away from it."""
    back, shown = table.back, face_down.shown
    standing: list[GuestView | None] = []
    for place in range(table.at_back[hotel]):
        guest = back[hotel, place]
        seen = None if guest == NONE else guests[guest]
        standing.append(seen)
        if seen is not None:
            shown[guest // CARDS] |= 1 << guest % CARDS
        elif guest != NONE:
            face_down.backs.append((guest, standing, place, True))
    return standing


def view_face(box: HotelBox, face: int) -> HotelFace:
    """A printed hotel."""
    return {"rule": SIGNS[box.sign[face]], "beds": box.beds[face]}


def view_seat(names: HotelNames, box: HotelBox, table: HotelTable, seat: int, sheet: list[int], deck: int) -> HotelSeat:
    """What everybody knows of a player."""
    booked = table.booked[seat]
    coins, tiles, crests, *_ = sheet
    sets = crest_points(box, table, booked) if crests else {}  # no set costs points
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "hand": table.hand[seat].bit_count(),
        "deck": deck,
        "booked": cards_of(names, booked),
        "discarded": cards_of(names, table.discarded[seat]),
        "tiles": table.tiles[seat],
        "sets": {names.crests[crest]: points for crest, points in sets.items()},
        "score": {"coins": coins, "tiles": tiles, "crests": crests},
    }


def view_checking(names: HotelNames, table: HotelTable) -> HotelChecking:
    """The decision that phase 2 waits for."""
    return {
        "hotel": table.hotel + 1,
        "beds": max(table.beds, 0),
        "power": names.guests[table.back[table.hotel, table.power]],
        "favoured": [names.guests[guest] for guest in table.favoured if guest != NONE],
    }
