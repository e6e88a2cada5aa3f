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


@rule
def corner_of_boarders(box: PlaneBox, table: PlaneTable, turned: int) -> int:
    """Where the corner of those who board is; none stays away: that of the whole pattern."""
    if table.left_out == 0:
        return 0
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


@rule
def look_alike(box: PlaneBox, table: PlaneTable, one: int, other: int) -> bool:
    """Whether those who board sit alike after two turns of a card: the same colours on the same seats."""
    card = one // TURNS
    apart = corner_of_boarders(box, table, one) - corner_of_boarders(box, table, other)
    for passenger in range(box.heads[card]):
        if comes_along(table, passenger):
            place = box.step[one, passenger] - apart
            if not somebody_there(box, table, other, place, box.colour[card, passenger]):
                return False
    return True


@rule
def somebody_there(box: PlaneBox, table: PlaneTable, turned: int, step: int, colour: int) -> bool:
    """Whether somebody of a colour who boards is so many seats from the corner of the whole pattern after a turn."""
    card = turned // TURNS
    for passenger in range(box.heads[card]):
        here = box.step[turned, passenger] == step and box.colour[card, passenger] == colour
        if here and comes_along(table, passenger):
            return True
    return False


@rule
def is_distinct_turn(box: PlaneBox, table: PlaneTable, turn: int) -> bool:
    """Whether a turn makes a difference for those who board; of turns that look alike, the smallest does."""
    card = card_in_hand(table)
    for smaller in range(turn):
        if look_alike(box, table, TURNS * card + turn, TURNS * card + smaller):
            return False
    return True


@rule
def is_unbroken(box: PlaneBox, table: PlaneTable, corner: int, width: int) -> bool:
    """Whether so many seats lie side by side in one zone, from a seat on; across aisles if the card may cross them."""
    first, last = box.bit[layout_of(table), corner], box.bit[layout_of(table), corner + width - 1]
    if last < 0:
        return False
    return last - first == ROWS * (width - 1) or may_cross_aisle(box, table, card_in_hand(table))


@noinline
def spots_for_boarders(box: PlaneBox, table: PlaneTable, spots: Row) -> int:
    """Write every spot where those who board fit, when somebody stays away; the result is how many."""
    found = 0
    for turn in range(TURNS):
        if not is_distinct_turn(box, table, turn):
            continue
        _, _, height, width = box_around(box, table, TURNS * card_in_hand(table) + turn)
        for row in range(ROWS - height + 1):
            for column in range(WIDTH - width + 1):
                corner = WIDTH * row + column
                if is_unbroken(box, table, corner, width):
                    spots[found] = SEAT_NUMBERS * turn + corner
                    found += 1
    return found


@rule
def find_spots(box: PlaneBox, table: PlaneTable, spots: Row) -> int:
    """Write every spot where those who board may be seated (plane.place.zone); the result is how many."""
    if table.left_out:
        return spots_for_boarders(box, table, spots)
    row = row_of_spots(box, table, card_in_hand(table))
    for spot in range(box.fits[row]):
        spots[spot] = box.spot[row, spot]
    return box.fits[row]
