"""Batches of the move log in one statement and one commit, for each database."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.host.entries import Entry
from houseful.server.cluster.shards import LETTERS, PREFIX
from houseful.server.db.engine import Database, drop, open_blocking_engine

LOG = structlog.get_logger()
QUICK_COMMIT = 0.002  # seconds: while commits take longer, a thread makes them
CHECKPOINT_EVERY = 500  # batches
Line = tuple[str, Entry]  # a table's id and its entry
Key = tuple[str, int]  # the primary key of an entry: table and ply

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
    sharded AS (SELECT *, left(table_id, {LETTERS}) AS shard FROM written),
    parted AS (
        SELECT *, (row_number() OVER (PARTITION BY shard) - 1) / {LINES_PER_NOTIFICATION} AS part FROM sharded),
    notified AS (
        SELECT pg_notify('{PREFIX}' || shard, json_build_object('worker', $2::text, 'table', '', 'kind', 'entries',
            'entries', json_agg(json_build_array(table_id, ply, seat, kind, text, at)))::text)
        FROM parted GROUP BY shard, part)
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

    def __init__(self, db: Database) -> None:
        self._engine, self._file = open_blocking_engine(db.settings), db.file
        self._thread = ThreadPoolExecutor(1, "move-log")
        self._thread_connection: Connection | None = None
        self._loop_connection: Connection | None = None
        self._commit_seconds = 0.0  # moving average
        self._since_checkpoint = 0  # batches

    async def write(self, lines: Sequence[Line]) -> set[Key]:
        """Commit to the file that still has its name."""
        self._check_file()
        written = await self._write(lines)
        self._check_file()  # nobody may be told of a move that was written to a file without a name
        return written

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    async def _write(self, lines: Sequence[Line]) -> set[Key]:
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
    """Writes over one connection, and notifies the workers that hold the tables in the same statement."""

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
            await drop(failed)
            raise

    async def close(self) -> None:
        """Release the connection."""
        if self._connection is not None:
            await self._connection.close()
