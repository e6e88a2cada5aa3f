"""A line as it looks to the one who moves: who will probably find beds, and who is ahead by that."""

from math import exp

from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooking.ai.guest_value import beds_expected, is_known, loss_of_guest, set_worth
from houseful.games.overbooking.booking import favourite_number
from houseful.games.overbooking.box import NO_BACK_DOOR, HotelBox
from houseful.games.overbooking.entry import line_limit, sign_at
from houseful.games.overbooking.hidden import may_look
from houseful.games.overbooking.powers import EXTRA_BEDS
from houseful.games.overbooking.table import (
    BACK_PLACES,
    CARDS,
    MAIDS,
    MERCHANTS,
    MONK,
    NOBLES,
    SOLDIERS,
    WORKERS,
    HotelTable,
    card_of,
    number_of,
    owner_of,
)

SMALL_COINS, LARGE_COINS = 2.7, 1.3  # of a guest of unknown face


@rule
def seems(box: HotelBox, table: HotelTable, hotel: int, place: int) -> int:
    """The number of a guest in line: as known, or the middle one of the three it can be."""
    number = number_of(table.line[hotel, place])
    if is_known(box, table, hotel, place):
        return number
    return 2 if number <= 3 else 5


@rule
def goes_first(number: int, place: int, other: int, there: int, favourite: int) -> bool:
    """Whether another guest books before one (hotel.book.order)."""
    if favourite in (number, other):
        return other == favourite and (number != favourite or there < place)
    return other > number or (other == number and there < place)


@noinline
def chance_at(box: HotelBox, table: HotelTable, hotel: int, place: int, beds: float) -> float:
    """How likely the guest at a place finds beds."""
    sign = sign_at(box, table, hotel)
    favourite = favourite_number(sign)
    number = seems(box, table, hotel, place)
    slack = beds - number
    doubt = 1.0
    for there in range(table.in_line[hotel]):
        if there != place:
            other = seems(box, table, hotel, there)
            if goes_first(number, place, other, there, favourite):
                slack -= other
            if not is_known(box, table, hotel, there):
                doubt += 0.25
    to_come = max(0, line_limit(sign) - table.in_line[hotel])
    for other in range(1, 7):
        if other != number and goes_first(number, 0, other, 1, favourite):
            slack -= 0.8 * to_come * other / 6.0
    doubt += 0.4 * to_come
    chance = 1.0 / (1.0 + exp(-(slack + 0.5) / doubt))
    return chance * (1.0 - risk_of_soldiers(box, table, hotel)) if number == WORKERS else chance


@rule
def risk_of_soldiers(box: HotelBox, table: HotelTable, hotel: int) -> float:
    """How likely soldiers at the back door turn workers out of the line (hotel.power.soldiers)."""
    risk = 0.0
    for place in range(table.at_back[hotel]):
        guest = table.back[hotel, place]
        mine = may_look(table, table.actor, guest)
        if mine and number_of(guest) == SOLDIERS:
            risk = 0.5
        elif not mine and number_of(guest) > MAIDS:
            risk += 0.35
    if sign_at(box, table, hotel) != NO_BACK_DOOR:
        risk += 0.15 * (BACK_PLACES - table.at_back[hotel])
    return risk


@rule
def workers_in_line(box: HotelBox, table: HotelTable, hotel: int) -> float:
    """How many workers of others seem to stand in a line."""
    workers = 0.0
    for place in range(table.in_line[hotel]):
        guest = table.line[hotel, place]
        if owner_of(guest) != table.actor:
            if is_known(box, table, hotel, place):
                workers += 1.0 if number_of(guest) == WORKERS else 0.0
            elif number_of(guest) > MAIDS:
                workers += 1.0 / 3.0
    return workers


@rule
def worth_at(box: HotelBox, table: HotelTable, hotel: int, place: int) -> float:
    """What beds for the guest at a place are worth to its owner."""
    guest = table.line[hotel, place]
    points = set_worth(box, table, owner_of(guest), card_of(guest))
    if is_known(box, table, hotel, place):
        return points + box.coins[card_of(guest)]
    return points + (SMALL_COINS if number_of(guest) <= 3 else LARGE_COINS)


@noinline
def lead_at(box: HotelBox, table: HotelTable, hotel: int, beds: float) -> float:
    """Points that this line may bring the one who moves, less the mean of what it may bring the others."""
    points = 0.0
    for place in range(table.in_line[hotel]):
        worth = chance_at(box, table, hotel, place, beds) * worth_at(box, table, hotel, place)
        mine = owner_of(table.line[hotel, place]) == table.actor
        points += worth if mine else -worth / (table.players - 1)
    return points


@noinline
def lead_with(box: HotelBox, table: HotelTable, hotel: int, card: int, beds: float) -> float:
    """The same with a guest more at the end of the line."""
    place = table.in_line[hotel]
    before = table.line[hotel, place]
    table.line[hotel, place] = CARDS * table.actor + card
    table.in_line[hotel] = place + 1
    points = lead_at(box, table, hotel, beds)
    table.in_line[hotel] = place
    table.line[hotel, place] = before
    return points


@rule
def lead_in_line(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """What a guest changes who joins a line."""
    beds = beds_expected(box, table, hotel)
    return (
        lead_with(box, table, hotel, card, beds)
        - lead_at(box, table, hotel, beds)
        - loss_of_guest(box, table, table.actor, card)
    )


@rule
def lead_at_back(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """What a guest changes at a back door: the tile, and its power (hotel.back.tile)."""
    beds = beds_expected(box, table, hotel)
    before = lead_at(box, table, hotel, beds)
    points = table.tile[hotel] - loss_of_guest(box, table, table.actor, card)
    kind = number_of(card)
    if kind == MONK:
        points += lead_with(box, table, hotel, card, beds) - before
    elif kind == MERCHANTS:
        points += lead_at(box, table, hotel, beds + EXTRA_BEDS) - before
    elif kind == WORKERS:
        points += lead_at(box, table, hotel, beds - EXTRA_BEDS) - before
    elif kind == SOLDIERS:
        points += 2.0 * min(1.0, workers_in_line(box, table, hotel))
    elif kind == NOBLES:
        points += 0.5 * most_at_risk(box, table, hotel, beds)
    elif kind == MAIDS:
        points += 0.3 * most_at_risk(box, table, hotel, beds)
    return points


@rule
def most_at_risk(box: HotelBox, table: HotelTable, hotel: int, beds: float) -> float:
    """Points that the one who moves would gain most if one of their guests were certain of beds."""
    most = 0.0
    for place in range(table.in_line[hotel]):
        if owner_of(table.line[hotel, place]) == table.actor:
            risk = 1.0 - chance_at(box, table, hotel, place, beds)
            most = max(most, risk * worth_at(box, table, hotel, place))
    return most
