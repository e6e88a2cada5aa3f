"""A line as the player to move sees it: who will probably find beds, and who is ahead by that."""

from houseful.core.compile.exponential import exp
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooking.ai.guest_value import expected_beds, mover_knows, points_lost_with, set_points_at_stake
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
def likely_number(box: HotelBox, table: HotelTable, hotel: int, place: int) -> int:
    """The number of a guest in line if the player to move knows it, else the middle one of the three it can be."""
    number = number_of(table.line[hotel, place])
    if mover_knows(box, table, hotel, place):
        return number
    return 2 if number <= 3 else 5


@rule
def books_before(number: int, place: int, other: int, there: int, favourite: int) -> bool:
    """Whether the guest `other`, who stands `there`, books before the one at `place` (hotel.book.order)."""
    if favourite in (number, other):
        return other == favourite and (number != favourite or there < place)
    return other > number or (other == number and there < place)


@noinline
def chance_of_beds_at(box: HotelBox, table: HotelTable, hotel: int, place: int, beds: float) -> float:
    """Chance that the guest at a place finds beds."""
    sign = sign_at(box, table, hotel)
    favourite = favourite_number(sign)
    number = likely_number(box, table, hotel, place)
    slack = beds - number
    doubt = 1.0
    for there in range(table.in_line[hotel]):
        if there != place:
            other = likely_number(box, table, hotel, there)
            if books_before(number, place, other, there, favourite):
                slack -= other
            if not mover_knows(box, table, hotel, there):
                doubt += 0.25
    to_come = max(0, line_limit(sign) - table.in_line[hotel])
    for other in range(1, 7):
        if other != number and books_before(number, 0, other, 1, favourite):
            slack -= 0.8 * to_come * other / 6.0
    doubt += 0.4 * to_come
    chance = 1.0 / (1.0 + exp(-(slack + 0.5) / doubt))
    return chance * (1.0 - risk_of_soldiers(box, table, hotel)) if number == WORKERS else chance


@rule
def risk_of_soldiers(box: HotelBox, table: HotelTable, hotel: int) -> float:
    """Chance that soldiers at the back door turn workers out of the line (hotel.power.soldiers)."""
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
def expected_workers_of_others(box: HotelBox, table: HotelTable, hotel: int) -> float:
    """Expected number of other players' workers in a line."""
    workers = 0.0
    for place in range(table.in_line[hotel]):
        guest = table.line[hotel, place]
        if owner_of(guest) != table.actor:
            if mover_knows(box, table, hotel, place):
                workers += 1.0 if number_of(guest) == WORKERS else 0.0
            elif number_of(guest) > MAIDS:
                workers += 1.0 / 3.0
    return workers


@rule
def points_at_stake_at(box: HotelBox, table: HotelTable, hotel: int, place: int) -> float:
    """Points that beds for the guest at a place bring its owner, coins estimated where the face is unknown."""
    guest = table.line[hotel, place]
    points = set_points_at_stake(box, table, owner_of(guest), card_of(guest))
    if mover_knows(box, table, hotel, place):
        return points + box.coins[card_of(guest)]
    return points + (SMALL_COINS if number_of(guest) <= 3 else LARGE_COINS)


@noinline
def expected_lead(box: HotelBox, table: HotelTable, hotel: int, beds: float) -> float:
    """Expected points of a line for the player to move, less the mean of the others'."""
    points = 0.0
    for place in range(table.in_line[hotel]):
        worth = chance_of_beds_at(box, table, hotel, place, beds) * points_at_stake_at(box, table, hotel, place)
        mine = owner_of(table.line[hotel, place]) == table.actor
        points += worth if mine else -worth / (table.players - 1)
    return points


@noinline
def expected_lead_with(box: HotelBox, table: HotelTable, hotel: int, card: int, beds: float) -> float:
    """The expected lead with one more guest at the end of the line; the table is left as it was."""
    place = table.in_line[hotel]
    before = table.line[hotel, place]
    table.line[hotel, place] = CARDS * table.actor + card
    table.in_line[hotel] = place + 1
    points = expected_lead(box, table, hotel, beds)
    table.in_line[hotel] = place
    table.line[hotel, place] = before
    return points


@rule
def gain_in_line(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """Points that the player to move gains on the others by placing a card in line."""
    beds = expected_beds(box, table, hotel)
    return (
        expected_lead_with(box, table, hotel, card, beds)
        - expected_lead(box, table, hotel, beds)
        - points_lost_with(box, table, table.actor, card)
    )


@rule
def gain_at_back(box: HotelBox, table: HotelTable, hotel: int, card: int) -> float:
    """Points gained on the others by placing a card at a back door: the tile, and the power (hotel.back.tile)."""
    beds = expected_beds(box, table, hotel)
    before = expected_lead(box, table, hotel, beds)
    points = table.tile[hotel] - points_lost_with(box, table, table.actor, card)
    kind = number_of(card)
    if kind == MONK:
        points += expected_lead_with(box, table, hotel, card, beds) - before
    elif kind == MERCHANTS:
        points += expected_lead(box, table, hotel, beds + EXTRA_BEDS) - before
    elif kind == WORKERS:
        points += expected_lead(box, table, hotel, beds - EXTRA_BEDS) - before
    elif kind == SOLDIERS:
        points += 2.0 * min(1.0, expected_workers_of_others(box, table, hotel))
    elif kind == NOBLES:
        points += 0.5 * most_to_gain_from_certain_beds(box, table, hotel, beds)
    elif kind == MAIDS:
        points += 0.3 * most_to_gain_from_certain_beds(box, table, hotel, beds)
    return points


@rule
def most_to_gain_from_certain_beds(box: HotelBox, table: HotelTable, hotel: int, beds: float) -> float:
    """The most that the player to move would gain if one of their guests were certain of beds."""
    most = 0.0
    for place in range(table.in_line[hotel]):
        if owner_of(table.line[hotel, place]) == table.actor:
            risk = 1.0 - chance_of_beds_at(box, table, hotel, place, beds)
            most = max(most, risk * points_at_stake_at(box, table, hotel, place))
    return most
