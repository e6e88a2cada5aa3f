"""Workers that die are replaced, however often; a server that cannot start says so by its status."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from houseful.server.cluster.supervisor import LONGEST_WAIT, Slot
from tests.server.support.clients import NO_TLS
from tests.server.support.ports import free_port


@contextlib.contextmanager
def supervised(file: Path, log: Path) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Two workers that do not start while the file exists; the supervisor and its address."""
    port = free_port()
    command = [sys.executable, "-m", "tests.server.support.moody_app", str(port), str(file)]
    with log.open("wb") as said, subprocess.Popen(command, stderr=said, start_new_session=True) as process:
        try:
            yield process, f"http://127.0.0.1:{port}"
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def until(happened: Callable[[], bool]) -> None:
    """Wait with a minute of patience."""
    end = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < end, "that did not happen"
        time.sleep(0.05)


def worker_at(url: str) -> int:
    """The process number of the worker that answers; 0 if none does."""
    try:
        return int(httpx.get(url, timeout=1, verify=NO_TLS).text)
    except httpx.TransportError:
        return 0


def test_workers_that_cannot_start_are_tried_again_until_they_can(tmp_path: Path) -> None:
    file, log = tmp_path / "moody", tmp_path / "log"
    with supervised(file, log) as (supervisor, url):
        until(lambda: log.read_text().count("worker_serves") == 2)
        file.touch()

        def four_have_died() -> bool:
            if alive := worker_at(url):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(alive, signal.SIGKILL)
            return log.read_text().count("worker_died") >= 4

        until(four_have_died)
        assert supervisor.poll() is None, "it has not given up"
        file.unlink()
        until(lambda: worker_at(url) > 0)
        supervisor.terminate()
        assert supervisor.wait(60) == 0
    assert '"again_in": 1.0' in log.read_text()
    assert "Traceback (most recent call last):\n" not in log.read_text()


def test_a_server_of_which_no_worker_has_ever_started_gives_up_with_a_status(tmp_path: Path) -> None:
    file = tmp_path / "moody"
    file.touch()
    with supervised(file, tmp_path / "log") as (supervisor, _):
        assert supervisor.wait(60) == 2
    assert "supervisor.gave_up" in (tmp_path / "log").read_text()


def test_a_worker_that_does_not_answer_is_killed_in_time(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with supervised(tmp_path / "moody", log) as (supervisor, url):
        until(lambda: log.read_text().count("worker_serves") == 2)
        until(lambda: worker_at(url) > 0)
        stopped = int(httpx.get(url, timeout=60, verify=NO_TLS).text)
        os.kill(stopped, signal.SIGSTOP)
        supervisor.terminate()
        assert supervisor.wait(60) == 0
        assert not Path(f"/proc/{stopped}").exists() or "Z" in Path(f"/proc/{stopped}/stat").read_text()


def test_the_waits_grow_to_half_a_minute() -> None:
    slot = Slot()
    waits = [slot.postpone() for _ in range(9)]
    assert waits == [0, 1, 2, 4, 8, 16, LONGEST_WAIT, LONGEST_WAIT, LONGEST_WAIT]
