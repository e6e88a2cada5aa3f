"""Work in processes of their own: bots are Python, so threads would wait for each other."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that was started by hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(work: Callable[[T], R], tasks: Sequence[T], jobs: int | None = None) -> Iterator[R]:
    """The results of all tasks, in the order of the tasks: sums are the same however many processes there are."""
    crew = min(jobs or os.cpu_count() or 1, len(tasks))
    if crew <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(crew, get_context("spawn"), ignore_interrupts) as pool:
        try:
            yield from pool.map(work, tasks)
        finally:
            pool.shutdown(cancel_futures=True)
