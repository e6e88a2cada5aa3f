"""Whose seats a placement takes, told from a view alone."""

from houseful.core.storytelling import View
from houseful.games.overbooked.plane import COLUMN_LETTERS
from houseful.games.overbooked.show.notation import AISLE, EMPTY

Cell = tuple[int, int]  # row and column


def seats_lost(view: View, move: str) -> int:
    """How many passengers a move (`place 3c turn 90`, `seat 3c`) takes the seat of."""
    plane = [row.replace(AISLE, "") for row in view["seats"][view["turn"]]["plane"]]
    what, name, *turn = move.split()
    top, left = int(name[0]) - 1, COLUMN_LETTERS.index(name[1])
    shape = [(0, 0)] if what == "seat" else turned(boarding(view["hand"]), int(turn[-1]) // 90 if turn else 0)
    return sum(plane[top + row][left + column] != EMPTY for row, column in shape)


def boarding(hand: View) -> list[Cell]:
    """Where those who board sit on the card."""
    drawn = [
        (row, column) for row, line in enumerate(hand["drawing"]) for column, sign in enumerate(line) if sign != EMPTY
    ]
    return [cell for number, cell in enumerate(drawn, start=1) if number not in hand["left_out"]]


def turned(cells: list[Cell], quarters: int) -> list[Cell]:
    """The same after so many quarter turns clockwise, in the box around them."""
    for _ in range(quarters):
        cells = [(column, -row) for row, column in cells]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return [(row - top, column - left) for row, column in cells]
