"""The parts of a server process, opened and closed in order."""

import asyncio
import gc
import uuid
from collections.abc import Awaitable
from functools import cache, partial

import structlog

from houseful.bots.seat import Seat
from houseful.core.table import deal
from houseful.games import NAMES, find_game
from houseful.server.cluster.notices import Notices
from houseful.server.cluster.pubsub import PubSub
from houseful.server.cluster.workers import Workers
from houseful.server.db.engine import Database
from houseful.server.db.heartbeat import Heartbeat
from houseful.server.db.move_log import MoveLog
from houseful.server.db.move_writers import PostgresWriter, SqliteWriter
from houseful.server.packs.store import Packs
from houseful.server.people import People
from houseful.server.quotas import Quotas
from houseful.server.readiness import Readiness
from houseful.server.reminders.messenger import Messenger
from houseful.server.reminders.turn_watch import TurnWatch
from houseful.server.settings import Settings
from houseful.server.sheets import Sheets
from houseful.server.tables.bot_runner import Bots, choose_move
from houseful.server.tables.chat import Chats
from houseful.server.tables.creation import TableCreation
from houseful.server.tables.endings import GameEndings
from houseful.server.tables.exclusion import Exclusion
from houseful.server.tables.lists import TableLists
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.rematch import Rematches
from houseful.server.tables.scheduling import Scheduler
from houseful.server.tables.seating import Seating
from houseful.server.tables.undo_requests import UndoRequests
from houseful.server.tables.waiting_room import WaitingRoom
from houseful.server.tables.watchdog import Watchdog
from houseful.server.tables.worker_messages import WorkerMessages
from houseful.server.ws.open_sockets import OpenSockets

LOG = structlog.get_logger()
CLOSE_SECONDS = 1.0  # for everything; a database that hangs, and threads that compile, may take longer


class Services:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = uuid.uuid4().hex
        self.db = Database(settings)
        self.readiness = Readiness(self.db)
        writer = PostgresWriter(self.db, self.worker) if settings.shared else SqliteWriter(self.db)
        self.move_log = MoveLog(writer)
        self.bots = Bots(settings.limits, settings.bot_threads)
        self.pubsub = PubSub(settings, self.worker)
        self.endings = GameEndings(self.db, self.pubsub)
        self.packs = Packs(self.db)
        self.heartbeat = Heartbeat(self.db)
        scheduler = Scheduler(self.bots, self.endings, Workers(self.worker), settings.shared)
        self.registry = TableRegistry(
            self.db, self.move_log, self.pubsub, scheduler, self.packs, self.heartbeat.outages
        )
        self.open_sockets = OpenSockets(self.db, self.pubsub)
        self.worker_messages = WorkerMessages(self.registry, self.open_sockets.close_tokens)
        self.watchdog = Watchdog(self.registry, self.bots, self.worker_messages)
        self.notices = Notices(self.db, self.worker_messages.receive)
        self.people = People(self.db, settings.limits)
        self.creation = TableCreation(self.registry)
        self.seating = Seating(self.registry)
        self.waiting_room = WaitingRoom(self.registry)
        self.undo_requests = UndoRequests(self.registry)
        self.exclusion = Exclusion(self.registry)
        self.rematches = Rematches(self.registry, self.endings)
        self.lists = TableLists(self.registry)
        self.chats = Chats(self.registry)
        self.sheets = Sheets(self.db)
        self.quotas = Quotas(settings.limits, settings.rate)
        self.turn_watch = TurnWatch(self.registry, Messenger(self.db))
        self.ready = False
        self._scanning: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Migrate the database, load the rules, subscribe, resume running games; bots warm up in their threads."""
        self.db.hold()
        await self.db.open()
        await self.heartbeat.open(self.open_sockets.close_banned)
        await asyncio.to_thread(warm_rules)
        freeze_gc()
        self.bots.warm_up(*(partial(warm_bots, name) for name in NAMES), freeze_gc)
        await self.pubsub.listen(self.worker_messages.receive, self.worker_messages.on_reconnect)
        running = (self.watchdog, self.notices, self.turn_watch)
        self._scanning = [asyncio.create_task(part.run()) for part in running]
        self.ready = True
        LOG.info("server.open", database=self.settings.database.get_backend_name(), worker=self.worker)

    async def close(self) -> None:
        """Write what is waiting, then close everything; what does not close in time is left behind."""
        self.ready = False
        self.readiness.close()
        for task in self._scanning:
            task.cancel()
        end = asyncio.get_running_loop().time() + CLOSE_SECONDS
        bots = asyncio.create_task(self.bots.close())
        await asyncio.sleep(0)  # from now on they decide nothing more
        await finish("pubsub", self.pubsub.close(), end)
        await finish("move_log", self.move_log.close(), end)
        await finish("endings", self.endings.close(), end)
        await finish("packs", self.packs.close(), end)
        for task in self._scanning:
            await finish("watchdog", task, end)
        await finish("bots", bots, end)
        await finish("heartbeat", self.heartbeat.close(), end)
        await finish("database", self.db.close(), end)
        LOG.info("server.closed", worker=self.worker)


async def finish(part: str, work: Awaitable[None], end: float) -> None:
    """Wait for a part of the server to close, at most until a time of the event loop's clock."""
    closing = asyncio.ensure_future(work)
    left = max(0.1, end - asyncio.get_running_loop().time())
    await asyncio.wait({closing}, timeout=left)
    if not closing.done():
        LOG.warning("server.part_not_closed", part=part)
    elif not closing.cancelled() and (error := closing.exception()):
        LOG.error("server.close_failed", part=part, exc_info=error)


def freeze_gc() -> None:
    """Exempt everything loaded so far from garbage collection (gc.freeze), and collect less often.

    Tables and sockets are freed without it; what libraries leave behind in cycles is found within minutes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def warm() -> None:
    """Compile or load all rules and bots."""
    warm_rules()
    for name in NAMES:
        warm_bots(name)


@cache
def warm_rules() -> None:
    """Compile or load every game's rules, once in a process, so that no request waits for them."""
    for name in NAMES:
        game = find_game(name)
        table = deal(game, game.rules.players[-1], 0, None, {})
        table.play(table.legal()[0])
        table.views([*range(table.players), None])
        table.redeal(0, 0)
        table.scores()


@cache
def warm_bots(name: str) -> None:
    """Compile or load what bots need in a game, once in a process: evaluation and search."""
    game = find_game(name)
    table = deal(game, game.rules.players[-1], 0, None, {})
    for level in ("novice", "expert"):
        choose_move(level, 0, Seat(table, table.turn or 0))
