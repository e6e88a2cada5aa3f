"""Trying a power in one's head: who would get beds at the hotel that is being checked."""

import numpy as np

from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooking.booking import book_line
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.moves import DECLINE, TARGET
from houseful.games.overbooking.powers import act_on
from houseful.games.overbooking.scoring import score_coins, score_crests
from houseful.games.overbooking.table import HotelTable, owner_of


@noinline
def points_after(box: HotelBox, table: HotelTable, move: int) -> float:
    """Points ahead of the others, on average, once this hotel is booked after the power due is used so.

    Everything at the hotel lies open by now. The table is left as it was.
    """
    hotel, beds = table.hotel, table.beds
    booked_0, booked_1 = int(table.booked[0]), int(table.booked[1])
    booked_2, booked_3 = int(table.booked[2]), int(table.booked[3])
    gone_0, gone_1 = int(table.discarded[0]), int(table.discarded[1])
    gone_2, gone_3 = int(table.discarded[2]), int(table.discarded[3])
    favoured_0, favoured_1 = table.favoured[0], table.favoured[1]
    power = table.back[hotel, table.power]
    place = 0
    trace = np.empty(0, np.int16)
    if move != DECLINE:
        while table.line[hotel, place] != move - TARGET:
            place += 1
        act_on(table, move - TARGET, trace)
    book_line(box, table, trace)
    points = lead(box, table, owner_of(power))
    if move != DECLINE:
        table.line[hotel, place] = move - TARGET
    table.back[hotel, table.power] = power
    table.beds = beds
    table.favoured[0] = favoured_0
    table.favoured[1] = favoured_1
    table.booked[0] = booked_0
    table.booked[1] = booked_1
    table.booked[2] = booked_2
    table.booked[3] = booked_3
    table.discarded[0] = gone_0
    table.discarded[1] = gone_1
    table.discarded[2] = gone_2
    table.discarded[3] = gone_3
    return points


@rule
def lead(box: HotelBox, table: HotelTable, seat: int) -> float:
    """A seat's points less the mean of the others'."""
    points = 0.0
    for player in range(table.players):
        cards = table.booked[player]
        total = score_coins(box, cards) + score_crests(box, table.bonus, cards)
        points += total if player == seat else -total / (table.players - 1)
    return points
