"""The time of this process: the wall clock when it started, and from then on the monotonic clock.

Setting the machine's clock, or a leap of it, moves no player's clock. The heartbeat (`db.heartbeat`) sees to it that
time never runs backwards from one start of the server to the next, nor between its workers.
"""

import time
from collections.abc import Callable

NANOSECONDS = 1_000_000  # in a millisecond


class SteadyClock:
    """Milliseconds since 1970 that only ever pass."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._monotonic = monotonic
        self._offset = wall() - monotonic()

    def now(self) -> int:
        """The present moment."""
        return (self._offset + self._monotonic()) // NANOSECONDS

    def advance_to(self, moment: int) -> None:
        """Go on from a later moment that was reached before; an earlier one changes nothing."""
        self._offset += max(0, moment - self.now()) * NANOSECONDS


CLOCK = SteadyClock()
