"""The course of a game: setting up, checking hotel after hotel, and the next round."""

from houseful.core.compile.bits import count
from houseful.core.compile.record import Row
from houseful.core.compile.rng import random_below, seed_rng, shuffle, shuffle_row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooking.booking import book_line, clear_hotel
from houseful.games.overbooking.box import NO_BACK_DOOR, HotelBox
from houseful.games.overbooking.entry import BACK, LINE
from houseful.games.overbooking.powers import act_unasked, has_target
from houseful.games.overbooking.show.trace_codes import (
    DRAWN,
    GAME_OVER,
    HALF,
    HOTEL_FLIPPED,
    HOTEL_REPLACED,
    REVEALED,
    ROUND_BEGAN,
)
from houseful.games.overbooking.table import (
    CARDS,
    CHECKING,
    HOTEL_CARDS,
    NONE,
    OVER,
    PLACING,
    ROUNDS,
    TURNS,
    HotelTable,
    drawn,
    owner_of,
    seat_after,
)


@rule
def deal(box: HotelBox, table: HotelTable, seed: int) -> None:
    """Set up a game (hotel.setup.decks, hotel.setup.hotels, hotel.setup.first)."""
    seed_rng(table, seed)
    for card in range(HOTEL_CARDS):
        table.layout[card] = card
        table.up[card] = random_below(table, 2)
    shuffle(table, table.layout, 0, HOTEL_CARDS)
    for seat in range(table.players):
        for card in range(CARDS):
            table.deck[seat, card] = card
        shuffle_row(table, table.deck, seat, 0, CARDS)
        for top in range(drawn(table)):
            table.hand[seat] |= 1 << table.deck[seat, top]
    table.first = random_below(table, table.players)
    if table.first_wish != NONE:
        table.first = table.first_wish
    table.actor = table.first
    lay_out_hotels(box, table)


@rule
def laid_card(table: HotelTable, hotel: int) -> int:
    """Where in `layout` the card of a row is found: new cards from the third round on (hotel.round.new)."""
    return hotel if table.now < 2 else table.players + hotel


@rule
def lay_out_hotels(box: HotelBox, table: HotelTable) -> None:
    """Turn up this round's faces and top up the tiles (hotel.round.flip, hotel.round.tiles)."""
    for hotel in range(table.players):
        card = laid_card(table, hotel)
        face = 2 * table.layout[card] + (table.up[card] ^ (table.now & 1))
        table.face[hotel] = face
        table.tile[hotel] = 0 if box.sign[face] == NO_BACK_DOOR else 1


@rule
def end_turn(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """The next seat's turn, until everybody has had five (hotel.play.turns)."""
    table.turns += 1
    if table.turns < TURNS * table.players:
        table.actor = seat_after(table, table.actor)
        return
    table.hotel = 0  # before the phase: in phase 2 all hotels up to this one lie open
    table.phase = CHECKING
    open_hotel(box, table, trace)
    check_bookings(box, table, trace)


@rule
def open_hotel(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """Turn up everything at the next hotel before any power is used (hotel.check.reveal)."""
    hotel = table.hotel
    table.power = 0
    table.beds = box.beds[table.face[hotel]]
    table.favoured[0] = NONE
    table.favoured[1] = NONE
    if len(trace) > 0:
        for place in range(table.at_back[hotel]):
            note(trace, REVEALED, table.back[hotel, place], hotel, BACK, place)
        for place in range(table.in_line[hotel]):
            note(trace, REVEALED, table.line[hotel, place], hotel, LINE, place)


@rule
def check_bookings(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """Go on with phase 2 until somebody has to decide, or all hotels are checked (hotel.check.order)."""
    while True:
        while table.power < table.at_back[table.hotel]:
            guest = table.back[table.hotel, table.power]
            if has_target(table, guest):
                table.actor = owner_of(guest)
                return
            act_unasked(table, guest, trace)
            table.power += 1
        book_line(box, table, trace)
        clear_hotel(table, trace)
        table.hotel += 1
        if table.hotel == table.players:
            next_round(box, table, trace)
            return
        open_hotel(box, table, trace)


@rule
def next_round(box: HotelBox, table: HotelTable, trace: Row) -> None:
    """Flip or replace the hotels, pass the marker on, draw five each (hotel.round.next); or end."""
    table.now += 1
    if table.now == ROUNDS:
        table.now = ROUNDS - 1
        table.phase = OVER
        table.actor = NONE
        note(trace, GAME_OVER, 0, 0, 0, 0)
        return
    remember_passes(table)
    table.phase = PLACING
    table.turns = 0
    table.first = seat_after(table, table.first)
    table.actor = table.first
    note(trace, ROUND_BEGAN, table.now, table.first, 0, 0)
    tiles_before = 0
    for hotel in range(table.players):
        tiles_before |= table.tile[hotel] << hotel
    lay_out_hotels(box, table)
    laid = HOTEL_REPLACED if table.now == 2 else HOTEL_FLIPPED
    for hotel in range(table.players):
        note(trace, laid, hotel, table.face[hotel], table.tile[hotel], tiles_before >> hotel & 1)
    for seat in range(table.players):
        draw_five(table, seat, trace)


@rule
def draw_five(table: HotelTable, seat: int, trace: Row) -> None:
    """Each player draws five cards (hotel.round.draw)."""
    cards = 0
    for top in range(drawn(table) - TURNS, drawn(table)):
        cards |= 1 << table.deck[seat, top]
    table.hand[seat] |= cards
    note(trace, DRAWN, seat, cards % HALF, cards // HALF, 0)


@rule
def remember_passes(table: HotelTable) -> None:
    """Keep what forced passes showed: cards not seen by now were still in the deck then (hotel.hidden.passes)."""
    for seat in range(table.players):
        table.kept[seat, table.now] = count(table.hand[seat])
        if table.barred[seat] != 0:
            late = table.barred[seat] & ~(table.booked[seat] | table.discarded[seat])
            for before in range(1, table.now + 1):
                table.late[seat, before] |= late
            table.barred[seat] = 0
