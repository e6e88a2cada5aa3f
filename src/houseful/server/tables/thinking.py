"""The threads that bots and hints think in: a fair queue in front of them, and one thread for quick levels alone."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from houseful.bots.levels import RECIPES
from houseful.bots.search.analysis import Cancelled, cancellable
from houseful.server.processors import usable_processors
from houseful.server.tables.attention import bots_alone, owner_of, still_wanted
from houseful.server.tables.fair_queue import FairQueue, Job
from houseful.server.tables.live_table import LiveTable

T = TypeVar("T")

HINT_LEVEL, LIKE = "hint", "like"  # kinds of thinking beside the levels of bots
LIMITS = {level: recipe.seconds for level, recipe in RECIPES.items()} | {HINT_LEVEL: 1.5, LIKE: 3.0}
WITHOUT_SEARCH = 0.002  # seconds that a decision takes where nothing is searched, about
MEMORY = 8  # decisions that the moving average of a cost goes back, about


class Costs:
    """What a kind of thinking is expected to cost: a moving average of the seconds it took."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}  # by game and level

    def expected(self, game: str, level: str) -> float:
        """Seconds; before anything was measured, what a level may take at most."""
        return self._seconds.get((game, level), LIMITS.get(level) or WITHOUT_SEARCH)

    def learn(self, game: str, level: str, seconds: float) -> None:
        """Take one measured decision into account; nothing above a level's limit, which is for compiling its search."""
        limit = LIMITS.get(level)
        if limit is not None:
            seconds = min(seconds, limit)
            before = self._seconds.get((game, level), seconds)
            self._seconds[game, level] = before + (seconds - before) / MEMORY


class QueuedJob(Job):
    """A job whose result somebody waits for."""

    outcome: asyncio.Future[Any]
    cancelled = False

    def run(self) -> tuple[Any, float]:
        """Think, in a thread; the result, and how long it took. Cancelled if nobody waits for it any more."""
        began = time.perf_counter()
        with cancellable(lambda: self.cancelled):
            return self.work(), time.perf_counter() - began


class Thinking:
    """Threads that search, one more for jobs that are expected to be quick, and the queue in front of them."""

    def __init__(self, threads: int = 0) -> None:
        self.threads = threads or max(1, usable_processors() - 1)  # the event loop needs one too
        self._searching = ThreadPoolExecutor(self.threads, "bot")
        self._quick = ThreadPoolExecutor(1, "quick-bot")
        self._free = {self._quick: 1, self._searching: self.threads}
        self._under_way: set[QueuedJob] = set()
        self._closed = False
        self._costs = Costs()
        self.queue = FairQueue()

    def warm_up(self, *tasks: Callable[[], None]) -> None:
        """Run something in a thread before it searches."""
        for task in tasks:
            self._searching.submit(task)

    async def think_about(self, live: LiveTable, level: str, work: Callable[[], T]) -> T:
        """Think about a table's present position; Cancelled if that is no longer wanted when its turn comes."""
        game, cost = live.row.game, self._costs.expected(live.row.game, level)
        job = QueuedJob(owner_of(live), live.id, cost, work, bots_alone(live), still_wanted(live))
        found, seconds = await self.think(job)
        self._costs.learn(game, level, seconds)
        return found  # type: ignore[no-any-return]

    async def think(self, thought: QueuedJob) -> tuple[Any, float]:
        """The result of a thought when its turn has come, and the seconds it took; Cancelled if it is not wanted then.

        Whoever stops waiting for it (by cancelling this) takes it out of the queue, or stops its search.
        """
        thought.outcome = asyncio.get_running_loop().create_future()
        self.queue.push(thought)
        self._start_next()
        try:
            found: tuple[Any, float] = await thought.outcome
            return found
        finally:
            thought.cancelled = True
            if thought in self.queue:
                self.queue.remove(thought)

    def _start_next(self) -> None:
        """Start as many thoughts as there are free threads."""
        for executor in self._free:
            while self._free[executor] and not self._closed:
                thought = self._next(quick_only=executor is self._quick)
                if thought is None:
                    break
                self._start(thought, executor)

    def _next(self, quick_only: bool) -> QueuedJob | None:
        while (thought := self.queue.pop(quick_only)) is not None:
            assert isinstance(thought, QueuedJob)
            if thought.is_wanted():
                return thought
            thought.outcome.set_exception(Cancelled())
        return None

    def _start(self, thought: QueuedJob, executor: ThreadPoolExecutor) -> None:
        self._free[executor] -= 1
        self._under_way.add(thought)
        running = asyncio.get_running_loop().run_in_executor(executor, thought.run)
        running.add_done_callback(lambda done: self._finish(thought, executor, done))

    def _finish(
        self, thought: QueuedJob, executor: ThreadPoolExecutor, done: asyncio.Future[tuple[Any, float]]
    ) -> None:
        self._free[executor] += 1
        self._under_way.discard(thought)
        if not thought.outcome.done():
            if done.cancelled():
                thought.outcome.set_exception(Cancelled())
            elif (error := done.exception()) is not None:
                thought.outcome.set_exception(error)
            else:
                thought.outcome.set_result(done.result())
        elif not done.cancelled():
            done.exception()  # seen: nobody waits for it
        self._start_next()

    async def close(self) -> None:
        """Stop what is under way and wait for the threads."""
        self._closed = True
        for thought in self._under_way:
            thought.cancelled = True
        await asyncio.to_thread(self._shut_down)

    def _shut_down(self) -> None:
        for executor in self._free:
            executor.shutdown(wait=True, cancel_futures=True)
