"""What a bot thinks of a decision, as data: the moves it considered, how often, and what it expects of each.

It thinks from what a seat knows. Several threads think side by side, each with a tree and a stream of luck of
its own, and lay their figures together. With a number of rounds and a seed, thoughts can be had again.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from houseful.bots.search.session import Search
from houseful.bots.search.tree import MARGIN, MOVE, VISITS, WON, Figures
from houseful.bots.seat import Seat
from houseful.core.game import Move

STREAM = 1 << 40  # what sets the seeds of neighbouring threads apart
FIRST_CHUNK = 8  # rounds before the first look at the clock
GLANCE = 0.004  # seconds between two looks, more or less


@dataclass(frozen=True)
class Budget:
    """How long to think: so many rounds in all, and no longer than so many seconds."""

    rounds: int = 2_000
    seconds: float | None = None
    threads: int = 1
    seed: int = 0
    settle: bool = False  # stop when the rounds that are left cannot change which move is tried most


@dataclass(frozen=True)
class Considered:
    """One move: how often it was tried, and what a seat may expect of it."""

    move: Move
    visits: int
    margin: float  # points ahead of the best other at the end; alone, the points themselves
    win_chance: float  # from 0 to 1, a tie split
    value: float  # what the search goes by: win and margin together, from 0 to 1


@dataclass(frozen=True)
class Thought:
    """All that was considered, the move it prefers first."""

    seat: int
    rounds: int
    moves: tuple[Considered, ...]

    @property
    def best(self) -> Considered:
        """The move that was tried most."""
        return self.moves[0]

    @property
    def margin(self) -> float:
        """What the seat may expect, over everything that was tried."""
        return sum(m.visits * m.margin for m in self.moves) / self.rounds

    @property
    def win_chance(self) -> float:
        """How likely the seat wins, over everything that was tried."""
        return sum(m.visits * m.win_chance for m in self.moves) / self.rounds


def consider(seat: Seat, budget: Budget | None = None, figures: Figures | None = None) -> Thought:
    """Think about a seat's decision."""
    budget = budget or Budget()
    if budget.rounds < 1 or budget.threads < 1:
        raise ValueError("a thought takes at least one round and one thread")
    if not seat.is_to_move:
        raise ValueError("only a seat that is to move has something to consider")
    share, more = divmod(budget.rounds, budget.threads)
    tasks = [
        partial(_think, seat, budget, budget.seed + STREAM * thread, share + (thread < more), figures)
        for thread in range(min(budget.threads, budget.rounds))
    ]
    if len(tasks) == 1:
        return _pooled(seat, [tasks[0]()])
    with ThreadPoolExecutor(len(tasks)) as pool:
        return _pooled(seat, [done.result() for done in [pool.submit(task) for task in tasks]])


def _think(seat: Seat, budget: Budget, seed: int, rounds: int, figures: Figures | None) -> Search:
    """One tree, grown until its rounds or the time are used up."""
    search = Search(seat.imagine(0), seat.number, seed, rounds, figures)
    if budget.seconds is None and not budget.settle:
        search.think(rounds)
        return search
    search.think(0)  # what has to be compiled or loaded first is not thinking
    began = time.perf_counter()
    chunk = FIRST_CHUNK
    while search.rounds < rounds:
        search.think(min(chunk, rounds - search.rounds))
        spent = time.perf_counter() - began
        left = GLANCE if budget.seconds is None else budget.seconds - spent
        if left <= 0 or (budget.settle and search.is_settled(rounds - search.rounds)):
            break
        chunk = max(1, int(search.rounds * min(GLANCE, left) / spent))
    return search


def _pooled(seat: Seat, searches: list[Search]) -> Thought:
    """The root figures of all trees, added up by move."""
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
