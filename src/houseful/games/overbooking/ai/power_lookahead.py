"""What a power would bring: who gets beds at the hotel that is being checked."""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooking.booking import book_line
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.moves import DECLINE, TARGET
from houseful.games.overbooking.powers import act_on
from houseful.games.overbooking.scoring import score_coins, score_crests
from houseful.games.overbooking.table import HotelTable, card_of, owner_of


@noinline
def lead_after_power(box: HotelBox, table: HotelTable, move: int) -> float:
    """Lead of the power's owner once this hotel is booked after the power due is used so.

    Everything at the hotel lies open by now. The table is left as it was.
    """
    hotel, beds = table.hotel, table.beds
    first_favoured, second_favoured = table.favoured[0], table.favoured[1]
    power = table.back[hotel, table.power]
    target, place = move - TARGET, 0
    # A trace of length 0 records nothing; this one is a part of the table, so nothing is allocated.
    silent: Row = table.layout[:0]  # type: ignore[index, assignment]
    if move != DECLINE:
        while table.line[hotel, place] != target:
            place += 1
        act_on(table, target, silent)
    book_line(box, table, silent)
    points = lead_in_booked_points(box, table, owner_of(power))
    for at in range(table.in_line[hotel]):
        put_back(table, table.line[hotel, at])
    if move != DECLINE:
        put_back(table, target)
        table.line[hotel, place] = target
    table.back[hotel, table.power] = power
    table.beds = beds
    table.favoured[0] = first_favoured
    table.favoured[1] = second_favoured
    return points


@rule
def put_back(table: HotelTable, guest: int) -> None:
    """A guest at the hotel has neither found beds nor left."""
    others = ~(1 << card_of(guest))
    table.booked[owner_of(guest)] &= others
    table.discarded[owner_of(guest)] &= others


@rule
def lead_in_booked_points(box: HotelBox, table: HotelTable, seat: int) -> float:
    """A seat's points of coins and crests, less the mean of the others'."""
    points = 0.0
    for player in range(table.players):
        cards = table.booked[player]
        total = score_coins(box, cards) + score_crests(box, table.bonus, cards)
        points += total if player == seat else -total / (table.players - 1)
    return points
