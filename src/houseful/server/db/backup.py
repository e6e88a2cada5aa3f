"""Backups: every row of a database in one compressed file, the same for SQLite and PostgreSQL.

A line each, as JSON: what the file is and which schema it has; for every table its columns, then its rows; at the end
how many rows there were, so that a file that was cut off is noticed. A running server is not disturbed: SQLite is
copied by its own online backup, its write-ahead log included; PostgreSQL is read in one transaction.
"""

import gzip
import os
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, MetaData, Table, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful import __version__
from houseful.core.text.validation import Fault, reason_of
from houseful.server.db.backup_file import FORMAT, Ending, Header, TableHead, read_backup
from houseful.server.db.engine import open_engine
from houseful.server.db.upgrade import revisions
from houseful.server.settings import Settings

ROWS_AT_A_TIME = 1000
VERSION_TABLE = "alembic_version"
ENCODER = msgspec.json.Encoder()


async def back_up(settings: Settings, file: Path) -> dict[str, int]:
    """Write a backup and read it once more; return how many rows of each table it has."""
    unfinished = file.with_name(f"{file.name}.part")
    try:
        async with snapshot(settings, file.parent) as connection:
            with open_privately(unfinished) as raw, gzip.GzipFile("", "wb", 6, raw) as out:
                await write_rows(connection, out.write)
        counted = check(unfinished)
        os.replace(unfinished, file)
    except OSError as error:
        raise Fault("fault-file-write", file=str(file), reason=reason_of(error)) from None
    finally:
        unfinished.unlink(missing_ok=True)
    return counted


def check(file: Path) -> dict[str, int]:
    """Read a backup to its end; return how many rows of each table it has."""
    _, tables = read_backup(file)
    counted: dict[str, int] = {}
    for head, rows in tables:
        counted[head.table] = sum(1 for _ in rows)
    return counted


def open_privately(file: Path) -> IO[bytes]:
    """A new file that only its owner may read: a backup has the key that signs cookies, and secrets of games."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


@asynccontextmanager
async def snapshot(settings: Settings, folder: Path) -> AsyncIterator[AsyncConnection]:
    """A connection to a database as it is at one moment."""
    with tempfile.TemporaryDirectory(prefix=".houseful-", dir=folder) as beside:
        engine = open_engine(settings if settings.shared else copy_of(settings, Path(beside)))
        try:
            async with engine.connect() as connection:
                if settings.shared:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
                yield connection
        finally:
            await engine.dispose()


def copy_of(settings: Settings, folder: Path) -> Settings:
    """A copy of a SQLite database, found to be whole."""
    copy = folder / "copy.db"
    with closing(sqlite3.connect(str(settings.database.database))) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        check_whole(target)
    return replace(settings, database=settings.database.set(database=str(copy)))


def check_whole(connection: sqlite3.Connection) -> None:
    """Raise a Fault if a SQLite database is damaged."""
    found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
    if found != ["ok"]:
        raise Fault("fault-database-damaged", reason=found[0])
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Fault("fault-database-damaged", reason="foreign keys")


async def write_rows(connection: AsyncConnection, write: Callable[[bytes], object]) -> None:
    """Write every row of every table, those first that others refer to."""

    def line(value: Any) -> None:
        write(ENCODER.encode(value) + b"\n")

    schema, _ = await connection.run_sync(revisions)
    if schema is None:
        raise Fault("fault-database-empty")
    line(Header("backup", FORMAT, schema, __version__, time.time_ns() // 1_000_000))
    counted: dict[str, int] = {}
    for table in await connection.run_sync(tables_in):
        line(TableHead(str(table.name), [str(column.name) for column in table.columns]))
        counted[table.name] = 0
        found = await connection.stream(select(table).order_by(*table.primary_key), execution_options=IN_PARTS)
        async for row in found:
            line(list(row))
            counted[table.name] += 1
    line(Ending(counted))


IN_PARTS: dict[str, Any] = {"yield_per": ROWS_AT_A_TIME}


def tables_in(connection: Connection) -> list[Table]:
    """The tables that a database has, whatever its schema, in an order in which they can be filled."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]
