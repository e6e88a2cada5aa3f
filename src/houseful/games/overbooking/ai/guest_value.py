"""What the player to move knows of guests and beds, and the points that hang on a guest."""

from houseful.core.compile.bits import count
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.entry import LINE
from houseful.games.overbooking.hidden import knows, may_look
from houseful.games.overbooking.powers import EXTRA_BEDS
from houseful.games.overbooking.table import (
    CREST_CARDS,
    MERCHANTS,
    WORKERS,
    HotelTable,
    crest_of,
    number_of,
)

USUAL_CHANCE = 0.65  # that a guest finds beds
COINS_LOST = 0.3  # part of a guest's coins that counts as lost with the card


@noinline
def expected_set_points(box: HotelBox, table: HotelTable, booked: int, lost: int) -> float:
    """Expected points of a family's set if each of its other guests finds beds with the usual chance."""
    others = 6 - booked - lost
    if others < 0 or booked + others < 1:
        return 0.0
    chance = 1.0
    for _ in range(others):
        chance *= 1.0 - USUAL_CHANCE
    points = chance * box.sets[table.bonus, booked]
    for more in range(1, others + 1):
        chance *= USUAL_CHANCE / (1.0 - USUAL_CHANCE) * (others - more + 1) / more
        points += chance * box.sets[table.bonus, booked + more]
    return points


@rule
def points_lost_with(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points that go with a guest who leaves without a bed."""
    family = CREST_CARDS << 6 * crest_of(card)
    booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
    set_points = expected_set_points(box, table, booked, lost) - expected_set_points(box, table, booked, lost + 1)
    return set_points + COINS_LOST * box.coins[card]


@rule
def set_points_at_stake(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points of a family's set that hang on whether this guest gets a bed."""
    family = CREST_CARDS << 6 * crest_of(card)
    booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
    return expected_set_points(box, table, booked + 1, lost) - expected_set_points(box, table, booked, lost + 1)


@rule
def points_at_stake(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points that hang on whether this guest gets a bed."""
    return box.coins[card] + set_points_at_stake(box, table, seat, card)


@rule
def mover_knows(box: HotelBox, table: HotelTable, hotel: int, place: int) -> bool:
    """Whether the player to move knows the face of a guest in line."""
    return knows(box, table, table.actor, hotel, LINE, place)


@rule
def expected_beds(box: HotelBox, table: HotelTable, hotel: int) -> float:
    """The beds of a hotel with what the guests at its back door may change."""
    beds = float(box.beds[table.face[hotel]])
    for place in range(table.at_back[hotel]):
        guest = table.back[hotel, place]
        if may_look(table, table.actor, guest):
            if number_of(guest) == MERCHANTS:
                beds += EXTRA_BEDS
            elif number_of(guest) == WORKERS:
                beds -= EXTRA_BEDS
        else:
            beds += EXTRA_BEDS / 3.0 if number_of(guest) <= 3 else -EXTRA_BEDS / 3.0
    return beds
