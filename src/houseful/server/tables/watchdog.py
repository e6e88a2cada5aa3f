"""The watchdog: a periodic scan for bots that were not requested, clocks that ran out, games whose worker is gone."""

import asyncio

import structlog
from sqlalchemy import func, or_, select

from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.worker_messages import WorkerMessages

LOG = structlog.get_logger()
SCAN_SECONDS = 5.0
GRACE = 15_000  # milliseconds that another worker has to decide before this one does
SELDOM = 3_600_000  # milliseconds between looks at a game that waits for a person without a clock


class Watchdog:
    """Keeps games going that nothing else would."""

    def __init__(self, db: Database, registry: TableRegistry, messages: WorkerMessages) -> None:
        self._db, self._registry, self._messages = db, registry, messages
        self.next_looks: dict[str, tuple[int, int]] = {}  # table: its ply at the last look, when to look again

    async def run(self) -> None:
        """Scan every few seconds until cancelled; the first scan after a start waits for no other worker."""
        grace = 0
        while True:
            try:
                await self.scan(grace)
                grace = GRACE
            except Exception:  # the database may be away for a while
                LOG.exception("watchdog.scan_failed")
            self._messages.publish_alive()
            self._messages.drop_silent_workers()
            await asyncio.sleep(SCAN_SECONDS)

    async def scan(self, grace: int) -> None:
        """Look at every game that may be waiting for something else than a person."""
        moment = now()
        games = await self._candidates()
        known = self.next_looks
        self.next_looks = {table_id: known[table_id] for table_id, _ in games if table_id in known}
        for table_id, ply in games:
            last_ply, due = self.next_looks.get(table_id, (-1, 0))
            if ply == last_ply and moment < due:
                continue
            try:
                live = await self._registry.live(table_id)
            except Exception:  # one table that cannot be read must not stop the others
                LOG.exception("table.read_failed", table=table_id)
                continue
            if moment - live.position.decision_began() >= grace or live.position.has_unrecorded_end():
                self._registry.scheduler.schedule(live)
            self.next_looks[table_id] = (ply, next_look(live, moment, grace))

    async def _candidates(self) -> list[tuple[str, int]]:
        """Running games with a bot, an empty or left seat or a clock, and their ply."""
        tables, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c
        played_by_bot = select(1).where(
            seats.table_id == tables.id, or_(seats.level.is_not(None), seats.away, seats.person.is_(None))
        )
        ply = select(func.coalesce(func.max(entries.ply), 0)).where(entries.table_id == tables.id)
        query = select(tables.id, ply.scalar_subquery()).where(
            tables.stage == "playing", or_(tables.clock != "none", played_by_bot.exists())
        )
        async with self._db.reading() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]


def next_look(live: LiveTable, moment: int, grace: int) -> int:
    """When a game needs another look if nothing happens there."""
    if live.bot_to_move(moment) is not None:
        return moment + grace
    left = live.clock.time_left(live.turn, moment) if live.turn is not None else None
    return moment + (SELDOM if left is None else left)
