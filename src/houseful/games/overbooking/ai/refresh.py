"""Observations of Overbooking, one after another: points are counted anew only when somebody has booked a guest.

Everything else is written anew, since the next seat sees all of it from another side. The notes (core/game.py,
Ai.refresh) hold the cards whose points are known, for each player; then the points for coins; then those for crests.
"""

from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import rule
from houseful.games.overbooking.ai.observe import AT_STANDING, FEATURES, STANDING, observe_points, observe_table
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.scoring import score_coins, score_crests
from houseful.games.overbooking.table import SEATS, HotelTable

COINS, CRESTS, NOTES = SEATS, 2 * SEATS, 3 * SEATS


@rule
def refresh(box: HotelBox, table: HotelTable, seat: int, features: Numbers, notes: Numbers) -> None:
    """Make features that show what some seat saw show what a seat sees now: the same as `observe`."""
    for feature in range(FEATURES):
        features[feature] = 0
    observe_table(box, table, seat, features)
    for player in range(table.players):
        if notes[player] != table.booked[player]:
            notes[player] = table.booked[player]
            notes[COINS + player] = score_coins(box, table.booked[player])
            notes[CRESTS + player] = score_crests(box, table.bonus, table.booked[player])
        at = AT_STANDING + STANDING * ((player - seat + table.players) % table.players)
        observe_points(int(notes[COINS + player]), int(notes[CRESTS + player]), features, at)
