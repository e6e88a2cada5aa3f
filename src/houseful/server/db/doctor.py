"""What `houseful doctor` looks at in the database."""

import os
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import delete, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from houseful.server.db import schema
from houseful.server.db.engine import Database, address_of
from houseful.server.db.failures import reason_of
from houseful.server.db.upgrade import revisions
from houseful.server.doctor import Finding
from houseful.server.errors import Refused
from houseful.server.settings import Settings

OLDEST_POSTGRES = 120_000  # server_version_num
LARGE_WAL = 256_000_000  # bytes
SKEW = 5_000  # milliseconds between two clocks that nobody notices
PROBE = "doctor"
DATABASE_CLOCK = "SELECT extract(epoch FROM clock_timestamp()) * 1000"


async def examine(settings: Settings) -> AsyncIterator[Finding]:
    """Look at the database; without one, say so and stop."""
    db = Database(settings)
    try:
        async for finding in examine_open(db):
            yield finding
    except Exception as error:
        cause = error.__cause__ if isinstance(error, Refused) and isinstance(error.__cause__, Exception) else error
        facts = {"database": address_of(settings), "reason": reason_of(cause)}
        yield Finding("database", "bad", "no-database", facts)
    finally:
        await db.close()


async def examine_open(db: Database) -> AsyncIterator[Finding]:
    """Look at a database that answers."""
    async with db.reading() as connection:
        began = time.perf_counter()
        await connection.execute(text("SELECT 1"))
        took = round(1000 * (time.perf_counter() - began), 1)
        facts = {"database": address_of(db.settings), "milliseconds": took}
        yield Finding("database", "good", "database", facts)
        found, newest = await connection.run_sync(revisions)
        finding = schema_finding(found, newest)
        yield finding
        if found != newest:
            return
        yield await clock(connection, db.settings)
        engine = postgres if db.settings.shared else sqlite
        async for finding in engine(connection, db.settings):
            yield finding
    await write(db)
    yield Finding("writing", "good", "writing")


def schema_finding(found: str | None, newest: str | None) -> Finding:
    """Whether the schema is this program's; an older one is upgraded at the next start."""
    facts = {"found": found or "–", "newest": newest or "–"}
    if found == newest:
        return Finding("schema", "good", "schema", facts)
    older = found is None or (newest is not None and found < newest)
    return Finding("schema", "note" if older else "bad", "schema-older" if older else "schema-newer", facts)


async def clock(connection: AsyncConnection, settings: Settings) -> Finding:
    """Whether this machine's clock agrees with the database's, and with the times of moves."""
    here = time.time_ns() // 1_000_000
    latest = (await connection.execute(select(func.max(schema.entries.c.at)))).scalar() or 0
    there = here
    if settings.shared:
        there = int((await connection.execute(text(DATABASE_CLOCK))).scalar_one())
    off = max(abs(there - here), latest - here)
    if off <= SKEW:
        return Finding("clocks", "good", "clocks")
    return Finding("clocks", "bad", "clocks-differ", {"seconds": round(off / 1000)})


async def sqlite(connection: AsyncConnection, settings: Settings) -> AsyncIterator[Finding]:
    """Whether the file is whole, rows refer to rows that are there, and the write-ahead log is short."""
    whole = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar()
    facts = {"reason": str(whole)}
    yield Finding("file", "good", "whole") if whole == "ok" else Finding("file", "bad", "damaged", facts)
    broken = len((await connection.execute(text("PRAGMA foreign_key_check"))).all())
    level, key = ("good", "references") if not broken else ("bad", "references-broken")
    yield Finding("references", level, key, {"rows": broken})  # type: ignore[arg-type]
    log = Path(f"{settings.database.database}-wal")
    size = os.stat(log).st_size if log.exists() else 0
    yield Finding("log", "note" if size > LARGE_WAL else "good", "wal", {"megabytes": round(size / 1e6, 1)})


async def postgres(connection: AsyncConnection, _settings: Settings) -> AsyncIterator[Finding]:
    """Whether PostgreSQL is new enough, its foreign keys are enforced, and connections are left."""
    number = int(await setting(connection, "server_version_num"))
    facts: dict[str, Any] = {"version": await setting(connection, "server_version")}
    new = number >= OLDEST_POSTGRES
    yield Finding("postgresql", "good" if new else "bad", "postgresql" if new else "postgresql-old", facts)
    unchecked = text("SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND NOT convalidated")
    broken = (await connection.execute(unchecked)).scalar_one()
    level, key = ("good", "references") if not broken else ("bad", "references-broken")
    yield Finding("references", level, key, {"rows": broken})  # type: ignore[arg-type]
    used = (await connection.execute(text("SELECT count(*) FROM pg_stat_activity"))).scalar_one()
    facts = {"used": used, "most": int(await setting(connection, "max_connections"))}
    yield Finding("connections", "note" if used > 0.8 * facts["most"] else "good", "connections", facts)


async def setting(connection: AsyncConnection, name: str) -> str:
    """A setting of PostgreSQL."""
    return str((await connection.execute(text("SELECT current_setting(:name)"), {"name": name})).scalar_one())


async def write(db: Database) -> None:
    """Write a row and delete it, each in a transaction that reaches the disk."""
    settings = schema.settings
    async with db.writing() as connection:
        await connection.execute(delete(settings).where(settings.c.name == PROBE))
        await connection.execute(settings.insert().values(name=PROBE, value=str(time.time())))
    async with db.writing() as connection:
        await connection.execute(delete(settings).where(settings.c.name == PROBE))
