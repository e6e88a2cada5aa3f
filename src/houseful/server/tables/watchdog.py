"""The watchdog: finds games that nothing else would keep going, because a clock ran out or a worker is gone.

A running game that may need something has a time in its row at which to look at it (`due`). An index leads to those
whose time has come, so a table that nobody plays at costs nothing: it stays on disk. While a worker thinks about a
table for long, it moves that time ahead again and again; when it is gone, another finds the table.
"""

import asyncio
import contextlib

import msgspec
import structlog
from sqlalchemy import bindparam, select

from houseful.server.db import schema
from houseful.server.db.queries import now
from houseful.server.tables.attention import bots_alone, plays
from houseful.server.tables.bot_runner import Bots
from houseful.server.tables.live_table import LiveTable
from houseful.server.tables.pauses import is_paused
from houseful.server.tables.registry import TableRegistry
from houseful.server.tables.scheduling import CLAIM, GRACE
from houseful.server.tables.sweeper import Sweeper
from houseful.server.tables.worker_messages import WorkerMessages

LOG = structlog.get_logger()
SCAN_SECONDS = 5.0
MOST_DUE = 500  # tables of one scan
MOST_OPENED = 50  # of them that have to be read from disk
LONG_THOUGHT = 5_000  # milliseconds after which a worker says that it is thinking
HOUR = 3_600_000  # milliseconds: the least between looks at a game that waits for a person without a clock
SOON = 600_000  # milliseconds: the least between looks at a game in case another seat's clock is the next to run out
CLOSE_SECONDS = 1.0  # to leave games to other workers

SET_DUE = (
    schema.tables.update()
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.due == bindparam("seen"))
    .values(due=bindparam("following"))
)


class Watchdog:
    """Keeps games going that nothing else would."""

    def __init__(self, registry: TableRegistry, bots: Bots, messages: WorkerMessages) -> None:
        self._db, self._registry, self._bots, self._messages = registry.db, registry, bots, messages
        self.sweeper = Sweeper(registry)

    async def run(self) -> None:
        """Scan every few seconds and sweep once a day until cancelled; then leave unfinished thoughts to others."""
        try:
            await asyncio.gather(self._scan_again_and_again(), self.sweeper.run())
        finally:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._set_due(self._bots.under_way_since(now()), now())

    async def _scan_again_and_again(self) -> None:
        grace = 0  # the first scan after a start waits for no other worker
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
        """Look at every game that is due, and at those that somebody watches here."""
        moment = now()
        await self._set_due(self._bots.under_way_since(moment - LONG_THOUGHT), moment + CLAIM)
        await self._look_at_due(moment, grace)
        await self._look_at_watched(moment, grace)

    # Tables that are due

    async def _look_at_due(self, moment: int, grace: int) -> None:
        alone = not self._db.settings.shared and grace == 0  # whoever claimed a table was the server before this one
        opened, looks = 0, []
        for table_id, due in await self._due(moment + CLAIM if alone else moment):
            is_late = moment - due > 2 * GRACE  # the worker that looks after it does not
            if not is_late and not self._registry.scheduler.workers.looks_after_table(table_id):
                continue
            is_open = table_id in self._registry.live_tables
            opened += not is_open
            if opened > MOST_OPENED:
                break
            following = await self._look_at(table_id, moment, grace)
            looks.append({"table": table_id, "seen": due, "following": following})
            if not is_open:
                self._registry.release(table_id)
        if looks:
            async with self._db.writing() as connection:
                await connection.execute(SET_DUE, looks)

    async def _due(self, moment: int) -> list[tuple[str, int]]:
        """Running games whose time has come, and when it came; the longest due first."""
        tables = schema.tables.c
        query = select(tables.id, tables.due).where(tables.due <= moment, tables.stage == "playing")
        async with self._db.reading() as connection:
            found = await connection.execute(query.order_by(tables.due).limit(MOST_DUE))
            return [(row[0], row[1]) for row in found]

    async def _look_at(self, table_id: str, moment: int, grace: int) -> int | None:
        """Have a table's bot decide or its end written, if that is due; return when to look again."""
        try:
            live = await self._registry.live(table_id)
            self._registry.scheduler.resume(live, grace)
            return next_look(live, moment)
        except Exception:  # one table that cannot be read must not stop the others
            LOG.exception("table.read_failed", table=table_id)
            return moment + HOUR

    async def _set_due(self, table_ids: list[str], due: int) -> None:
        tables = schema.tables.c
        for first in range(0, len(table_ids), MOST_DUE):
            part = tables.id.in_(table_ids[first : first + MOST_DUE])
            async with self._db.writing() as connection:
                await connection.execute(schema.tables.update().where(part).values(due=due))

    # Tables that somebody watches here

    async def _look_at_watched(self, moment: int, grace: int) -> None:
        """Go on with games that people watch here if nobody else does; keep a waiting table whose host is there."""
        hosted = []
        for live in [live for live in self._registry.live_tables.values() if live.delivery.watchers]:
            if is_hosted(live) and moment - live.row.touched > HOUR:
                live.position.row = msgspec.structs.replace(live.row, touched=moment)
                hosted.append(live.id)
            began = live.position.decision_began()
            is_waiting = live.bot_to_move(moment) is not None and not self._registry.scheduler.is_busy(live)
            if is_waiting and moment - began >= grace:
                await self._look_at(live.id, moment, grace)
        if hosted:
            async with self._db.writing() as connection:
                mine = schema.tables.c.id.in_(hosted)
                await connection.execute(schema.tables.update().where(mine).values(touched=moment))


def is_hosted(live: LiveTable) -> bool:
    """Whether the host of a table that has not started is there."""
    return live.row.stage == "waiting" and live.row.host in live.delivery.present()


def next_look(live: LiveTable, moment: int) -> int | None:
    """When a game needs another look if nothing happens there; None: when somebody asks for it.

    Bots among themselves go on when somebody looks. Without a clock a look is only needed in case a worker ends
    between a person's move and the bot's answer: the longer nothing has happened, the rarer.
    """
    if live.position.has_unrecorded_end():
        return moment + GRACE
    if live.turn is None or live.row.stage != "playing" or is_paused(live.row):
        return None
    if live.bot_to_move(moment) is not None:
        return None if bots_alone(live) else moment + GRACE
    left = live.clock.time_left(live.turn, moment)
    if left is not None:
        others = [live.clock.time_left(seat.number, moment) or 0 for seat in live.seats]
        return moment + min(left, max(SOON, min(others)))
    if all(map(plays, live.seats)):
        return None
    return moment + max(HOUR, moment - live.position.decision_began())
