"""Patterns of which somebody stays away: only those who board need seats (plane.place.short, plane.symbol.skip).

Their corner is the upper left corner of the box around them, counted in seats from that of the whole pattern.
"""

from houseful.core.compile.record import Row
from houseful.core.compile.rule import noinline, rule
from houseful.games.overbooked.boarding import comes_along
from houseful.games.overbooked.box import PLANES, PlaneBox
from houseful.games.overbooked.patterns import TURNS
from houseful.games.overbooked.plane import ROWS, SEAT_NUMBERS, WIDTH
from houseful.games.overbooked.symbols import may_cross_aisle
from houseful.games.overbooked.table import PlaneTable, card_in_hand, layout_of


@rule
def row_of_spots(box: PlaneBox, table: PlaneTable, card: int) -> int:
    """The row of the box with the spots where a whole card fits in the plane in use, across aisles if it may."""
    crossing = 1 if may_cross_aisle(box, table, card) else 0
    return PLANES * card + 2 * layout_of(table) + crossing


@noinline
def corner_of_boarders(box: PlaneBox, table: PlaneTable, turned: int) -> int:
    """Where the corner of those who board is after a turn."""
    top, left, _, _ = box_around(box, table, turned)
    return WIDTH * top + left


@rule
def box_around(box: PlaneBox, table: PlaneTable, turned: int) -> tuple[int, int, int, int]:
    """First row and column of those who board after a turn, and how many rows and columns they take up."""
    top, left, bottom, right = ROWS, WIDTH, 0, 0
    for passenger in range(box.heads[turned // TURNS]):
        if comes_along(table, passenger):
            step = box.step[turned, passenger]
            top = min(top, step // WIDTH)
            bottom = max(bottom, step // WIDTH)
            left = min(left, step % WIDTH)
            right = max(right, step % WIDTH)
    return top, left, bottom - top + 1, right - left + 1


@noinline
def turns_apart(box: PlaneBox, table: PlaneTable) -> int:
    """How many turns of the card in hand make a difference for those who board: the first one, two or all four.

    If they look alike after a quarter turn, which takes a square box around them, they do after every turn; if after
    half a turn, then turns do in pairs.
    """
    turned = TURNS * card_in_hand(table)
    _, _, height, width = box_around(box, table, turned)
    if height == width and look_alike(box, table, turned + 1, turned):
        return 1
    return 2 if look_alike(box, table, turned + 2, turned) else TURNS


@rule
def look_alike(box: PlaneBox, table: PlaneTable, one: int, other: int) -> bool:
    """Whether those who board sit alike after two turns of a card: the same colours on the same seats."""
    apart = corner_of_boarders(box, table, one) - corner_of_boarders(box, table, other)
    for passenger in range(box.heads[one // TURNS]):
        if comes_along(table, passenger) and not has_like(box, table, passenger, one, other, apart):
            return False
    return True


@rule
def has_like(box: PlaneBox, table: PlaneTable, passenger: int, one: int, other: int, apart: int) -> bool:
    """Whether after another turn somebody of the same colour who boards sits where a passenger does after this one."""
    card = one // TURNS
    for like in range(box.heads[card]):
        same = box.colour[card, like] == box.colour[card, passenger] and comes_along(table, like)
        if same and box.step[one, passenger] - box.step[other, like] == apart:
            return True
    return False


@rule
def columns_for(box: PlaneBox, table: PlaneTable, width: int) -> int:
    """The columns from which so many seats of a row lie side by side (plane.place.zone), as bits.

    Within one zone, or across aisles if the card may cross them (plane.symbol.cross).
    """
    crossing = may_cross_aisle(box, table, card_in_hand(table))
    columns = 0
    for column in range(WIDTH - width + 1):
        first, last = box.bit[layout_of(table), column], box.bit[layout_of(table), column + width - 1]
        if last >= 0 and (crossing or last - first == ROWS * (width - 1)):
            columns |= 1 << column
    return columns


@noinline
def spots_for_boarders(box: PlaneBox, table: PlaneTable, moves: Row, first: int) -> int:
    """Write every spot where those who board fit, when somebody stays away, as moves from `first` on; how many."""
    found = 0
    _, _, height, width = box_around(box, table, TURNS * card_in_hand(table))
    for turn in range(turns_apart(box, table)):
        if turn > 0:  # a quarter turn on
            height, width = width, height
        columns = columns_for(box, table, width)
        for row in range(ROWS - height + 1):
            for column in range(WIDTH):
                if columns >> column & 1:
                    moves[found] = first + SEAT_NUMBERS * turn + WIDTH * row + column
                    found += 1
    return found
