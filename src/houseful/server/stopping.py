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
STOP_SECONDS = 3.5  # after which one process ends
STARTING_SECONDS = 0.5  # the same while it starts: nobody is served yet
STOP_ALL_SECONDS = 4.0  # after which several have ended


class Deadline:
    """Ends the process some seconds after `begin`, with status 0: to be asked to stop is no failure.

    Threads that compile rules or search cannot be interrupted, and a connection to a hung database may wait for ever.
    Every move that anybody was told of is on disk, so that nothing is lost when the process ends in the middle of it.
    """

    def __init__(self, last_act: Callable[[], None] = lambda: None) -> None:
        self._last_act = last_act
        self._has_begun = False

    def begin(self, seconds: float) -> None:
        """Start to count, once; safe in a signal handler."""
        if not self._has_begun:
            self._has_begun = True
            threading.Thread(target=self._end, args=[seconds], name="deadline", daemon=True).start()

    def _end(self, seconds: float) -> None:
        time.sleep(seconds)
        try:
            LOG.warning("server.stopped_by_deadline", seconds=seconds)
            self._last_act()
            sys.stdout.flush()
        finally:
            os._exit(0)


class StoppableServer(uvicorn.Server):
    """uvicorn in one process, with a deadline for stopping."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._deadline = Deadline()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal asks to stop."""
        self._deadline.begin(STOP_SECONDS if self.started else STARTING_SECONDS)
        super().handle_exit(sig, frame)
