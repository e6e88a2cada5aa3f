"""The database: engines, migrations at the start, and the key that signs cookies."""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg
import structlog
from sqlalchemy import Engine, create_engine, event, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from houseful.core.text.validation import Fault
from houseful.server.db.schema import settings as settings_table
from houseful.server.db.upgrade import upgrade, upgrade_sqlite
from houseful.server.errors import Refused
from houseful.server.settings import Settings

LOG = structlog.get_logger()
MIGRATION_LOCK = 0x686F757365  # PostgreSQL advisory lock: one worker migrates, the others wait
UNAVAILABLE_STATES = ("08", "53", "57")  # SQLSTATE classes: connection, resources, operator intervention
NO_PARAMETERS: dict[str, Any] = {"hide_parameters": True}  # errors in the log contain no token, secret or seed
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=15000",
    "cache_size=-65536",
)


class Database:
    """The database of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.key = b""

    async def open(self) -> None:
        """Run missing migrations; create or read the signing key."""
        if not self.settings.shared:
            await asyncio.to_thread(upgrade_sqlite, self.settings)
        async with self.engine.connect() as connection:
            if self.settings.shared:
                await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
                await connection.run_sync(upgrade)
            self.key = await read_key(connection)
            await connection.commit()
            if self.settings.shared:
                await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
                await connection.commit()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        async with self.reading() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        with refuse_if_unavailable():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end unless an exception is raised."""
        with refuse_if_unavailable():
            async with self.engine.begin() as connection:
                yield connection


@contextmanager
def refuse_if_unavailable() -> Iterator[None]:
    """Turn errors of an unavailable database into Refused (503): clients try again later."""
    try:
        yield
    except Exception as error:
        if not is_unavailable(error):
            raise
        LOG.warning("database.unavailable", reason=type(error).__name__)
        raise Refused(503, "server-not-ready") from error


def is_unavailable(error: Exception) -> bool:
    """Whether an error means that the database cannot be reached, rather than that a statement is wrong."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None))
        gone = error.connection_invalidated or state.startswith(UNAVAILABLE_STATES)
        return gone or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | TimeoutError)


def open_engine(settings: Settings) -> AsyncEngine:
    """The asynchronous engine, for everything but moves."""
    if settings.shared:
        return create_async_engine(settings.database, pool_size=8, max_overflow=8, pool_pre_ping=True, **NO_PARAMETERS)
    engine = create_async_engine(settings.database, **NO_PARAMETERS)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def open_blocking_engine(settings: Settings) -> Engine:
    """The blocking engine of SQLite, for writing moves."""
    engine = create_engine(settings.blocking, **NO_PARAMETERS)
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """Set up a SQLite connection: commits are synced to disk, and readers never wait for the writer (WAL)."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(settings: Settings) -> None:
    """Open and close a database once; a Fault says what is wrong with it."""
    db = Database(settings)
    try:
        if not settings.shared:
            try_file(settings)
        await db.open()
    except Exception as error:
        if isinstance(error, DBAPIError) or is_unavailable(error):
            raise Fault("fault-database-away", found=address_of(settings), reason=reason_of(error)) from None
        raise
    finally:
        await db.close()


def try_file(settings: Settings) -> None:
    """Open a SQLite file in this thread: in its own, aiosqlite would print a traceback."""
    engine = open_blocking_engine(settings)
    try:
        engine.connect().close()
    finally:
        engine.dispose()


def address_of(settings: Settings) -> str:
    """The address of a database without its password."""
    return settings.database.set(drivername=settings.database.get_backend_name()).render_as_string()


def reason_of(error: Exception) -> str:
    """The first line of an error of the database or of the system."""
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno)
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


async def read_key(connection: AsyncConnection) -> bytes:
    """The key that signs cookies; created in a new database."""
    query = select(settings_table.c.value).where(settings_table.c.name == "key")
    found = (await connection.execute(query)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(settings_table.insert().values(name="key", value=found))
    return bytes.fromhex(found)
