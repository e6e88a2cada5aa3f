"""The database: engines, migrations at the start, and the key that signs cookies."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import Engine, create_engine, event, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from houseful.core.text.validation import Fault
from houseful.server.db.database_file import DatabaseFile
from houseful.server.db.failures import is_unavailable, reason_of, refuse_if_unavailable
from houseful.server.db.schema import settings as settings_table
from houseful.server.db.upgrade import upgrade, upgrade_sqlite
from houseful.server.errors import Refused
from houseful.server.settings import Settings

MIGRATION_LOCK = 0x686F757365  # PostgreSQL advisory lock: one worker migrates, the others wait
UPGRADE_SECONDS = 600.0  # that a statement of a migration may take, or the wait for another worker's
NO_PARAMETERS: dict[str, Any] = {"hide_parameters": True}  # errors in the log contain no token, secret or seed
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "cache_size=-65536",
)
MOST_SQLITE_WRITERS = 4  # that wait for a lock at a time: the rest of the pool is for readers, who never wait
PROBE = """
    INSERT INTO settings (name, value) VALUES ('probe', :value)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value"""


class Database:
    """The database of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings)
        self.key = b""
        self.file = None if settings.shared else DatabaseFile(Path(str(settings.database.database)))
        self._sqlite_writers = asyncio.Semaphore(MOST_SQLITE_WRITERS)

    async def open(self) -> None:
        """Run missing migrations; create or read the signing key."""
        if self.settings.shared:
            await self._open_shared()
            return
        await asyncio.to_thread(upgrade_sqlite, self.settings)
        async with self.engine.connect() as connection:
            self.key = await read_key(connection)
            await connection.commit()
        if self.file is not None:
            self.file.recognise()

    async def _open_shared(self) -> None:
        """Open PostgreSQL over a connection of its own, whose statements may take longer than others."""
        engine = create_async_engine(
            self.settings.database,
            poolclass=NullPool,
            connect_args={"timeout": self.settings.database_timeout, "command_timeout": UPGRADE_SECONDS},
            **NO_PARAMETERS,
        )
        async with engine.connect() as connection:
            await connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.run_sync(upgrade)
            self.key = await read_key(connection)
            await connection.commit()
            await connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATION_LOCK})
            await connection.commit()

    def hold(self) -> None:
        """Keep a second server from this database if it is a file; a Fault if there is one already."""
        if self.file is not None:
            self.file.hold()

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self.file is not None:
            self.file.release()

    async def probe(self) -> None:
        """Write a row and commit; Refused says why that is not possible."""
        async with self.writing() as connection:
            await connection.execute(text(PROBE), {"value": secrets.token_hex(4)})

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for queries."""
        with refuse_if_unavailable():
            if self.file is not None:
                self.file.check()
            async with self.engine.connect() as connection:
                try:
                    yield connection
                except TimeoutError:
                    await drop(connection)
                    raise

    async def _wait_to_write(self) -> None:
        """Wait among SQLite's writers; Refused (503) if none of them gets on."""
        try:
            async with asyncio.timeout(self.settings.database_timeout):
                await self._sqlite_writers.acquire()
        except TimeoutError:
            raise Refused(503, "server-database-unwritable") from None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end unless an exception is raised."""
        async with AsyncExitStack() as stack:
            if self.file is not None:
                await self._wait_to_write()
                stack.callback(self._sqlite_writers.release)
            async with self.reading() as connection:
                yield connection
                await connection.commit()
                if self.file is not None:
                    self.file.check()


async def drop(connection: AsyncConnection) -> None:
    """Close a connection at once; a database that did not answer may never do."""
    driver = (await connection.get_raw_connection()).driver_connection
    if isinstance(driver, asyncpg.Connection):
        driver.terminate()
    await connection.invalidate()


def open_engine(settings: Settings) -> AsyncEngine:
    """The asynchronous engine, for everything but moves in SQLite."""
    patience: dict[str, Any] = {"pool_timeout": settings.database_timeout, **NO_PARAMETERS}
    if settings.shared:
        arguments = asyncpg_arguments(settings)
        return create_async_engine(
            settings.database, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=arguments, **patience
        )
    engine = create_async_engine(settings.database, **patience)
    event.listen(engine.sync_engine, "connect", partial(set_pragmas, settings))
    return engine


def asyncpg_arguments(settings: Settings) -> dict[str, Any]:
    """How long asyncpg waits: for a connection, for a statement; PostgreSQL itself gives up a little earlier."""
    seconds = settings.database_timeout
    milliseconds = str(int(800 * seconds))
    server_settings = {"statement_timeout": milliseconds, "lock_timeout": milliseconds}
    return {"timeout": seconds, "command_timeout": seconds, "server_settings": server_settings}


def open_blocking_engine(settings: Settings) -> Engine:
    """The blocking engine of SQLite, for writing moves."""
    engine = create_engine(settings.blocking, **NO_PARAMETERS)
    event.listen(engine, "connect", partial(set_pragmas, settings))
    return engine


def set_pragmas(settings: Settings, connection: Any, _record: object) -> None:
    """Set up a SQLite connection: commits are synced to disk, and readers never wait for the writer (WAL)."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={int(1000 * settings.database_timeout)}", *PRAGMAS):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(settings: Settings) -> None:
    """Open and close a database once; a Fault says what is wrong with it."""
    db = Database(settings)
    try:
        if not settings.shared:
            db.hold()
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


async def read_key(connection: AsyncConnection) -> bytes:
    """The key that signs cookies; created in a new database."""
    query = select(settings_table.c.value).where(settings_table.c.name == "key")
    found = (await connection.execute(query)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(settings_table.insert().values(name="key", value=found))
    return bytes.fromhex(found)
