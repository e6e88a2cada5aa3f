"""What the one who moves knows of guests and beds, and what a guest with a bed would be worth."""

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

LUCK = 0.65  # how often a guest finds beds
SPARE = 0.3  # part of a guest's coins that is lost with the card


@noinline
def set_hopes(box: HotelBox, table: HotelTable, booked: int, lost: int) -> float:
    """Points to expect from a family's set, if each of its other guests finds beds with the usual luck."""
    others = 6 - booked - lost
    if others < 0 or booked + others < 1:
        return 0.0
    chance = 1.0
    for _ in range(others):
        chance *= 1.0 - LUCK
    points = chance * box.sets[table.bonus, booked]
    for more in range(1, others + 1):
        chance *= LUCK / (1.0 - LUCK) * (others - more + 1) / more
        points += chance * box.sets[table.bonus, booked + more]
    return points


@rule
def loss_of_guest(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points that go with a guest who leaves without a bed."""
    family = CREST_CARDS << 6 * crest_of(card)
    booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
    hopes = set_hopes(box, table, booked, lost) - set_hopes(box, table, booked, lost + 1)
    return hopes + SPARE * box.coins[card]


@rule
def set_worth(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points of a family's set that hang on whether this guest gets a bed."""
    family = CREST_CARDS << 6 * crest_of(card)
    booked, lost = count(table.booked[seat] & family), count(table.discarded[seat] & family)
    return set_hopes(box, table, booked + 1, lost) - set_hopes(box, table, booked, lost + 1)


@rule
def worth_of_guest(box: HotelBox, table: HotelTable, seat: int, card: int) -> float:
    """Points that hang on whether this guest gets a bed."""
    return box.coins[card] + set_worth(box, table, seat, card)


@rule
def is_known(box: HotelBox, table: HotelTable, hotel: int, place: int) -> bool:
    """Whether the player to move knows the face of a guest in line."""
    return knows(box, table, table.actor, hotel, LINE, place)


@rule
def beds_expected(box: HotelBox, table: HotelTable, hotel: int) -> float:
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
