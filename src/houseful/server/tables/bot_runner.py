"""Bots at the server's tables: they think in threads and are handed a seat, never the table.

A table has one decision under way at a time; `fair_queue` says whose turn it is to think. Bots among themselves think
only while somebody watches. A bot has no memory of its own: after a restart it goes on from the log.

Why did a bot play this move? Its random numbers come from a seed made of the deal's secret, the number of moves
played so far and the seat (`bot_seed`). A bot of the same level with the same seed chooses the same move again from
the same seat, unless its time ran out. The secret is published when the game is over, so anybody can check.
"""

import asyncio
import contextlib
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import structlog

from houseful.bots.levels import make_bot
from houseful.bots.search.analysis import Cancelled, Thought, consider
from houseful.bots.seat import Seat
from houseful.bots.strength import Decision, level_like
from houseful.core.game import Move
from houseful.host.deciding import HINT
from houseful.host.history import decisions_of
from houseful.server.db.queries import now
from houseful.server.errors import NotSaved, Refused, Stale
from houseful.server.limits import Limits
from houseful.server.tables.attention import bots_alone, is_watched, owner_of
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.thinking import HINT_LEVEL, LIKE, Thinking

LOG = structlog.get_logger()

CACHE_SIZE = 500  # hints and levels
RETRY_SECONDS = 0.5  # between attempts to read a table while the database is away


class UnderWay:
    """A bot's decision that is being made."""

    def __init__(self, live: LiveTable) -> None:
        self.owner, self.alone = owner_of(live), bots_alone(live)
        self.ply, self.since = live.ply, now()
        self.is_thinking = True  # else its move is being written
        self.task: asyncio.Task[None]


