"""Couples, happy children and empty seats, as sets of seats."""

from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.plane import NOT_FIRST, NOT_LAST, ROWS, beside
from houseful.games.overbooked.table import ADULTS, RED, WHITE, PlaneTable, layout_of, occupied


@rule
def couples(table: PlaneTable, seat: int) -> int:
    """Lovers in groups of exactly two, as a set (plane.score.couples)."""
    lovers = table.seated[seat, RED]
    paired = lovers & beside_once(lovers)
    return paired & beside(paired)


@rule
def beside_once(seats: int) -> int:
    """The places that have exactly one of a set beside them."""
    left = seats << ROWS
    right = seats >> ROWS
    front = (seats & NOT_LAST) << 1
    behind = (seats & NOT_FIRST) >> 1
    odd = left ^ right ^ front ^ behind
    two_or_more = left & right | front & behind | (left | right) & (front | behind)
    return odd & ~two_or_more


@rule
def happy_kids(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Children all of whose adjacent seats are taken, as a set (plane.score.kids); by the house rule, by adults."""
    kids = table.seated[seat, WHITE]
    company = occupied(table, seat)
    if table.kids == ADULTS:
        company &= ~kids
    return kids & ~beside(box.seats[layout_of(table)] & ~company)


@rule
def empty_seats(box: PlaneBox, table: PlaneTable, seat: int) -> int:
    """Seats that nobody took, as a set (plane.score.empty-seats)."""
    return box.seats[layout_of(table)] & ~occupied(table, seat)
