"""Phase 2, second half: who gets beds."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooking.box import MONKS_FIRST, SOLDIERS_FIRST, HotelBox
from houseful.games.overbooking.entry import sign_at
from houseful.games.overbooking.show.trace_codes import (
    BOOKED,
    BOOKED_FAVOURITE,
    BOOKED_FIRST,
    BOOKED_SECOND,
    CHECKED,
    LEFT,
    TURNED_AWAY,
)
from houseful.games.overbooking.table import (
    MONK,
    NONE,
    SOLDIERS,
    HotelTable,
    card_of,
    number_of,
    owner_of,
)


@rule
def favourite_number(sign: int) -> int:
    """The guests a hotel serves first (hotel.sign.monks-first, hotel.sign.soldiers-first); 0: none."""
    if sign == MONKS_FIRST:
        return MONK
    if sign == SOLDIERS_FIRST:
        return SOLDIERS
    return 0


@rule
def book(table: HotelTable, place: int, reason: int, trace: Row) -> None:
    """Give the guest at this place beds if there are enough, or pass it over for good (hotel.book.fit).

    `reason` is the code that a booking is noted by: why this guest is next.
    """
    guest = table.line[table.hotel, place]
    needed = number_of(guest)
    bit = 1 << card_of(guest)
    if needed <= table.beds:
        table.beds -= needed
        table.booked[owner_of(guest)] |= bit
        note(trace, reason, guest, table.hotel, place, table.beds)
    else:
        table.discarded[owner_of(guest)] |= bit
        note(trace, TURNED_AWAY, guest, table.hotel, place, table.beds)


@rule
def book_favoured(table: HotelTable, waiting: int, trace: Row) -> int:
    """The nobles' choices book first, the nearest nobles' before the other (hotel.book.order)."""
    for chosen in range(2):
        guest = table.favoured[chosen]
        if guest != NONE:
            for place in range(table.in_line[table.hotel]):
                if table.line[table.hotel, place] == guest:
                    book(table, place, BOOKED_FIRST if chosen == 0 else BOOKED_SECOND, trace)
                    waiting &= ~(1 << place)
    return waiting


@rule
def book_favourites(table: HotelTable, number: int, waiting: int, trace: Row) -> int:
    """The guests whom the hotel itself prefers book next, nearest first (hotel.book.order)."""
    for place in range(table.in_line[table.hotel]):
        if waiting >> place & 1 and number_of(table.line[table.hotel, place]) == number:
            book(table, place, BOOKED_FAVOURITE, trace)
            waiting &= ~(1 << place)
    return waiting


@rule
def largest_waiting(table: HotelTable, waiting: int) -> int:
    """The place of the guest with the highest number, of equals the nearest (hotel.book.order)."""
    largest = 0
    found = 0
    for place in range(table.in_line[table.hotel]):
        number = number_of(table.line[table.hotel, place])
        if waiting >> place & 1 and number > largest:
            largest = number
            found = place
    return found


@rule
def book_line(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """The nobles' choices, then the hotel's favourites, then six down to one (hotel.book.order)."""
    waiting = (1 << table.in_line[table.hotel]) - 1
    waiting = book_favoured(table, waiting, trace)
    favourite = favourite_number(sign_at(box, table, table.hotel))
    if favourite > 0:
        waiting = book_favourites(table, favourite, waiting, trace)
    while waiting:
        place = largest_waiting(table, waiting)
        book(table, place, BOOKED, trace)
        waiting &= ~(1 << place)


@rule
def clear_hotel(table: HotelTable, trace: Row) -> None:
    """Guests still at the back door are out of the game (hotel.book.leave); the row is empty."""
    hotel = table.hotel
    for place in range(table.at_back[hotel]):
        guest = table.back[hotel, place]
        if guest != NONE:
            table.discarded[owner_of(guest)] |= 1 << card_of(guest)
            note(trace, LEFT, guest, hotel, 0, 0)
    table.in_line[hotel] = 0
    table.at_back[hotel] = 0
    note(trace, CHECKED, hotel, 0, 0, 0)
