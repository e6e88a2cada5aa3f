"""One game between bots, from a table to its end."""

import time
from collections.abc import Callable, Sequence

from houseful.bots.levels import Bot
from houseful.bots.seat import Seat
from houseful.core.table import Table


def untimed(_seat: int, _seconds: float) -> None:
    """Measure nothing."""


def play_to_end(table: Table, bots: Sequence[Bot], timed: Callable[[int, float], object] = untimed) -> int:
    """Let the bot of each seat decide until the game is over; return the decisions made.

    `timed` is called with the seat and the seconds of each decision.
    """
    decisions = 0
    while (seat := table.turn) is not None:
        began = time.perf_counter()
        move = bots[seat].choose(Seat(table, seat))
        timed(seat, time.perf_counter() - began)
        table.play(move)
        decisions += 1
    return decisions
