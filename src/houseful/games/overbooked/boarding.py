"""Boarding: which passengers of a card come along, and fetching them from the supply."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import rule
from houseful.core.compile.trace import note
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.show.trace_codes import ABSENT, LAST_ROUND, LEFT_OUT
from houseful.games.overbooked.symbols import may_skip_passenger
from houseful.games.overbooked.table import (
    COLOURS,
    NONE,
    PLACING,
    SEATING,
    SHORT,
    SKIPPING,
    TAKING,
    PlaneTable,
    card_in_hand,
)


@rule
def comes_along(table: PlaneTable, passenger: int) -> bool:
    """Whether a passenger of the card in hand is to be placed."""
    return (table.left_out >> passenger & 1) == 0


@rule
def travellers(box: PlaneBox, table: PlaneTable, colour: int) -> int:
    """How many passengers of a colour the card in hand still brings along."""
    card = card_in_hand(table)
    heads = 0
    for passenger in range(box.heads[card]):
        if box.colour[card, passenger] == colour and comes_along(table, passenger):
            heads += 1
    return heads


@rule
def is_short(box: PlaneBox, table: PlaneTable, colour: int) -> bool:
    """Whether the supply has fewer of a colour than the card brings along (plane.place.short)."""
    return travellers(box, table, colour) > table.supply[colour]


@rule
def has_like_before(box: PlaneBox, table: PlaneTable, passenger: int) -> bool:
    """Whether one of the same colour with the same wish comes before this passenger: they are interchangeable."""
    card = card_in_hand(table)
    for other in range(passenger):
        alike = (
            box.colour[card, other] == box.colour[card, passenger]
            and box.wish[card, other] == box.wish[card, passenger]
        )
        if alike and comes_along(table, other):
            return True
    return False


@rule
def is_wish_card(box: PlaneBox, card: int) -> bool:
    """Whether its passengers wish for kinds of seats and show no pattern (plane.place.wish)."""
    return box.wish[card, 0] != NONE


@rule
def wish_alike(box: PlaneBox, table: PlaneTable, colour: int) -> bool:
    """Whether it makes no difference who of a colour stays away: all of them have the same wish."""
    card = card_in_hand(table)
    wish = NONE
    for passenger in range(box.heads[card]):
        if box.colour[card, passenger] == colour and comes_along(table, passenger):
            if wish != NONE and box.wish[card, passenger] != wish:
                return False
            wish = box.wish[card, passenger]
    return wish != NONE


@rule
def may_stay_away(box: PlaneBox, table: PlaneTable, passenger: int) -> bool:
    """Whether the player may leave this passenger out now (plane.symbol.skip, plane.place.short)."""
    card = card_in_hand(table)
    if passenger >= box.heads[card] or not comes_along(table, passenger):
        return False
    if is_wish_card(box, card) and has_like_before(box, table, passenger):
        return False
    return table.phase == SKIPPING or is_short(box, table, box.colour[card, passenger])


@rule
def begin_boarding(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Board the card just taken: colours that are gone stay away, then the player chooses, then the rest comes."""
    table.left_out = 0
    table.displaced = 0
    card = card_in_hand(table)
    for passenger in range(box.heads[card]):
        if table.supply[box.colour[card, passenger]] == 0:
            stay_away(box, table, passenger, ABSENT, trace)
    settle_shortage(box, table, trace)


@rule
def anybody_comes(box: PlaneBox, table: PlaneTable) -> bool:
    """Whether any passenger of the card in hand is left to place."""
    return table.left_out != (1 << box.heads[card_in_hand(table)]) - 1


@rule
def stay_away(box: PlaneBox, table: PlaneTable, passenger: int, why: int, trace: Row) -> None:
    """A passenger is not placed, and needs neither a seat nor room."""
    table.left_out |= 1 << passenger
    card = card_in_hand(table)
    note(trace, why, table.actor, card, passenger, table.supply[box.colour[card, passenger]])


@rule
def leave_out(box: PlaneBox, table: PlaneTable, passenger: int, trace: Row) -> None:
    """The passenger whom the player chose stays away: by the symbol, or because a colour is short."""
    if table.phase == SKIPPING:
        stay_away(box, table, passenger, LEFT_OUT, trace)
        fetch_passengers(box, table, trace)
    else:
        stay_away(box, table, passenger, ABSENT, trace)
        settle_shortage(box, table, trace)


@rule
def settle_shortage(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Ask the player who stays away while a colour is short; where all wish for the same, the last of them do."""
    card = card_in_hand(table)
    for passenger in range(box.heads[card] - 1, -1, -1):
        colour = box.colour[card, passenger]
        if comes_along(table, passenger) and is_short(box, table, colour):
            if not wish_alike(box, table, colour):
                table.phase = SHORT
                return
            stay_away(box, table, passenger, ABSENT, trace)
    offer_skip(box, table, trace)


@rule
def offer_skip(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Ask whether one passenger is left out, if the card has the symbol (plane.symbol.skip); else fetch them."""
    if may_skip_passenger(box, table, card_in_hand(table)) and anybody_comes(box, table):
        table.phase = SKIPPING
    else:
        fetch_passengers(box, table, trace)


@rule
def fetch_passengers(box: PlaneBox, table: PlaneTable, trace: Row) -> None:
    """Take the passengers from the supply; when a colour runs out, the round is the last (plane.end.trigger)."""
    card = card_in_hand(table)
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            table.supply[box.colour[card, passenger]] -= 1
    if table.players > 1:
        for colour in range(COLOURS):
            if table.supply[colour] == 0 and not table.ending:
                table.ending = 1
                note(trace, LAST_ROUND, colour, 0, 0, 0)
    if not anybody_comes(box, table):
        table.phase = TAKING
    elif is_wish_card(box, card):
        table.phase = SEATING
        table.just_seated = 0
        table.passenger_to_seat = 0
        next_passenger(box, table)
    else:
        table.phase = PLACING


@rule
def next_passenger(box: PlaneBox, table: PlaneTable) -> None:
    """Ask for the seat of the next passenger who comes along, from the present one on."""
    heads = box.heads[card_in_hand(table)]
    while table.passenger_to_seat < heads and not comes_along(table, table.passenger_to_seat):
        table.passenger_to_seat += 1