class Bots:
    """The decisions that bots have to make, and the hints that people ask for."""

    def __init__(self, limits: Limits | None = None, threads: int = 0) -> None:
        self._limits = limits or Limits()
        self.thinking = Thinking(threads)
        self._under_way: dict[str, UnderWay] = {}  # by table
        self._held: dict[str, LiveTable] = {}  # tables of bots alone that wait until another one is over
        self._hints: OrderedDict[tuple[str, int], asyncio.Future[Thought]] = OrderedDict()  # by table and ply
        self._levels: OrderedDict[tuple[str, int, int], str] = OrderedDict()  # of people who left
        self.decisions = 0
        self._closing = False

    @property
    def waiting(self) -> int:
        """The number of tables that wait for a bot."""
        return len(self._under_way)

    @property
    def held(self) -> int:
        """The number of tables of bots alone that wait because too many of them play."""
        return len(self._held)

    def is_thinking_at(self, table_id: str) -> bool:
        """Whether a bot's decision is under way at a table."""
        return table_id in self._under_way

    def under_way_since(self, moment: int) -> list[str]:
        """The tables whose present decision has been under way since then."""
        return [table_id for table_id, one in self._under_way.items() if one.since <= moment]

    def warm_up(self, *tasks: Callable[[], None]) -> None:
        """Run something in the bots' threads before they think."""
        self.thinking.warm_up(*tasks)

    # Decisions

    def request(self, live: LiveTable) -> None:
        """Have a bot decide, if it is a bot's decision and none is under way."""
        self.drop_outdated(live)
        if self._closing or live.id in self._under_way or live.bot_to_move(now()) is None:
            return
        if not bots_alone(live) or self._may_begin(live):
            under_way = self._under_way[live.id] = UnderWay(live)
            under_way.task = asyncio.create_task(self._decide_all(live, under_way))

    def drop_outdated(self, live: LiveTable) -> None:
        """Stop thinking about a position that is gone: a move was taken back, or another worker has decided."""
        found = self._under_way.get(live.id)
        if found is not None and found.is_thinking and found.ply != live.ply:
            del self._under_way[live.id]
            found.task.cancel()

    def _may_begin(self, live: LiveTable) -> bool:
        """Whether bots may play among themselves now; if too many do, the table is held until another is over."""
        self._held.pop(live.id, None)
        if not is_watched(live, now()):
            return False
        own, everybody = self._limits.own_bot_tables, self._limits.bot_tables
        mine, all_of_them = self._bot_tables(owner_of(live))
        if (own and mine >= own) or (everybody and all_of_them >= everybody):
            self._held[live.id] = live
            return False
        return True

    def _bot_tables(self, person: str) -> tuple[int, int]:
        """How many tables of bots alone are playing here: a person's own, and all."""
        owners = [one.owner for one in self._under_way.values() if one.alone]
        return owners.count(person), len(owners)

    def check_bot_table(self, person: str) -> None:
        """Refuse a new table of bots alone to a person who has too many, or while too many play here."""
        held = [owner_of(live) for live in self._held.values()]
        mine, all_of_them = self._bot_tables(person)
        self._limits.check("own_bot_tables", mine + held.count(person) + 1)
        self._limits.check("bot_tables", all_of_them + len(held) + 1)

    async def _decide_all(self, live: LiveTable, under_way: UnderWay) -> None:
        """Decide until it is a person's turn, or nobody watches bots among themselves."""
        try:
            while await self._decide_next(live, under_way):
                pass
        except Refused as refused:
            LOG.info("bot.refused", table=live.id, reason=refused.key)
        except Exception:  # a bot that fails must not fail silently
            LOG.exception("bot.failed", table=live.id)
        finally:
            if self._under_way.get(live.id) is under_way:
                del self._under_way[live.id]
            for other in list(self._held.values()):
                self.request(other)

    async def _decide_next(self, live: LiveTable, under_way: UnderWay) -> bool:
        """Make one decision; whether there may be another."""
        level = live.bot_to_move(now())
        is_new, under_way.alone = not under_way.alone, bots_alone(live)  # people leave and come back
        if level is None or (under_way.alone and not (self._may_begin(live) if is_new else is_watched(live, now()))):
            return False
        try:
            return await self._decide(live, level, under_way)
        except NotSaved:
            await self._wait_for_database(live)
            return True

    async def _decide(self, live: LiveTable, level: str, under_way: UnderWay) -> bool:
        ply, turn = live.ply, live.turn
        assert turn is not None
        under_way.ply, under_way.since, under_way.is_thinking = ply, now(), True
        seat, seed = Seat(live.table, turn), bot_seed(live.row.secret, live.table.ply, turn)
        try:
            if level == LIKE:
                level = await self._level_like(live, turn)
            move = await self.thinking.think_about(live, level, partial(choose_move, level, seed, seat))
        except Cancelled:
            return False
        under_way.is_thinking = False
        if live.ply != ply:
            return False  # another worker has decided, and goes on
        if live.pending is None and live.bot_to_move(now()) is not None:
            await live.write(turn, "bot", move)
            self.decisions += 1
        return True

    async def _level_like(self, live: LiveTable, seat: int) -> str:
        """The level nearest to what a person has played so far; estimated once each time they leave."""
        moves = sum(entry.seat == seat and entry.kind == "move" for entry in live.entries)
        key = (live.id, seat, moves)
        if key not in self._levels:
            decisions = until_closed(decisions_of(live.position, seat), lambda: self._closing)
            work = partial(level_like, live.table.definition, decisions)
            self._levels[key] = await self.thinking.think_about(live, LIKE, work)
            if len(self._levels) > CACHE_SIZE:
                self._levels.popitem(last=False)
        return self._levels[key]

    async def _wait_for_database(self, live: LiveTable) -> None:
        """Wait until the table can be read again."""
        while live.outdated:
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(Refused):
                await live.catch_up()

    # Hints

    async def hint(self, live: LiveTable) -> Thought:
        """What a strong player thinks of the present decision; searched once for each ply."""
        assert live.turn is not None
        key = (live.id, live.ply)
        if key not in self._hints:
            work = partial(consider, Seat(live.table, live.turn), HINT)
            self._hints[key] = asyncio.ensure_future(self.thinking.think_about(live, HINT_LEVEL, work))
            self._hints[key].add_done_callback(lambda done: self._forget_failed(key, done))
            if len(self._hints) > CACHE_SIZE:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except Cancelled:
            raise Stale(live.ply) from None

    def _forget_failed(self, key: tuple[str, int], done: asyncio.Future[Thought]) -> None:
        if done.cancelled() or done.exception() is not None:
            self._hints.pop(key, None)

    async def close(self) -> None:
        """Stop thinking, and discard what was found."""
        self._closing = True
        self._held.clear()
        for one in list(self._under_way.values()):
            one.task.cancel()
        for hint in list(self._hints.values()):
            hint.cancel()
        await self.thinking.close()


def until_closed(decisions: Iterable[Decision], is_closing: Callable[[], bool]) -> Iterator[Decision]:
    """A player's decisions one by one; Cancelled when the server closes, because comparing them takes seconds."""
    for decision in decisions:
        if is_closing():
            raise Cancelled
        yield decision


def bot_seed(secret: str, moves: int, seat: int) -> int:
    """The seed of a bot's decision after so many moves of a game: 60 bits of a hash keyed by the deal's secret."""
    digest = hashlib.blake2b(f"{moves} {seat}".encode(), key=secret.encode()[:64], digest_size=8).digest()
    return int.from_bytes(digest) >> 4


def choose_move(level: str, seed: int, seat: Seat) -> Move:
    """One decision of a bot."""
    return make_bot(level, seed).choose(seat)
