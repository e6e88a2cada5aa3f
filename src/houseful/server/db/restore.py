"""Restoring a backup into either database: all of it, or nothing has changed."""

import asyncio
import base64
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, LargeBinary, Table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.core.text.validation import Fault
from houseful.server.db import schema
from houseful.server.db.backup import ROWS_AT_A_TIME, VERSION_TABLE, check_whole, tables_in
from houseful.server.db.backup_file import Row, TableHead, read_backup, read_header
from houseful.server.db.engine import MIGRATION_LOCK, open_engine
from houseful.server.db.upgrade import alembic_config, migration_engine, upgrade, upgrade_sqlite
from houseful.server.settings import Settings

IN_USE = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"""


async def restore(settings: Settings, file: Path, replacing: bool) -> dict[str, int]:
    """Fill a database from a backup and upgrade it; return how many rows each table got."""
    revision = known_revision(file)
    if settings.shared:
        return await restore_postgres(settings, file, revision, replacing)
    return await restore_sqlite(settings, file, revision, replacing)


def known_revision(file: Path) -> str:
    """The schema of a backup; a Fault if this program does not have it."""
    revision = read_header(file).schema
    try:
        ScriptDirectory.from_config(alembic_config()).get_revision(revision)
    except CommandError:
        raise Fault("fault-backup-newer", file=str(file)) from None
    return revision


# SQLite: a new file is filled and put in the place of the old one


async def restore_sqlite(settings: Settings, file: Path, revision: str, replacing: bool) -> dict[str, int]:
    """Fill a new file, upgrade it, and put it where the database belongs; what was there is kept beside it."""
    target = Path(str(settings.database.database))
    with tempfile.TemporaryDirectory(prefix=".houseful-", dir=target.parent) as folder:
        fresh = Path(folder) / target.name
        filling = replace(settings, database=settings.database.set(database=str(fresh)))
        counted = await fill_sqlite(filling, file, revision)
        await asyncio.to_thread(upgrade_sqlite, filling)
        settle(fresh)
        if target.exists():
            if not replacing and has_games(target):
                raise Fault("fault-restore-full", database=str(target))
            settle(target)
            os.replace(target, target.with_name(f"{target.name}.replaced"))
        os.replace(fresh, target)
    return counted


async def fill_sqlite(settings: Settings, file: Path, revision: str) -> dict[str, int]:
    """Make a SQLite file with the schema of a backup and its rows."""
    engine = migration_engine(settings)
    with engine.connect() as connection:
        upgrade(connection, revision)
        connection.commit()
    engine.dispose()
    filling = open_engine(settings)
    try:
        async with filling.begin() as target:
            return await insert_all(target, file)
    finally:
        await filling.dispose()


def has_games(file: Path) -> bool:
    """Whether a SQLite file has people or tables in it."""
    with closing(sqlite3.connect(file)) as database:
        try:
            return any(database.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone() for name in ("people", "tables"))
        except sqlite3.OperationalError:  # nothing of ours yet
            return False


def settle(file: Path) -> None:
    """Move the write-ahead log into a SQLite file that nobody else uses, and see that the file is whole."""
    with closing(sqlite3.connect(file, timeout=1)) as database:
        try:
            database.execute("PRAGMA journal_mode=DELETE").fetchone()  # possible only for the one who uses it
        except sqlite3.OperationalError:
            raise Fault("fault-restore-in-use", database=str(file)) from None
        check_whole(database)


# PostgreSQL: one transaction


async def restore_postgres(settings: Settings, file: Path, revision: str, replacing: bool) -> dict[str, int]:
    """Replace our tables by those of a backup and upgrade them, in one transaction."""
    engine = open_engine(settings)
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            database = str(settings.database.database)
            if (await connection.execute(text(IN_USE))).scalar():
                raise Fault("fault-restore-in-use", database=database)
            if not replacing and await has_rows(connection):
                raise Fault("fault-restore-full", database=database)
            await connection.run_sync(drop_ours)
            await connection.run_sync(upgrade, revision)
            counted = await insert_all(connection, file)
            await connection.run_sync(go_on_counting)
            await connection.run_sync(upgrade)
            return counted
    finally:
        await engine.dispose()


async def has_rows(connection: AsyncConnection) -> bool:
    """Whether a PostgreSQL database has people or tables in it."""
    there = {table.name for table in await connection.run_sync(tables_in)}
    for name in {"people", "tables"} & there:
        if (await connection.execute(text(f"SELECT 1 FROM {name} LIMIT 1"))).first() is not None:
            return True
    return False


def drop_ours(connection: Connection) -> None:
    """Drop the tables of every schema of ours, and no others."""
    for name in (*schema.METADATA.tables, VERSION_TABLE):
        connection.execute(text(f'DROP TABLE IF EXISTS "{name}" CASCADE'))


def go_on_counting(connection: Connection) -> None:
    """Let sequences go on after the highest number that is taken."""
    for table in tables_in(connection):
        for column in table.primary_key:
            named = {"table": table.name, "column": column.name}
            sequence = connection.execute(text("SELECT pg_get_serial_sequence(:table, :column)"), named).scalar()
            if sequence is not None:
                highest = f"SELECT max({column.name}) FROM {table.name}"
                connection.execute(text(f"SELECT setval('{sequence}', coalesce(({highest}), 0) + 1, false)"))


# Rows


async def insert_all(connection: AsyncConnection, file: Path) -> dict[str, int]:
    """Insert every row of a backup; return how many there were of each table."""
    there = {table.name: table for table in await connection.run_sync(tables_in)}
    counted: dict[str, int] = {}
    _, tables = read_backup(file)
    for head, rows in tables:
        if head.table not in there or not set(head.columns) <= set(there[head.table].columns.keys()):
            raise Fault("fault-backup-damaged", file=str(file))
        counted[head.table] = 0
        while part := list(islice(rows, ROWS_AT_A_TIME)):
            await connection.execute(there[head.table].insert(), list(named_values(there[head.table], head, part)))
            counted[head.table] += len(part)
    return counted


def named_values(table: Table, head: TableHead, rows: list[Row]) -> Iterator[dict[str, Any]]:
    """Rows as their table takes them; JSON has no bytes."""
    binary = {name for name in head.columns if isinstance(table.columns[name].type, LargeBinary)}
    for row in rows:
        named = dict(zip(head.columns, row, strict=True))
        for name in binary:
            named[name] = None if named[name] is None else base64.b64decode(named[name])
        yield named
