"""The heartbeat: a row that says until when the server ran, and the outages that follow from it.

While no worker is there, or the database cannot be reached, nobody can move: players' clocks do not count that time.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import select, text

from houseful.server import steady_clock
from houseful.server.db import schema
from houseful.server.db.engine import Database
from houseful.server.db.queries import now
from houseful.server.errors import Refused

LOG = structlog.get_logger()
NAME = "heartbeat"
FIRST_BEAT = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
BEAT_SECONDS = 5.0
LONGEST_GAP = 10_000  # milliseconds between two heartbeats of workers that run


class Outages:
    """When the server was down, in order."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []

    def replace(self, spans: list[tuple[int, int]]) -> None:
        """Take over what the database says."""
        self._spans = sorted(spans)

    def between(self, start: int, end: int) -> int:
        """How many milliseconds of this time the server was down."""
        last = bisect_right(self._spans, (end, 0))
        down = 0
        for began, ended in reversed(self._spans[:last]):
            if ended <= start:
                break
            down += max(0, min(ended, end) - max(began, start))
        return down


class Heartbeat:
    """Writes the heartbeat of this process and reads the outages."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self.outages = Outages()
        self._failing = True  # nothing was written yet: until then the server was down
        self._task: asyncio.Task[None] | None = None

    async def open(self, then: Callable[[], Awaitable[None]] | None = None) -> None:
        """Note how long the server was down, and begin to beat; `then` is called after each beat."""
        await self.beat()
        self._task = asyncio.create_task(self._run(then))

    async def close(self) -> None:
        """Write the last heartbeat: what follows is an outage."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.wait([self._task])
        try:
            await self.beat()
        except Refused as refused:
            LOG.warning("heartbeat.failed", reason=refused.key)

    async def _run(self, then: Callable[[], Awaitable[None]] | None) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
                if then is not None:
                    await then()
            except Exception as error:  # the database may be away for a while
                self._failing = True
                LOG.warning("heartbeat.failed", reason=type(error).__name__)

    async def beat(self) -> None:
        """Write that the server runs now, and the outage that is over if there was one; read all outages."""
        settings, outages = schema.settings.c, schema.outages
        mine = settings.name == NAME
        async with self._db.writing() as connection:
            await connection.execute(FIRST_BEAT, {"name": NAME, "value": str(now())})
            await connection.execute(schema.settings.update().where(mine).values(name=NAME))  # locks the row
            last = int((await connection.execute(select(settings.value).where(mine))).scalar_one())
            steady_clock.CLOCK.advance_to(last)
            moment = now()
            if self._was_down(moment - last):
                await connection.execute(outages.insert().values(began=last, ended=moment))
            await connection.execute(schema.settings.update().where(mine).values(value=str(moment)))
            self.outages.replace([(row[0], row[1]) for row in await connection.execute(outages.select())])
        self._failing = False

    def _was_down(self, gap: int) -> bool:
        """Whether nobody was served since the last heartbeat; several workers never beat at the same moment."""
        return self._failing and gap > (LONGEST_GAP if self._db.settings.shared else 0)
