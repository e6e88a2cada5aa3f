"""Bots at the server's tables: they think in threads and are handed a seat, never the table.

A table asks for one decision at a time and decisions are made in the order in which they were asked for, so
however many tables wait, each gets its turn. A bot has no memory of its own: after a restart it goes on from
the journal.
"""

import asyncio
import contextlib
import os
import secrets
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
from houseful.server.tables.live_table import LiveTable

LOG = structlog.get_logger()
HINT = Budget(rounds=4_000, seconds=1.5)
MOST_THOUGHTS = 500  # kept for those who ask again
LIKE = "like"  # a stand-in about as strong as the one who left
AGAIN = 0.5  # seconds before a bot looks whether the database is back


class Bots:
    """The threads that bots think in."""

    def __init__(self, threads: int | None = None) -> None:
        self._threads = ThreadPoolExecutor(threads or max(1, (os.cpu_count() or 2) - 1), "bot")
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._thoughts: OrderedDict[tuple[str, int], asyncio.Future[Thought]] = OrderedDict()
        self._levels: OrderedDict[tuple[str, int, int], str] = OrderedDict()  # of those who left
        self.decisions = 0
        self._closing = False

    @property
    def waiting(self) -> int:
        """How many tables wait for a bot."""
        return len(self._thinking)

    def thinking_at(self, table_id: str) -> bool:
        """Whether a bot has been asked there."""
        return table_id in self._thinking

    def prepare(self, *tasks: Callable[[], None]) -> None:
        """Have something done in the bots' threads before they think."""
        for task in tasks:
            self._threads.submit(task)

    def ask(self, live: LiveTable) -> None:
        """Have a bot decide, if it is a bot's decision."""
        if self._closing or live.id in self._thinking:
            return
        if live.stand_in(now()) is not None:
            self._thinking[live.id] = asyncio.create_task(self._decide(live))

    async def _decide(self, live: LiveTable) -> None:
        try:
            while (level := live.stand_in(now())) is not None:
                try:
                    await self._decide_once(live, level)
                except NotSaved:
                    await self._wait_for_database(live)
        except Refused as refused:
            LOG.info("bot.refused", table=live.id, reason=refused.key)
        except Exception:  # a bot that fails must not fail silently
            LOG.exception("bot.failed", table=live.id)
        finally:
            self._thinking.pop(live.id, None)

    async def _decide_once(self, live: LiveTable, level: str) -> None:
        ply, turn = live.ply, live.turn
        assert turn is not None
        seat = Seat(live.table, turn)
        loop = asyncio.get_running_loop()
        if level == LIKE:
            level = await self._level_like(live, turn)
        move = await loop.run_in_executor(self._threads, think, level, seat)
        if live.ply == ply and live.pending is None and live.stand_in(now()) is not None:
            await live.written(turn, "bot", move)
            self.decisions += 1

    async def _level_like(self, live: LiveTable, seat: int) -> str:
        """The level nearest to what somebody has played so far; found once each time they leave."""
        mine = sum(entry.seat == seat and entry.kind == "move" for entry in live.entries)
        asked = (live.id, seat, mine)
        if asked not in self._levels:
            decisions = live.decisions(seat)
            work = asyncio.get_running_loop().run_in_executor
            self._levels[asked] = await work(self._threads, level_like, live.table.definition, decisions)
            if len(self._levels) > MOST_THOUGHTS:
                self._levels.popitem(last=False)
        return self._levels[asked]

    async def hint(self, live: LiveTable) -> Thought:
        """What a strong player thinks of the decision that a table waits for; thought once for each ply."""
        assert live.turn is not None
        asked = (live.id, live.ply)
        if asked not in self._thoughts:
            work = asyncio.get_running_loop().run_in_executor
            self._thoughts[asked] = work(self._threads, consider, Seat(live.table, live.turn), HINT)
            if len(self._thoughts) > MOST_THOUGHTS:
                self._thoughts.popitem(last=False)
        return await asyncio.shield(self._thoughts[asked])

    async def _wait_for_database(self, live: LiveTable) -> None:
        """Go on when what is written can be read again."""
        while live.broken:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(Refused):
                await live.catch_up(live)

    async def close(self) -> None:
        """Let the threads finish their thought, and throw it away; meanwhile the server goes on."""
        self._closing = True
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)


def think(level: str, seat: Seat) -> Move:
    """One decision of a bot."""
    return make_bot(level, secrets.randbits(60)).choose(seat)
