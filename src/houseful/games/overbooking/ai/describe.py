"""What a move of Overbooking does, as numbers for a neural net: what the evaluation gives it at a glance."""

from houseful.core.compile.record import Numbers
from houseful.core.compile.rule import noinline
from houseful.games.overbooking.ai.evaluate import evaluate_move
from houseful.games.overbooking.box import HotelBox
from houseful.games.overbooking.table import HotelTable

DESCRIBED = 1


@noinline
def describe_move(box: HotelBox, table: HotelTable, move: int, numbers: Numbers) -> None:
    """Fill in what a legal move does; the numbers come as zeros."""
    numbers[0] = evaluate_move(box, table, move, 0)
