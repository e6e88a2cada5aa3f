"""Messages to servers from outside: `houseful admin` has changed rows that they hold in memory.

PostgreSQL notifies every worker when the change is committed. With SQLite the message is a row, written in the same
transaction as the change; the one server that there is reads it within a second, and deletes it.
"""

import asyncio
import uuid

import msgspec
import structlog
from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.cluster.messages import DECODER, WorkerMessage
from houseful.server.cluster.pubsub import Receive
from houseful.server.cluster.shards import channel_of
from houseful.server.db import schema
from houseful.server.db.engine import Database

LOG = structlog.get_logger()
PREFIX = "notice "  # of the names of these rows among the settings
POLL_SECONDS = 1.0


async def announce(connection: AsyncConnection, message: WorkerMessage, shared: bool) -> None:
    """Tell the servers of a database when this transaction is committed."""
    message.worker = "admin"
    encoded = msgspec.json.encode(message).decode()
    if shared:
        values = {"channel": channel_of(message.table), "what": encoded}
        await connection.execute(text("SELECT pg_notify(:channel, :what)"), values)
    else:
        values = {"name": PREFIX + uuid.uuid4().hex, "value": encoded}
        await connection.execute(schema.settings.insert().values(values))


class Notices:
    """Reads the messages that wait in a SQLite database."""

    def __init__(self, db: Database, receive: Receive) -> None:
        self._db, self._receive = db, receive

    async def run(self) -> None:
        """Look every second, until cancelled; with PostgreSQL there is nothing to do."""
        while not self._db.settings.shared:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.read()
            except Exception as error:  # the database may be away for a while
                LOG.warning("notices.read_failed", reason=type(error).__name__)

    async def read(self) -> None:
        """Pass on what waits, in no particular order: each says that something has changed, not what it is now."""
        settings = schema.settings.c
        async with self._db.reading() as connection:
            query = select(settings.name, settings.value).where(settings.name.startswith(PREFIX))
            found = [(row[0], row[1]) for row in await connection.execute(query)]
        if not found:
            return
        async with self._db.writing() as connection:
            await connection.execute(delete(schema.settings).where(settings.name.in_([name for name, _ in found])))
        for _, value in found:
            try:
                await self._receive(DECODER.decode(value))
            except Exception:  # one bad message must not stop the others
                LOG.exception("notices.receive_failed")
