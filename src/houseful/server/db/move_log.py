"""The journal: moves on their way to the disk.

Moves that arrive while others are being written wait, and are written together: one statement, one commit for
all of them. Nobody hears of a move before it is on disk. The primary key (table, ply) decides between two who
want the same ply, on however many workers: the second one's row is left out, and they are told.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
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
QUICK = 0.002  # seconds: commits that take longer are made in a thread
UNCHECKED = 500
CHANNEL = "houseful"

Line = tuple[str, Entry]  # a table's id and what happened there
Place = tuple[str, int]  # a table's id and a ply
Landed = Callable[[bool | None], None]  # True: on disk; False: somebody else was first; None: nobody knows

# Both take all lines as one JSON document, so that a batch is one statement however many lines it has.
SQLITE = """
    INSERT INTO entries (table_id, ply, seat, kind, text, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]')
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING"""
MINE = "SELECT 1 FROM entries WHERE table_id = ? AND ply = ? AND seat = ? AND kind = ? AND text = ? AND at = ?"
TOLD_TOGETHER = 25  # lines in a notification, which holds 8,000 bytes
POSTGRES = f"""
    WITH written AS (
        INSERT INTO entries (table_id, ply, seat, kind, text, at)
        SELECT line->>0, (line->>1)::int, (line->>2)::int, line->>3, line->>4, (line->>5)::bigint
        FROM jsonb_array_elements($1::jsonb) AS line
        ON CONFLICT DO NOTHING
        RETURNING table_id, ply, seat, kind, text, at),
    parted AS (SELECT *, (row_number() OVER () - 1) / {TOLD_TOGETHER} AS part FROM written),
    told AS (
        SELECT pg_notify('{CHANNEL}', json_build_object('worker', $2::text, 'table', '', 'kind', 'entries',
            'entries', json_agg(json_build_array(table_id, ply, seat, kind, text, at)))::text)
        FROM parted GROUP BY part)
    SELECT table_id, ply, (SELECT count(*) FROM told) FROM written"""


class Writer(Protocol):
    """Writes lines to a database."""

    async def write(self, lines: Sequence[Line]) -> set[Place]:
        """Commit; return the places of the lines that were first at their ply."""

    async def close(self) -> None:
        """Let go."""


def as_json(lines: Sequence[Line]) -> str:
    """Lines as one document."""
    rows = [(table, e.ply, e.seat, e.kind, e.text, e.at) for table, e in lines]
    return msgspec.json.encode(rows).decode()


class SqliteWriter:
    """Writes at once where the disk is quick, in a thread of its own where it is not.

    A commit takes about as long as handing it to a thread and back, so the event loop does it itself. It
    never waits for a lock, though: whoever holds it may need the loop to let go. Then, and while commits take
    long, a thread writes and waits. Either way a batch is one step of SQLite: Python's lock is taken once.
    """

    def __init__(self, settings: Settings) -> None:
        self._engine = open_blocking_engine(settings)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._patient: Connection | None = None  # the thread's
        self._quick: Connection | None = None  # the event loop's
        self._pace = 0.0  # seconds that a commit takes, lately
        self._unchecked = 0  # batches since the thread last tidied the write-ahead log

    async def write(self, lines: Sequence[Line]) -> set[Place]:
        """Commit, here or in the thread."""
        loop = asyncio.get_running_loop()
        if self._pace < QUICK:
            began = time.perf_counter()
            with contextlib.suppress(sqlite3.OperationalError):  # locked: the thread waits for it
                placed = self._write(self._quickly(), lines)
                self._pace += (time.perf_counter() - began - self._pace) / 10
                self._unchecked += 1
                if self._unchecked >= UNCHECKED:
                    self._unchecked = 0
                    loop.run_in_executor(self._thread, self._tidy)
                return placed
        self._pace *= 0.98  # try again some time
        return await loop.run_in_executor(self._thread, lambda: self._write(self._patiently(), lines))

    def _quickly(self) -> Any:
        if self._quick is None:
            self._quick = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = self._quick.connection.driver_connection
            driver.execute("PRAGMA busy_timeout=0")
            driver.execute("PRAGMA wal_autocheckpoint=0")
        return self._quick.connection.driver_connection

    def _patiently(self) -> Any:
        if self._patient is None:
            self._patient = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._patient.connection.driver_connection

    def _write(self, driver: Any, lines: Sequence[Line]) -> set[Place]:
        cursor = driver.execute(SQLITE, (as_json(lines),))
        places = {(table, entry.ply) for table, entry in lines}
        if cursor.rowcount == len(lines):
            return places
        mine = {(t, e.ply) for t, e in lines if driver.execute(MINE, (t, *msgspec.structs.astuple(e))).fetchone()}
        return places & mine

    def _tidy(self) -> None:
        """Move what is in the write-ahead log into the database, as far as nobody reads it."""
        self._patiently().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def close(self) -> None:
        """Finish what was begun, then close."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()
        if self._quick is not None:
            self._quick.close()
        self._engine.dispose()

    def _close(self) -> None:
        if self._patient is not None:
            self._patient.close()


class PostgresWriter:
    """Writes over one connection, and tells the other workers in the same statement."""

    def __init__(self, db: Database, worker: str) -> None:
        self._engine, self._worker = db.engine, worker
        self._connection: AsyncConnection | None = None

    async def write(self, lines: Sequence[Line]) -> set[Place]:
        """Commit; connect again next time if this connection is broken."""
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        try:
            driver: Any = (await self._connection.get_raw_connection()).driver_connection
            rows = await driver.fetch(POSTGRES, as_json(lines), self._worker)
            return {(row[0], row[1]) for row in rows}
        except Exception:
            broken, self._connection = self._connection, None
            await broken.invalidate()
            raise

    async def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            await self._connection.close()


def count(written: Collection[Place], seconds: float) -> None:
    """For the figures."""
    metrics.COMMITS.observe(seconds)
    metrics.BATCH.observe(len(written))
    metrics.MOVES.inc(len(written))


def decide(landed: Landed, outcome: bool | None) -> None:
    """Tell a table what became of its line; one that stumbles over it must not stop the others."""
    try:
        landed(outcome)
    except Exception:
        metrics.CRASHES.inc()
        LOG.exception("journal.landed")


class MoveLog:
    """Gathers lines and writes them together."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Line, Landed]] = []
        self._task: asyncio.Task[None] | None = None

    def append(self, table_id: str, entry: Entry, landed: Landed) -> None:
        """Have a line written; `landed` is called when that is decided."""
        self._waiting.append(((table_id, entry), landed))
        if self._task is None:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            began = time.perf_counter()
            try:
                first: set[Place] | None = await self._writer.write([line for line, _ in batch])
            except Exception as error:  # whatever it is, those who wait must hear of it
                LOG.error("journal.failed", lines=len(batch), reason=type(error).__name__)
                first = None
            else:
                count(first or (), time.perf_counter() - began)
            for (table_id, entry), landed in batch:
                decide(landed, None if first is None else (table_id, entry.ply) in first)
        self._task = None

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self._task is not None:
            await self._task
        await self._writer.close()
