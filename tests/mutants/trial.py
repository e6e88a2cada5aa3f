"""One trial: tests against one mutant, in a process of its own that ends at the first failure."""

import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

SURVIVED, KILLED, ENDLESS, NOT_PLACED = 0, 1, 2, 3
MEMORY = 6 << 30  # a mutant that eats more than this is killed by it


@dataclass
class Trial:
    """A process that tries a mutant."""

    number: int
    process: int


def begin(number: int, body: Callable[[], int], words: Path) -> Trial:
    """Fork; the child prints nothing, does its work and exits with what it returns."""
    sys.stdout.flush()
    process = os.fork()
    if process == 0:
        code = KILLED  # by whatever goes wrong
        try:
            silent = os.open(os.devnull, os.O_WRONLY)
            os.dup2(silent, 1)
            os.dup2(silent, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.signal(signal.SIGPROF, lambda *_: _give_up(words))
            code = body()
        finally:
            os._exit(code)
    return Trial(number, process)


def _give_up(words: Path) -> None:
    with words.open("a", encoding="utf-8") as file:
        file.write(" (never ended)")
    os._exit(ENDLESS)


def allow(seconds: float) -> None:
    """Let the next test take so much time of the processor, however busy the machine is."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def run_items(session: pytest.Session, items: Sequence[pytest.Item], usual: dict[str, float], words: Path) -> int:
    """Run collected tests up to the first that fails; `words` gets its name."""
    for item, following in zip(items, [*items[1:], None], strict=True):
        words.write_text(item.nodeid, encoding="utf-8")
        allow(10 + 10 * usual.get(item.nodeid, 1))
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return KILLED
    return SURVIVED


def run_all(jobs: int, bodies: list[tuple[int, Callable[[], int], Path]], done: Callable[[int, int], None]) -> None:
    """Run trials, so many at a time; `done` is called with each as it ends."""
    waiting, running = list(reversed(bodies)), dict[int, Trial]()
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                trial = begin(*waiting.pop())
                running[trial.process] = trial
            process, status = os.wait()
            if process in running:
                done(running.pop(process).number, os.waitstatus_to_exitcode(status))
    finally:
        for process in running:
            os.kill(process, signal.SIGKILL)
