"""Moves of earlier versions of the rules, as they are said today.

In version 1 a pattern of which somebody stayed away had to fit as a whole: `place` named the upper left corner of the
whole pattern, and a turn of it. Today those who board need seats and nobody else, and their corner is named.
"""

from houseful.core.compile.rule import as_python
from houseful.games.overbooked.absences import corner_of_boarders, turns_apart
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.moves import PLACE, SEAT
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import SEAT_NUMBERS
from houseful.games.overbooked.table import PLACING, PlaneTable

_corner_of_boarders = as_python(corner_of_boarders)
_turns_apart = as_python(turns_apart)


def move_of_version_1(box: PlaneBox, table: PlaneTable, move: int) -> int:
    """What a move of version 1 is today: everybody who boards sits on the same seats."""
    if table.phase != PLACING or not PLACE <= move < SEAT or not table.left_out:
        return move
    turn, corner = divmod(move - PLACE, SEAT_NUMBERS)
    corner += _corner_of_boarders(box, table, TURNS * table.cards[table.taken - 1] + turn)
    if corner >= SEAT_NUMBERS:
        return move  # it was never legal
    return PLACE + SEAT_NUMBERS * (turn % _turns_apart(box, table)) + corner
