"""Phase 1: who may be placed where, and what placing does."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooking.box import (
    FIRST_FACE_UP,
    LARGE_ONLY,
    NO_BACK_DOOR,
    NO_SOLDIERS,
    SECOND_FACE_UP,
    SMALL_ONLY,
    TWO_CRESTS,
    HotelBox,
)
from houseful.games.overbooking.show.trace_codes import KEPT, PASSED, PLACED, PLACED_FACE_UP, TILE_TAKEN
from houseful.games.overbooking.table import (
    ALL_CARDS,
    BACK_PLACES,
    CARDS,
    CREST_CARDS,
    LARGE_CARDS,
    SMALL_CARDS,
    SOLDIER_CARDS,
    TURNS,
    HotelTable,
    crest_of,
)

LINE, BACK = 0, 1


@rule
def sign_at(box: HotelBox, table: HotelTable, hotel: int) -> int:
    """The special rule of the face that lies in a row."""
    return box.sign[table.face[hotel]]


@rule
def line_limit(sign: int) -> int:
    """Four in line, five where there is no back door (hotel.line.limit, hotel.sign.no-back-door)."""
    return 5 if sign == NO_BACK_DOOR else 4


@rule
def back_limit(sign: int) -> int:
    """Two at a back door (hotel.back.limit), none where there is no door (hotel.sign.no-back-door)."""
    return 0 if sign == NO_BACK_DOOR else BACK_PLACES


@rule
def line_is_full(box: HotelBox, table: HotelTable, hotel: int) -> bool:
    """No more guests may join this line in phase 1 (hotel.line.limit)."""
    return table.in_line[hotel] >= line_limit(sign_at(box, table, hotel))


@rule
def back_door_is_open(box: HotelBox, table: HotelTable, hotel: int) -> bool:
    """Whether one more guest may go to a back door."""
    return table.at_back[hotel] < back_limit(sign_at(box, table, hotel))


@rule
def cards_of_two_crests(table: HotelTable, hotel: int) -> int:
    """Once two families stand in line, only they may join it (hotel.sign.two-crests)."""
    welcome = 0
    families = 0
    for place in range(table.in_line[hotel]):
        family = CREST_CARDS << 6 * crest_of(table.line[hotel, place])
        if welcome & family == 0:
            welcome |= family
            families += 1
    return welcome if families == 2 else ALL_CARDS


@rule
def welcome_by_sign(box: HotelBox, table: HotelTable, hotel: int) -> int:
    """The set of cards that the hotel's special rule admits to its line."""
    sign = sign_at(box, table, hotel)
    if sign == SMALL_ONLY:
        return SMALL_CARDS
    if sign == LARGE_ONLY:
        return LARGE_CARDS
    if sign == NO_SOLDIERS:
        return ALL_CARDS & ~SOLDIER_CARDS
    if sign == TWO_CRESTS:
        return cards_of_two_crests(table, hotel)
    return ALL_CARDS


@rule
def welcome_in_line(box: HotelBox, table: HotelTable, hotel: int) -> int:
    """The set of cards that may join a hotel's line now."""
    return 0 if line_is_full(box, table, hotel) else welcome_by_sign(box, table, hotel)


@rule
def places_face_up(sign: int) -> int:
    """The set of places in line that show their guests in phase 1.

    The first or the second one (hotel.sign.first-face-up, hotel.sign.second-face-up), else none.
    """
    if sign == FIRST_FACE_UP:
        return 0b01
    return 0b10 if sign == SECOND_FACE_UP else 0


@rule
def may_keep(table: HotelTable) -> bool:
    """The last seat of the round may keep its fifth card (hotel.play.keep)."""
    return table.turns == TURNS * table.players - 1


@rule
def place_guest(box: HotelBox, table: HotelTable, hotel: int, side: int, card: int, trace: Row) -> None:
    """Lay a card from hand at the far end of a line or back door (hotel.play.place)."""
    seat = table.actor
    guest = CARDS * seat + card
    table.hand[seat] &= ~(1 << card)
    if side == LINE:
        place = table.in_line[hotel]
        table.line[hotel, place] = guest
        table.in_line[hotel] = place + 1
        face_up = places_face_up(sign_at(box, table, hotel)) >> place & 1
        note(trace, PLACED_FACE_UP if face_up else PLACED, guest, hotel, LINE, place)
    else:
        place = table.at_back[hotel]
        table.back[hotel, place] = guest
        table.at_back[hotel] = place + 1
        note(trace, PLACED, guest, hotel, BACK, place)
        take_tile(table, hotel, seat, trace)


@rule
def take_tile(table: HotelTable, hotel: int, seat: int, trace: Row) -> None:
    """The first guest at a back door earns its owner the tile there (hotel.back.tile)."""
    if table.tile[hotel]:
        table.tile[hotel] = 0
        table.tiles[seat] += 1
        note(trace, TILE_TAKEN, seat, hotel, 0, 0)


@rule
def has_place(box: HotelBox, table: HotelTable, seat: int) -> bool:
    """Whether any card in a hand has a place anywhere (hotel.play.pass)."""
    for hotel in range(table.players):
        if table.hand[seat] & welcome_in_line(box, table, hotel) != 0:
            return True
        if table.hand[seat] != 0 and back_door_is_open(box, table, hotel):
            return True
    return False


@rule
def keep_card(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """Place nothing: the last seat's choice, or no legal place (hotel.play.keep, hotel.play.pass).

    A pass that was not a choice tells everyone that no card in this hand had a place. Of the last seat nobody
    but itself knows whether it could not or would not.
    """
    seat = table.actor
    if may_keep(table):
        if len(trace) > 0:
            note(trace, KEPT, seat, 0 if has_place(box, table, seat) else 1, 0, 0)
        return
    for hotel in range(table.players):
        table.barred[seat] |= welcome_in_line(box, table, hotel)
    note(trace, PASSED, seat, 0, 0, 0)
