"""Many games in threads: compiled rules release the GIL."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TypeVar

R = TypeVar("R")


def run_in_threads(tasks: Iterable[Callable[[], R]], workers: int | None = None) -> Iterator[R]:
    """The results of tasks as they complete, a few submitted in advance; closing the iterator cancels the rest."""
    crew = workers or os.cpu_count() or 1
    with ThreadPoolExecutor(crew) as pool:
        orders = (pool.submit(task) for task in tasks)
        waiting: set[Future[R]] = set(islice(orders, 2 * crew))
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= set(islice(orders, len(done)))
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
