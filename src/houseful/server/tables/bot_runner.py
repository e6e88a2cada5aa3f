"""Bots at the server's tables: they think in threads and are handed a seat, never the table.

A table has one decision under way at a time, and decisions are made in the order in which they were requested, so
each table gets its turn however many wait. A bot has no memory of its own: after a restart it goes on from the log.

Why did a bot play this move? Its random numbers come from a seed made of the deal's secret, the number of moves
played so far and the seat (`bot_seed`). A bot of the same level with the same seed chooses the same move again from
the same seat, unless its time ran out. The secret is published when the game is over, so anybody can check.
"""

import asyncio
import contextlib
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from houseful.bots.levels import make_bot
from houseful.bots.search.analysis import Budget, Thought, consider
from houseful.bots.seat import Seat
from houseful.bots.strength import level_like
from houseful.core.game import Move
from houseful.server.db.queries import now
from houseful.server.errors import NotSaved, Refused
from houseful.server.tables.history import decisions_of
from houseful.server.tables.live_table import LiveTable

LOG = structlog.get_logger()
HINT = Budget(rounds=4_000, seconds=1.5)
CACHE_SIZE = 500  # hints and levels
LIKE = "like"  # a stand-in about as strong as the person who left
RETRY_SECONDS = 0.5  # between attempts to read a table while the database is away


class Bots:
    """The threads that bots think in, and the requests for them."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "bot")
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by table
        self._hints: OrderedDict[tuple[str, int], asyncio.Future[Thought]] = OrderedDict()  # by table and ply
        self._levels: OrderedDict[tuple[str, int, int], str] = OrderedDict()  # of people who left
        self.decisions = 0
        self._closing = False

    @property
    def waiting(self) -> int:
        """The number of tables that wait for a bot."""
        return len(self._tasks)

    def is_thinking_at(self, table_id: str) -> bool:
        """Whether a bot's decision is under way at a table."""
        return table_id in self._tasks

    def warm_up(self, *tasks: Callable[[], None]) -> None:
        """Run something in the bots' threads before they think."""
        for task in tasks:
            self._threads.submit(task)

    def request(self, live: LiveTable) -> None:
        """Have a bot decide, if it is a bot's decision and none is under way."""
        if self._closing or live.id in self._tasks:
            return
        if live.bot_to_move(now()) is not None:
            self._tasks[live.id] = asyncio.create_task(self._decide_all(live))

    async def _decide_all(self, live: LiveTable) -> None:
        """Decide until it is a person's turn."""
        try:
            while (level := live.bot_to_move(now())) is not None:
                try:
                    await self._decide(live, level)
                except NotSaved:
                    await self._wait_for_database(live)
        except Refused as refused:
            LOG.info("bot.refused", table=live.id, reason=refused.key)
        except Exception:  # a bot that fails must not fail silently
            LOG.exception("bot.failed", table=live.id)
        finally:
            self._tasks.pop(live.id, None)

    async def _decide(self, live: LiveTable, level: str) -> None:
        ply, turn = live.ply, live.turn
        assert turn is not None
        seat, seed = Seat(live.table, turn), bot_seed(live.row.secret, live.table.ply, turn)
        loop = asyncio.get_running_loop()
        if level == LIKE:
            level = await self._level_like(live, turn)
        move = await loop.run_in_executor(self._threads, choose_move, level, seed, seat)
        if live.ply == ply and live.pending is None and live.bot_to_move(now()) is not None:
            await live.write(turn, "bot", move)
            self.decisions += 1

    async def _level_like(self, live: LiveTable, seat: int) -> str:
        """The level nearest to what a person has played so far; estimated once each time they leave."""
        moves = sum(entry.seat == seat and entry.kind == "move" for entry in live.entries)
        key = (live.id, seat, moves)
        if key not in self._levels:
            decisions = decisions_of(live.position, seat)
            run = asyncio.get_running_loop().run_in_executor
            self._levels[key] = await run(self._threads, level_like, live.table.definition, decisions)
            if len(self._levels) > CACHE_SIZE:
                self._levels.popitem(last=False)
        return self._levels[key]

    async def hint(self, live: LiveTable) -> Thought:
        """What a strong player thinks of the present decision; searched once for each ply."""
        assert live.turn is not None
        key = (live.id, live.ply)
        if key not in self._hints:
            run = asyncio.get_running_loop().run_in_executor
            self._hints[key] = run(self._threads, consider, Seat(live.table, live.turn), HINT)
            if len(self._hints) > CACHE_SIZE:
                self._hints.popitem(last=False)
        return await asyncio.shield(self._hints[key])

    async def _wait_for_database(self, live: LiveTable) -> None:
        """Wait until the table can be read again."""
        while live.outdated:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(Refused):
                await live.catch_up()

    async def close(self) -> None:
        """Let the threads finish, and discard what they decide."""
        self._closing = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)


def bot_seed(secret: str, moves: int, seat: int) -> int:
    """The seed of a bot's decision after so many moves of a game: 60 bits of a hash keyed by the deal's secret."""
    digest = hashlib.blake2b(f"{moves} {seat}".encode(), key=secret.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest) >> 4


def choose_move(level: str, seed: int, seat: Seat) -> Move:
    """One decision of a bot."""
    return make_bot(level, seed).choose(seat)
