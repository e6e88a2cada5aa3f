"""The way to the database: engines, migrations at the start, and the key that signs cookies."""

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
LOCK = 0x686F757365  # PostgreSQL: one worker migrates, the others wait
STATES_AWAY = ("08", "53", "57")  # PostgreSQL: no connection, no room, stopping or starting
DISCREET: dict[str, Any] = {"hide_parameters": True}  # an error in the log tells no token, secret or seed
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
        """Bring the database up to date; make or read the key."""
        if not self.settings.shared:
            await asyncio.to_thread(upgrade_sqlite, self.settings)
        async with self.engine.connect() as connection:
            if self.settings.shared:
                await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
                await connection.run_sync(upgrade)
            self.key = await read_key(connection)
            await connection.commit()
            if self.settings.shared:
                await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})
                await connection.commit()

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Whether the database answers."""
        async with self.reading() as connection:
            return (await connection.execute(text("SELECT 1"))).scalar() == 1

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up with."""
        with patiently():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it or nothing."""
        with patiently():
            async with self.engine.begin() as connection:
                yield connection


@contextmanager
def patiently() -> Iterator[None]:
    """A database that is away for a while is no defect: visitors are asked to come back."""
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        LOG.warning("database.away", reason=type(error).__name__)
        raise Refused(503, "server-not-ready") from error


def is_away(error: Exception) -> bool:
    """Whether a database cannot be reached, rather than asked something wrong."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None))
        gone = error.connection_invalidated or state.startswith(STATES_AWAY)
        return gone or isinstance(error, OperationalError | InterfaceError)
    return isinstance(error, OSError | asyncpg.PostgresError | asyncpg.InterfaceError | TimeoutError)


def open_engine(settings: Settings) -> AsyncEngine:
    """The engine for everything but moves."""
    if settings.shared:
        return create_async_engine(settings.database, pool_size=8, max_overflow=8, pool_pre_ping=True, **DISCREET)
    engine = create_async_engine(settings.database, **DISCREET)
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def open_blocking_engine(settings: Settings) -> Engine:
    """SQLite for the thread that writes moves."""
    engine = create_engine(settings.blocking, **DISCREET)
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _record: object) -> None:
    """SQLite: what is committed is on disk, readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(settings: Settings) -> None:
    """Open and close a database once: a Fault says what is wrong with it."""
    db = Database(settings)
    try:
        if not settings.shared:
            try_file(settings)
        await db.open()
    except Exception as error:
        if isinstance(error, DBAPIError) or is_away(error):
            raise Fault("fault-database-away", found=address_of(settings), reason=why(error)) from None
        raise
    finally:
        await db.close()


def try_file(settings: Settings) -> None:
    """SQLite: open the file without a thread, which would complain by itself."""
    engine = open_blocking_engine(settings)
    try:
        engine.connect().close()
    finally:
        engine.dispose()


def address_of(settings: Settings) -> str:
    """A database's address as its host wrote it, less the password."""
    return settings.database.set(drivername=settings.database.get_backend_name()).render_as_string()


def why(error: Exception) -> str:
    """The first line of what a database says, or the system about the way there."""
    if isinstance(error, OSError) and error.errno is not None:
        return os.strerror(error.errno)
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or type(error).__name__


async def read_key(connection: AsyncConnection) -> bytes:
    """The key that signs cookies, drawn when the database is new."""
    wanted = select(settings_table.c.value).where(settings_table.c.name == "key")
    found = (await connection.execute(wanted)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(settings_table.insert().values(name="key", value=found))
    return bytes.fromhex(found)
