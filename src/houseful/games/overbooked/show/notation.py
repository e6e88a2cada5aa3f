"""How cards, seats and moves of Overbooked are written.

take x-five              take a card from the hall
remove x-five            solo: remove it from the hall
place 3c                 lay the card in hand down as it is drawn, its upper left corner on seat 3C
place 3c turn 90         the same after a quarter turn clockwise; also 180 and 270
seat 3c                  the next passenger of a wish card sits down on 3C
leave 2                  leave out the second passenger of the card, in reading order
leave nobody             place them all

A plane is five rows from the nose, zones parted by a space, a letter for each passenger and a dot for an
empty seat: `RRW BBBB GG.`
"""

from houseful.core.text.packs import Pack
from houseful.games.overbooked.moves import LEAVE, MOVES, NOBODY, PLACE, REMOVE, SEAT
from houseful.games.overbooked.plane import LAYOUTS, ROWS, SEAT_NUMBERS, seat_name
from houseful.games.overbooked.table import LETTERS, PlaneTable

EMPTY = "."
AISLE = " "


def notation(pack: Pack) -> list[str]:
    """The text of every move, by its number."""
    return [_move_name(pack, move) for move in range(MOVES)]


def _move_name(pack: Pack, move: int) -> str:
    if move < REMOVE:
        return f"take {pack.names[move].id}"
    if move < PLACE:
        return f"remove {pack.names[move - REMOVE].id}"
    if move < SEAT:
        turn, anchor = divmod(move - PLACE, SEAT_NUMBERS)
        return f"place {seat_name(anchor)}" + (f" turn {90 * turn}" if turn else "")
    if move < LEAVE:
        return f"seat {seat_name(move - SEAT)}"
    return f"leave {move - LEAVE + 1}" if move < NOBODY else "leave nobody"


def draw_plane(table: PlaneTable, layout: int, seat: int) -> list[str]:
    """A plane as text: a cell for each bit of a set of seats, column by column, aisles included."""
    cells = _EMPTY_PLANES[layout].copy()
    for colour, letter in enumerate(LETTERS):
        seats = table.seated[seat, colour]
        while seats:
            cells[(seats & -seats).bit_length() - 1] = letter
            seats &= seats - 1
    return ["".join(cells[row::ROWS]) for row in range(ROWS)]


_EMPTY_PLANES = [[AISLE if kind == AISLE else EMPTY for kind in layout for _ in range(ROWS)] for layout in LAYOUTS]
