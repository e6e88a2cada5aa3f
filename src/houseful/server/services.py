"""The house: everything a server process consists of, opened and closed in order."""

import asyncio
import contextlib
import gc
import uuid
from functools import partial

import structlog
from litestar.channels import ChannelsPlugin

from houseful.bots.seat import Seat
from houseful.core.table import deal
from houseful.games import NAMES, find_game
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db.engine import Database
from houseful.server.db.move_log import MoveLog, PostgresWriter, SqliteWriter
from houseful.server.people import People
from houseful.server.rate_limit import RateLimiter
from houseful.server.settings import Settings
from houseful.server.tables.bot_runner import Bots, think
from houseful.server.tables.chat import Chats
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.seating import Seating

LOG = structlog.get_logger()


class Services:
    """One server process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.worker = uuid.uuid4().hex
        self.db = Database(settings)
        writer = PostgresWriter(self.db, self.worker) if settings.shared else SqliteWriter(settings)
        self.move_log = MoveLog(writer)
        self.bots = Bots()
        self.pubsub = PubSub(channels, self.worker, settings.shared)
        self.registry = TableRegistry(self.db, self.move_log, self.bots, self.pubsub)
        self.people = People(self.db)
        self.seating = Seating(self.registry)
        self.chats = Chats(self.registry)
        self.rate_limiter = RateLimiter(4 * settings.rate, settings.rate)
        self.ready = False
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate, load the rules, listen, go on with the games; bots learn to think while people come in."""
        await self.db.open()
        await asyncio.to_thread(warm_rules)
        freeze_gc()
        self.bots.prepare(*(partial(warm_bots, name) for name in NAMES), freeze_gc)
        await self.pubsub.listen(self.registry.hear, self.registry.missed)
        self._keeper = asyncio.create_task(self.registry.keep())
        self.ready = True
        LOG.info("server.open", database=self.settings.database.get_backend_name(), worker=self.worker)

    async def close(self) -> None:
        """Write what is on its way, then close everything."""
        self.ready = False
        if self._keeper is not None:
            self._keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeper
        await self.bots.close()
        await self.pubsub.close()
        await self.move_log.close()
        await self.registry.close()
        await self.db.close()
        LOG.info("server.closed", worker=self.worker)


def freeze_gc() -> None:
    """What is loaded now stays: the garbage collector need not walk it again and again while people wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def warm() -> None:
    """Compile or load everything."""
    warm_rules()
    for name in NAMES:
        warm_bots(name)


def warm_rules() -> None:
    """Compile or load every game's rules before a visitor waits for them."""
    for name in NAMES:
        game = find_game(name)
        table = deal(game, game.rules.players[-1], 0, None, {})
        table.play(table.legal()[0])
        table.views([*range(table.players), None])
        table.redeal(0, 0)
        table.scores()


def warm_bots(name: str) -> None:
    """The same for what bots think with in a game: judgement, and search."""
    game = find_game(name)
    table = deal(game, game.rules.players[-1], 0, None, {})
    for level in ("novice", "expert"):
        think(level, Seat(table, table.turn or 0))
