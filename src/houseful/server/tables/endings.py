"""Finished games: writes how they ended into their rows, several at a time.

The log says already that a game is over, so the row can wait a moment for those of other tables. If writing fails,
the next look at the table has it done again.
"""

import asyncio

import msgspec
import structlog

from houseful.server.cluster.messages import SeatsChanged
from houseful.server.cluster.pubsub import PubSub
from houseful.server.db.engine import Database
from houseful.server.db.queries import Ending, end_tables
from houseful.server.errors import Refused
from houseful.server.tables.live_table import LiveTable

LOG = structlog.get_logger()
GATHER_SECONDS = 0.05  # games that end within this time are written together


class GameEndings:
    """Writes the results of finished games."""

    def __init__(self, db: Database, pubsub: PubSub) -> None:
        self._db, self._pubsub = db, pubsub
        self._waiting: dict[str, LiveTable] = {}  # games whose end is not in their row yet
        self._task: asyncio.Task[None] | None = None

    def is_waiting(self, table_id: str) -> bool:
        """Whether the end of this game is about to be written."""
        return table_id in self._waiting

    async def record(self, live: LiveTable) -> None:
        """Write how a game ended, if it has and its row does not say so; return when that was tried."""
        if live.position.has_unrecorded_end():
            self._waiting[live.id] = live
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._write_all())
            await asyncio.shield(self._task)

    async def _write_all(self) -> None:
        while self._waiting:
            await asyncio.sleep(GATHER_SECONDS)
            finished = list(self._waiting.values())
            try:
                await self._write(finished)
            except Refused as refused:
                LOG.warning("table.end_not_written", tables=len(finished), reason=refused.key)
            finally:
                for live in finished:
                    del self._waiting[live.id]

    async def _write(self, finished: list[LiveTable]) -> None:
        endings = [Ending(live.id, live.table.result(), live.position.decision_began()) for live in finished]
        async with self._db.writing() as connection:
            await end_tables(connection, endings)
        for live, ending in zip(finished, endings, strict=True):
            live.position.row = msgspec.structs.replace(live.row, stage="over", ended=ending.at)
            self._pubsub.publish(SeatsChanged(table=live.id))

    async def close(self) -> None:
        """Write what is waiting."""
        if self._task is not None:
            await self._task
