"""The parts of a server process, opened and closed in order."""

import asyncio
import contextlib
import gc
import uuid
from functools import partial

import structlog

from houseful.bots.seat import Seat
from houseful.core.table import deal
from houseful.games import NAMES, find_game
from houseful.server.cluster.notices import Notices
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db.engine import Database
from houseful.server.db.move_log import MoveLog, PostgresWriter, SqliteWriter
from houseful.server.people import People
from houseful.server.rate_limit import RateLimiter
from houseful.server.settings import Settings
from houseful.server.tables.bot_runner import Bots, choose_move
from houseful.server.tables.chat import Chats
from houseful.server.tables.creation import TableCreation
from houseful.server.tables.endings import GameEndings
from houseful.server.tables.lists import TableLists
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.rematch import Rematches
from houseful.server.tables.scheduling import Scheduler
from houseful.server.tables.seating import Seating
from houseful.server.tables.watchdog import Watchdog
from houseful.server.tables.worker_messages import WorkerMessages

LOG = structlog.get_logger()


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = uuid.uuid4().hex
        self.db = Database(settings)
        writer = PostgresWriter(self.db, self.worker) if settings.shared else SqliteWriter(settings)
        self.move_log = MoveLog(writer)
        self.bots = Bots()
        self.pubsub = PubSub(settings, self.worker)
        self.endings = GameEndings(self.db, self.pubsub)
        self.registry = TableRegistry(self.db, self.move_log, self.pubsub, Scheduler(self.bots, self.endings))
        self.worker_messages = WorkerMessages(self.registry)
        self.watchdog = Watchdog(self.db, self.registry, self.worker_messages)
        self.notices = Notices(self.db, self.worker_messages.receive)
        self.people = People(self.db)
        self.creation = TableCreation(self.registry)
        self.seating = Seating(self.registry)
        self.rematches = Rematches(self.registry, self.endings)
        self.lists = TableLists(self.registry)
        self.chats = Chats(self.registry)
        self.rate_limiter = RateLimiter(4 * settings.rate, settings.rate)
        self.ready = False
        self._scanning: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Migrate the database, load the rules, subscribe, resume running games; bots warm up in their threads."""
        await self.db.open()
        await asyncio.to_thread(warm_rules)
        freeze_gc()
        self.bots.warm_up(*(partial(warm_bots, name) for name in NAMES), freeze_gc)
        await self.pubsub.listen(self.worker_messages.receive, self.worker_messages.on_reconnect)
        self._scanning = [asyncio.create_task(self.watchdog.run()), asyncio.create_task(self.notices.run())]
        self.ready = True
        LOG.info("server.open", database=self.settings.database.get_backend_name(), worker=self.worker)

    async def close(self) -> None:
        """Write what is waiting, then close everything."""
        self.ready = False
        for task in self._scanning:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.bots.close()
        await self.pubsub.close()
        await self.move_log.close()
        await self.endings.close()
        await self.db.close()
        LOG.info("server.closed", worker=self.worker)


def freeze_gc() -> None:
    """Exempt everything loaded so far from garbage collection (gc.freeze), and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def warm() -> None:
    """Compile or load all rules and bots."""
    warm_rules()
    for name in NAMES:
        warm_bots(name)


def warm_rules() -> None:
    """Compile or load every game's rules, so that no request waits for them."""
    for name in NAMES:
        game = find_game(name)
        table = deal(game, game.rules.players[-1], 0, None, {})
        table.play(table.legal()[0])
        table.views([*range(table.players), None])
        table.redeal(0, 0)
        table.scores()


def warm_bots(name: str) -> None:
    """Compile or load what bots need in a game: evaluation and search."""
    game = find_game(name)
    table = deal(game, game.rules.players[-1], 0, None, {})
    for level in ("novice", "expert"):
        choose_move(level, 0, Seat(table, table.turn or 0))
