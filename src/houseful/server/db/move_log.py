"""The move log: entries on their way to the disk.

Entries that arrive while others are being written wait, and are written together: one statement and one commit for
all of them. Nobody is sent a move before it is on disk. The primary key (table, ply) decides between two entries for
the same ply, on however many workers: the second is left out of the insert, and its table gets a CONFLICT.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server import metrics
from houseful.server.db.engine import Database, open_blocking_engine
from houseful.server.db.queries import Entry
from houseful.server.settings import Settings

LOG = structlog.get_logger()
LARGEST_BATCH = 1000
QUICK_COMMIT = 0.002  # seconds: while commits take longer, a thread makes them
CHECKPOINT_EVERY = 500  # batches
CHANNEL = "houseful"


class WriteResult(Enum):
    """What became of an entry."""

    WRITTEN = "on disk"
    CONFLICT = "another entry has this ply"
    UNKNOWN = "the database failed, perhaps after writing it"


Line = tuple[str, Entry]  # a table's id and its entry
Key = tuple[str, int]  # the primary key of an entry: table and ply
OnWritten = Callable[[WriteResult], None]

# Both statements take all lines as one JSON document, so that a batch is one statement however many lines it has.
INSERT_SQLITE = """
    INSERT INTO entries (table_id, ply, seat, kind, text, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"""
FIND_SQLITE = "SELECT 1 FROM entries WHERE table_id = ? AND ply = ? AND seat = ? AND kind = ? AND text = ? AND at = ?"
LINES_PER_NOTIFICATION = 25  # a notification holds 8,000 bytes
INSERT_POSTGRES = f"""
    WITH written AS (
        INSERT INTO entries (table_id, ply, seat, kind, text, at)
        SELECT line->>0, (line->>1)::int, (line->>2)::int, line->>3, line->>4, (line->>5)::bigint
        FROM jsonb_array_elements($1::jsonb) AS line
        ON CONFLICT DO NOTHING
        RETURNING table_id, ply, seat, kind, text, at),
    parted AS (SELECT *, (row_number() OVER () - 1) / {LINES_PER_NOTIFICATION} AS part FROM written),
    notified AS (
        SELECT pg_notify('{CHANNEL}', json_build_object('worker', $2::text, 'table', '', 'kind', 'entries',
            'entries', json_agg(json_build_array(table_id, ply, seat, kind, text, at)))::text)
        FROM parted GROUP BY part)
    SELECT table_id, ply, (SELECT count(*) FROM notified) FROM written"""


class Writer(Protocol):
    """Writes batches of lines to a database."""

    async def write(self, lines: Sequence[Line]) -> set[Key]:
        """Commit; return the keys of the lines that are on disk, without those whose ply was taken."""

    async def close(self) -> None:
        """Release the connection."""


def as_json(lines: Sequence[Line]) -> str:
    """Lines as one JSON document."""
    rows = [(table, e.ply, e.seat, e.kind, e.text, e.at) for table, e in lines]
    return msgspec.json.encode(rows).decode()


class SqliteWriter:
    """Commits in the event loop where the disk is quick, in a thread of its own where it is not.

    A quick commit takes about as long as handing it to a thread and back. The event loop never waits for a lock,
    though: its holder may need the loop to release it. Then, and while commits take long, the thread writes and
    waits. Either way a batch is one step of SQLite, which releases the GIL once.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = open_blocking_engine(settings)
        self._thread = ThreadPoolExecutor(1, "move-log")
        self._thread_connection: Connection | None = None
        self._loop_connection: Connection | None = None
        self._commit_seconds = 0.0  # moving average
        self._since_checkpoint = 0  # batches

    async def write(self, lines: Sequence[Line]) -> set[Key]:
        """Commit, in the event loop or in the thread."""
        loop = asyncio.get_running_loop()
        if self._commit_seconds < QUICK_COMMIT:
            began = time.perf_counter()
            with contextlib.suppress(sqlite3.OperationalError):  # locked: the thread waits for it
                written = self._insert(self._loop_driver(), lines)
                self._commit_seconds += (time.perf_counter() - began - self._commit_seconds) / 10
                self._since_checkpoint += 1
                if self._since_checkpoint >= CHECKPOINT_EVERY:
                    self._since_checkpoint = 0
                    loop.run_in_executor(self._thread, self._checkpoint)
                return written
        self._commit_seconds *= 0.98  # so that the loop tries again some time
        return await loop.run_in_executor(self._thread, lambda: self._insert(self._thread_driver(), lines))

    def _loop_driver(self) -> Any:
        """The event loop's connection: it never waits for a lock and never checkpoints."""
        if self._loop_connection is None:
            self._loop_connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = self._loop_connection.connection.driver_connection
            driver.execute("PRAGMA busy_timeout=0")
            driver.execute("PRAGMA wal_autocheckpoint=0")
        return self._loop_connection.connection.driver_connection

    def _thread_driver(self) -> Any:
        """The thread's connection: it waits for locks."""
        if self._thread_connection is None:
            self._thread_connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._thread_connection.connection.driver_connection

    def _insert(self, driver: Any, lines: Sequence[Line]) -> set[Key]:
        cursor = driver.execute(INSERT_SQLITE, (as_json(lines),))
        keys = {(table, entry.ply) for table, entry in lines}
        if cursor.rowcount == len(lines):
            return keys
        return {
            (t, e.ply) for t, e in lines if driver.execute(FIND_SQLITE, (t, *msgspec.structs.astuple(e))).fetchone()
        }

    def _checkpoint(self) -> None:
        """Move the write-ahead log into the database, as far as nobody reads it."""
        self._thread_driver().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        """Finish what was begun, then close both connections."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close_thread_connection)
        self._thread.shutdown()
        if self._loop_connection is not None:
            self._loop_connection.close()
        self._engine.dispose()

    def _close_thread_connection(self) -> None:
        if self._thread_connection is not None:
            self._thread_connection.close()


class PostgresWriter:
    """Writes over one connection, and notifies the other workers in the same statement."""

    def __init__(self, db: Database, worker: str) -> None:
        self._engine, self._worker = db.engine, worker
        self._connection: AsyncConnection | None = None

    async def write(self, lines: Sequence[Line]) -> set[Key]:
        """Commit; after an error, connect again next time."""
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        try:
            driver: Any = (await self._connection.get_raw_connection()).driver_connection
            rows = await driver.fetch(INSERT_POSTGRES, as_json(lines), self._worker)
            return {(row[0], row[1]) for row in rows}
        except Exception:
            failed, self._connection = self._connection, None
            await failed.invalidate()
            raise

    async def close(self) -> None:
        """Release the connection."""
        if self._connection is not None:
            await self._connection.close()


class MoveLog:
    """Collects entries and writes them in batches."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Line, OnWritten]] = []
        self._oldest: float | None = None  # when the first entry came that is not written yet
        self._task: asyncio.Task[None] | None = None

    def append(self, table_id: str, entry: Entry, on_written: OnWritten) -> None:
        """Have an entry written; `on_written` is called with what became of it."""
        self._waiting.append(((table_id, entry), on_written))
        if self._task is None:
            self._oldest = time.perf_counter()
            self._task = asyncio.create_task(self._write_all())

    @property
    def seconds_behind(self) -> float:
        """How long entries have been on their way to the disk: all is well while this is next to nothing."""
        return 0.0 if self._oldest is None else time.perf_counter() - self._oldest

    async def _write_all(self) -> None:
        while self._waiting:
            began = time.perf_counter()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            results = await self._write([line for line, _ in batch])
            for result, (_, on_written) in zip(results, batch, strict=True):
                report(on_written, result)
            self._oldest = began  # whoever waits now came after this
        self._task = self._oldest = None

    async def _write(self, lines: list[Line]) -> list[WriteResult]:
        """Write one batch and say what became of each line."""
        began = time.perf_counter()
        try:
            written = await self._writer.write(lines)
        except Exception as error:  # whatever it is, every table of the batch must learn of it
            LOG.error("move_log.write_failed", lines=len(lines), reason=type(error).__name__)
            return [WriteResult.UNKNOWN] * len(lines)
        metrics.COMMITS.observe(time.perf_counter() - began)
        metrics.BATCH.observe(len(written))
        metrics.MOVES.inc(len(written))
        return [
            WriteResult.WRITTEN if (table_id, entry.ply) in written else WriteResult.CONFLICT
            for table_id, entry in lines
        ]

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._task is not None:
            await self._task
        await self._writer.close()


def report(on_written: OnWritten, result: WriteResult) -> None:
    """Call a table back; a defect there must not stop the other tables."""
    try:
        on_written(result)
    except Exception:
        metrics.CRASHES.inc()
        LOG.exception("move_log.callback_failed")
