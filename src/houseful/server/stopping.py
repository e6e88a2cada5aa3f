"""Stopping: a process that was asked to stop has ended a few seconds later, whatever is still under way."""

import os
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

LOG = structlog.get_logger()
STOP_SECONDS = 4.0  # after which one process ends
STOP_ALL_SECONDS = 4.5  # after which several have ended


class Deadline:
    """Ends the process some time after `begin`, with status 0: to be asked to stop is no failure.

    Threads that compile rules or search cannot be interrupted, and a connection to a hung database may wait for ever.
    Every move that anybody was told of is on disk, so that nothing is lost when the process ends in the middle of it.
    """

    def __init__(self, seconds: float, last_act: Callable[[], None] = lambda: None) -> None:
        self._seconds, self._last_act = seconds, last_act
        self._has_begun = False

    def begin(self) -> None:
        """Start to count, once; safe in a signal handler."""
        if not self._has_begun:
            self._has_begun = True
            threading.Thread(target=self._end, name="deadline", daemon=True).start()

    def _end(self) -> None:
        time.sleep(self._seconds)
        try:
            LOG.warning("server.stopped_by_deadline", seconds=self._seconds)
            self._last_act()
            sys.stdout.flush()
        finally:
            os._exit(0)


class StoppableServer(uvicorn.Server):
    """uvicorn in one process, with a deadline for stopping."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._deadline = Deadline(STOP_SECONDS)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop."""
        self._deadline.begin()
        super().handle_exit(sig, frame)
