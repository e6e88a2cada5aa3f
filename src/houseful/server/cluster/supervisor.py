"""The supervisor of several workers: it replaces those that die, and waits longer each time that does not help."""

import signal
import socket
import time
from dataclasses import dataclass
from types import FrameType

import structlog
import uvicorn
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from houseful.server.stopping import STOP_ALL_SECONDS, Deadline

LOG = structlog.get_logger()
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0  # seconds before a worker that did not start is tried again


@dataclass
class Slot:
    """The place of one worker: how often in a row it did not start, and when it is tried again."""

    failures: int = 0
    serves: bool = False
    due: float | None = None  # None: it runs

    def postpone(self) -> float:
        """Wait before the next attempt; return how long."""
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self.failures) if self.failures else 0.0
        self.failures += 1
        self.serves = False
        self.due = time.monotonic() + wait
        return wait


class Supervisor(Multiprocess):
    """uvicorn's supervisor, except that it gives up only if no worker has ever started, and ends in time."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.gave_up = False
        self._has_served = False
        self._slots: dict[int, Slot] = {}
        self._deadline = Deadline(self._kill_all)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._on_stop)

    def _on_stop(self, number: int, _frame: FrameType | None) -> None:
        self._deadline.begin(STOP_ALL_SECONDS)
        self.signal_queue.append(number)

    def _kill_all(self) -> None:
        for process in self.processes:
            process.process.kill()

    def keep_subprocess_alive(self) -> None:
        """Look after every worker."""
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            slot = self._slots.setdefault(index, Slot())
            if slot.due is not None:
                if time.monotonic() >= slot.due:
                    self._replace(index, slot)
            elif not self._is_alive(process, slot):
                self._bury(process, slot)
            elif not slot.serves and process.is_ready(timeout=0.1):
                slot.serves = self._has_served = True
                slot.failures = 0
                LOG.info("supervisor.worker_serves", worker=process.pid)

    def _is_alive(self, process: Process, slot: Slot) -> bool:
        """Whether a worker runs, and answers if it serves; one that starts may be busy for long."""
        timeout = self.config.timeout_worker_healthcheck
        return process.process.is_alive() and (not slot.serves or process.ping(timeout))

    def _bury(self, process: Process, slot: Slot) -> None:
        """A worker has died or hangs: have it replaced, or give up."""
        process.kill()
        process.join()
        if not self._has_served:  # the same would happen to every other
            LOG.error("supervisor.gave_up", worker=process.pid, status=process.exitcode)
            self.gave_up = True
            self.should_exit.set()
        else:
            wait = slot.postpone()
            LOG.error("supervisor.worker_died", worker=process.pid, status=process.exitcode, again_in=wait)

    def _replace(self, index: int, slot: Slot) -> None:
        slot.due = None
        self.processes[index] = Process(self.config, self.sockets)
        self.processes[index].start()
        LOG.info("supervisor.worker_started", worker=self.processes[index].pid)
