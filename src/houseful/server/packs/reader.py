"""Reads packs that strangers wrote, in a process that is killed when it takes too long: the event loop never waits."""

import asyncio
import os
import pickle
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault
from houseful.server.errors import Refused

LOG = structlog.get_logger()
DEADLINE = 10.0  # seconds for one pack; the worst that the bounds let through takes 0.1
LONGEST_START = 60.0  # seconds for the process to start, on a busy machine; usually 0.3
MOST_WAITING = 32
IDLE = 60.0  # seconds after which the process ends; it holds 40 MB
GONE = (OSError, EOFError, pickle.UnpicklingError)  # what talking to a process that has ended raises
COMMAND = (sys.executable, "-P", "-m", "houseful.server.packs.child")
# Faces are read as plain Python: nothing is compiled, and a process without Numba starts at once.
ENVIRONMENT = {"HOUSEFUL_RULES": "interpreted", "OPENBLAS_NUM_THREADS": "1"}


class PackReader:
    """One process that reads packs, one after the other; started when it is needed."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="packs")  # talks to the process
        self._child: subprocess.Popen[bytes] | None = None
        self._waiting = 0
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False

    async def read(self, game: str, text: str) -> Pack:
        """A pack; a Fault says what is wrong with it. Refused if it takes too long, or too many wait."""
        if self._waiting >= MOST_WAITING or self._closed:
            raise Refused(503, "server-packs-busy")
        loop = asyncio.get_running_loop()
        if self._idle is not None:
            self._idle.cancel()
        self._waiting += 1
        try:
            answer = await loop.run_in_executor(self._thread, self._ask, game, text)
        finally:
            self._waiting -= 1
            if not self._closed:
                self._idle = loop.call_later(IDLE, self._thread.submit, self._stop)
        if isinstance(answer, Fault):
            raise answer
        name, box, names = answer
        return Pack(text, name, box, names, standard=False)

    async def close(self) -> None:
        """End the process, whatever it does."""
        self._closed = True
        if self._idle is not None:
            self._idle.cancel()
        if self._child is not None:
            self._child.kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._stop)
        self._thread.shutdown()

    # In the thread

    def _ask(self, game: str, text: str) -> Any:
        if self._child is None or self._child.poll() is not None:
            self._start()
        try:
            return self._exchange((game, text), self._deadline)
        except GONE:
            self._stop()
            LOG.warning("packs.read_failed", game=game, length=len(text))
            raise Refused(400, "server-pack-slow", seconds=self._deadline) from None

    def _start(self) -> None:
        self._stop()
        pipe, environment = subprocess.PIPE, {**os.environ, **ENVIRONMENT}
        try:
            self._child = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment)
            self._exchange(None, LONGEST_START)
        except GONE as error:
            self._stop()
            LOG.error("packs.reader_failed", reason=str(error))
            raise Refused(503, "server-packs-busy") from None

    def _exchange(self, question: Any, deadline: float) -> Any:
        """Send a question, unless it is None, and return the answer; the process is killed at the deadline."""
        child = self._child
        assert child is not None
        assert child.stdin is not None
        assert child.stdout is not None
        clock = threading.Timer(deadline, child.kill)
        clock.start()
        try:
            if question is not None:
                pickle.dump(question, child.stdin)
                child.stdin.flush()
            return pickle.load(child.stdout)  # from our own program, which only ever writes what it has read
        finally:
            clock.cancel()
            clock.join()

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.kill()
            child.communicate()
