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
from houseful.server.cluster.pubsub import Bus
from houseful.server.db.engine import Store
from houseful.server.db.move_log import Journal, PostgresWriter, SqliteWriter
from houseful.server.people import People
from houseful.server.rate_limit import Limits
from houseful.server.settings import Settings
from houseful.server.tables.bot_runner import Bots, think
from houseful.server.tables.chat import Chats
from houseful.server.tables.registry import Hall
from houseful.server.tables.seating import Lobby

LOG = structlog.get_logger()


class House:
    """One server process."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.worker = uuid.uuid4().hex
        self.store = Store(settings)
        writer = PostgresWriter(self.store, self.worker) if settings.shared else SqliteWriter(settings)
        self.journal = Journal(writer)
        self.bots = Bots()
        self.bus = Bus(channels, self.worker, settings.shared)
        self.hall = Hall(self.store, self.journal, self.bots, self.bus)
        self.people = People(self.store)
        self.lobby = Lobby(self.hall)
        self.chats = Chats(self.hall)
        self.limits = Limits(4 * settings.rate, settings.rate)
        self.ready = False
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Migrate, load the rules, listen, go on with the games; bots learn to think while people come in."""
        await self.store.open()
        await asyncio.to_thread(warm_rules)
        spare_the_collector()
        self.bots.prepare(*(partial(warm_bots, name) for name in NAMES), spare_the_collector)
        await self.bus.listen(self.hall.hear, self.hall.missed)
        self._keeper = asyncio.create_task(self.hall.keep())
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
        await self.bus.close()
        await self.journal.close()
        await self.hall.close()
        await self.store.close()
        LOG.info("server.closed", worker=self.worker)


def spare_the_collector() -> None:
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
        table = deal(game, game.players[-1], 0, None, {})
        table.play(table.legal()[0])
        table.views([*range(table.players), None])
        table.redeal(0, 0)
        table.scores()


def warm_bots(name: str) -> None:
    """The same for what bots think with in a game: judgement, and search."""
    game = find_game(name)
    table = deal(game, game.players[-1], 0, None, {})
    for level in ("novice", "expert"):
        think(level, Seat(table, table.turn or 0))
