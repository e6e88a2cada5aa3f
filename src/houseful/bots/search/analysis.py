"""The analysis of a decision as data: the moves that were searched, how often, and the expected results.

It uses only what a seat knows. Root parallelism: each thread grows a tree of its own from seeds of its own, and
the visits and values at the roots are added up. The same rounds, threads and seed give the same analysis.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial

from houseful.bots.search.session import Search
from houseful.bots.search.thought import SETTLING, Budget, Considered, Thought, open_search, pooled, shares
from houseful.bots.search.tree import Figures
from houseful.bots.seat import Seat

__all__ = ["Budget", "Cancelled", "Considered", "Thought", "cancellable", "consider"]

FIRST_CHUNK = 8  # rounds before the clock is first read
INTERVAL = 0.004  # seconds between two readings, about

IsCancelled = Callable[[], bool]
_is_cancelled: ContextVar[IsCancelled] = ContextVar("is_cancelled", default=lambda: False)


class Cancelled(Exception):  # noqa: N818 - somebody stopped it, nothing failed
    """A search was stopped before its end: it has no result."""


@contextmanager
def cancellable(is_cancelled: IsCancelled) -> Iterator[None]:
    """Searches inside raise Cancelled within milliseconds once this is true; it never changes what a search finds."""
    token = _is_cancelled.set(is_cancelled)
    try:
        yield
    finally:
        _is_cancelled.reset(token)


def consider(seat: Seat, budget: Budget | None = None, figures: Figures | None = None) -> Thought:
    """Search the decision of a seat that is to move."""
    budget = budget or Budget()
    if budget.rounds < 1 or budget.threads < 1:
        raise ValueError("a thought takes at least one round and one thread")
    if not seat.is_to_move:
        raise ValueError("only a seat that is to move has something to consider")
    is_cancelled = _is_cancelled.get()
    tasks = [
        partial(_think, seat, budget, seed, rounds, figures, is_cancelled)
        for seed, rounds in shares(budget, budget.threads)
    ]
    if len(tasks) == 1:
        return pooled(seat, [tasks[0]()])
    with ThreadPoolExecutor(len(tasks)) as pool:
        return pooled(seat, [done.result() for done in [pool.submit(task) for task in tasks]])


def _think(
    seat: Seat, budget: Budget, seed: int, rounds: int, figures: Figures | None, is_cancelled: IsCancelled
) -> Search:
    """Grow one tree until its rounds or the time are used up."""
    search = open_search(seat, budget, seed, rounds, figures)
    if budget.seconds is None and not budget.settle:
        search.think(rounds)
        return search
    search.think(0)  # compiles or loads the search before the clock starts
    began = time.perf_counter()
    chunk = SETTLING if budget.seconds is None else FIRST_CHUNK
    while search.rounds < rounds:
        if is_cancelled():
            raise Cancelled
        search.think(min(chunk, rounds - search.rounds))
        if budget.settle and search.is_settled(rounds - search.rounds):
            break
        if budget.seconds is not None:
            spent = time.perf_counter() - began
            left = budget.seconds - spent
            if left <= 0:
                break
            chunk = max(1, int(search.rounds * min(INTERVAL, left) / spent))
    return search
