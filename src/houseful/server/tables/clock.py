"""The clocks of a table: time left for each seat, and whether it has run out.

They run on the steady clock of the process and stand still while the server is down or the game is paused.
"""

from houseful.host.hosted_game import Step
from houseful.server.db.heartbeat import Outages
from houseful.server.tables.pauses import played_spans
from houseful.server.tables.position import Position


class TableClock:
    """Counts the milliseconds that each seat has used, by its log of moves."""

    def __init__(self, position: Position, outages: Outages) -> None:
        self._position, self._outages = position, outages
        self._used: list[int] = []  # by each seat in the whole game
        self._used_on: list[int] = []  # for each position in reach of undo: used on its decision so far
        self.reset()

    def reset(self) -> None:
        """Start again from the deal."""
        self._used = [0] * len(self._position.seats)
        self._used_on = [0] * len(self._position.reachable)

    def record(self, step: Step) -> None:
        """Count the time a decision took; to be called before the position makes the step.

        Undo does not refill the clock: time used on a position still counts when undo leads back to it.
        """
        if self._position.row.clock == "none":
            return
        took = self._elapsed(step.entry.at)
        self._used[step.entry.seat] += took
        if step.entry.kind == "undo":
            before = len(self._used_on) - len(step.reachable) + 1  # positions that are left, with the new present one
            self._used_on[-before:] = [self._used_on[-before] + took]
        else:
            self._used_on[-1] += took
            still_reachable = len(step.reachable) - 1
            self._used_on = [*self._used_on[len(self._used_on) - still_reachable :], 0]

    def _elapsed(self, moment: int) -> int:
        """Milliseconds since the present decision began, without pauses and times when the server was down."""
        spans = played_spans(self._position.row, self._position.decision_began(), moment)
        return max(0, sum(end - start - self._outages.between(start, end) for start, end in spans))

    def time_left(self, seat: int, moment: int) -> int | None:
        """Milliseconds left on a seat's clock; None without a clock."""
        row = self._position.row
        if row.clock == "none" or row.started is None:
            return None
        deciding = seat == self._position.turn
        running = self._elapsed(moment) if deciding else 0
        used_on_decision = self._used_on[-1] if deciding else 0
        used = self._used[seat] if row.clock == "game" else used_on_decision
        return row.seconds * 1000 - used - running

    def is_out_of_time(self, seat: int, moment: int) -> bool:
        """Whether a seat's clock has run out."""
        left = None if self._position.row.clock == "none" else self.time_left(seat, moment)
        return left is not None and left <= 0
