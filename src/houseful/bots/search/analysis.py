"""The analysis of a decision as data: the moves that were searched, how often, and the expected results.

It uses only what a seat knows. Root parallelism: each thread grows a tree of its own from seeds of its own, and
the visits and values at the roots are added up. The same rounds, threads and seed give the same analysis.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from houseful.bots.nets.shipped import shipped_net
from houseful.bots.search.session import NetSearch, Search, net_figures_of
from houseful.bots.search.tree import MARGIN, MOVE, VISITS, WON, Figures
from houseful.bots.seat import Seat
from houseful.core.game import Move

STREAM = 1 << 40  # between the first seeds of two threads
FIRST_CHUNK = 8  # rounds before the clock is first read
INTERVAL = 0.004  # seconds between two readings, about
SETTLING = 32  # rounds between two looks at a search without a clock, so that it ends alike on every machine

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


@dataclass(frozen=True)
class Budget:
    """The limits of a search: rounds in all threads together, and seconds."""

    rounds: int = 2_000
    seconds: float | None = None
    threads: int = 1
    seed: int = 0
    net: bool = False  # with the game's net: its policy and values instead of playouts
    settle: bool = False  # stop when the rounds that are left cannot change which move is tried most


@dataclass(frozen=True)
class Considered:
    """One move: how often it was tried, and what it leads to on average."""

    move: Move
    visits: int
    margin: float  # points ahead of the best other at the end; alone, the points themselves
    win_chance: float  # from 0 to 1, a tie split
    value: float  # what the search goes by: win and margin together, from 0 to 1


@dataclass(frozen=True)
class Thought:
    """All moves that were tried, the most visited first."""

    seat: int
    rounds: int
    moves: tuple[Considered, ...]

    @property
    def best(self) -> Considered:
        """The move that was tried most."""
        return self.moves[0]

    @property
    def margin(self) -> float:
        """The expected margin: the mean over all rounds."""
        return sum(m.visits * m.margin for m in self.moves) / self.rounds

    @property
    def win_chance(self) -> float:
        """The expected share of the win: the mean over all rounds."""
        return sum(m.visits * m.win_chance for m in self.moves) / self.rounds


def consider(seat: Seat, budget: Budget | None = None, figures: Figures | None = None) -> Thought:
    """Search the decision of a seat that is to move."""
    budget = budget or Budget()
    if budget.rounds < 1 or budget.threads < 1:
        raise ValueError("a thought takes at least one round and one thread")
    if not seat.is_to_move:
        raise ValueError("only a seat that is to move has something to consider")
    share, more = divmod(budget.rounds, budget.threads)
    is_cancelled = _is_cancelled.get()
    tasks = [
        partial(_think, seat, budget, budget.seed + STREAM * thread, share + (thread < more), figures, is_cancelled)
        for thread in range(min(budget.threads, budget.rounds))
    ]
    if len(tasks) == 1:
        return _pooled(seat, [tasks[0]()])
    with ThreadPoolExecutor(len(tasks)) as pool:
        return _pooled(seat, [done.result() for done in [pool.submit(task) for task in tasks]])


def _think(
    seat: Seat, budget: Budget, seed: int, rounds: int, figures: Figures | None, is_cancelled: IsCancelled
) -> Search:
    """Grow one tree until its rounds or the time are used up."""
    search = _begun(seat, budget, seed, rounds, figures)
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


def _begun(seat: Seat, budget: Budget, seed: int, rounds: int, figures: Figures | None) -> Search:
    if not budget.net:
        return Search(seat.imagine(0), seat.number, seed, rounds, figures)
    net, chosen = shipped_net(seat.game), figures or net_figures_of(seat.game)
    return NetSearch(seat.imagine(0), seat.number, seed, rounds, chosen, net)


def _pooled(seat: Seat, searches: list[Search]) -> Thought:
    """The roots of all trees, added up by move."""
    sums: dict[int, Any] = {}
    for search in searches:
        for child in search.children():
            links, values = search.tree.links[child], search.tree.values[child]
            row = np.array([links[VISITS], values[MARGIN], values[WON], values[seat.number]])
            action = int(links[MOVE])
            sums[action] = sums.get(action, 0) + row
    names = {move.action: move for move in seat.legal()}
    moves = [
        Considered(names[action], int(visits), margin / visits, won / visits, value / visits)
        for action, (visits, margin, won, value) in sums.items()
    ]
    moves.sort(key=lambda m: (-m.visits, -m.value, m.move.action))
    return Thought(seat.number, sum(search.rounds for search in searches), tuple(moves))
