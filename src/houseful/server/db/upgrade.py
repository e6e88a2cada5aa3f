"""Upgrades of a database's schema: every row survives, or nothing has changed."""

import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool

from houseful.core.text.validation import Fault
from houseful.server.settings import Settings

LOG = structlog.get_logger()
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 15_000  # milliseconds to wait for another process that holds the lock


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database lacks, inside the caller's transaction."""
    config = alembic_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError:  # Alembic does not know the revision it found
        raise Fault("fault-database-newer") from None


def upgrade_sqlite(settings: Settings) -> None:
    """Upgrade a SQLite file in one transaction, after copying it; a failure leaves it as it was.

    SQLite cannot alter a table, so Alembic builds a new one and drops the old. With foreign keys enforced,
    that drop deletes every row that refers to the table. So they are off, and checked before the commit.
    """
    engine = migration_engine(settings)
    try:
        with engine.connect() as connection:
            old, new = known_revisions(connection)
            if old == new:
                return
            copy = copy_of(settings, old) if old else None
            try:
                upgrade(connection)
                check_references(connection)
                connection.commit()
            except Fault:
                raise
            except Exception as error:
                connection.rollback()
                LOG.error("database.upgrade_failed", old=old, new=new, exc_info=error)
                reason = str(error).partition("\n")[0]
                raise Fault("fault-database-upgrade", copy=str(copy), reason=reason) from None
            if old:  # a new database is none of the operator's concern
                LOG.info("database.upgraded", old=old, new=new, copy=str(copy))
    finally:
        engine.dispose()


def alembic_config() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@cache
def migrations() -> ScriptDirectory:
    """The migrations that this program knows, read once."""
    return ScriptDirectory.from_config(alembic_config())


def revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The revision that a database has, None for an empty one, and the newest that this program knows."""
    return MigrationContext.configure(connection).get_current_revision(), migrations().get_current_head()


def known_revisions(connection: Connection) -> tuple[str | None, str | None]:
    """The same; a Fault if the database's is none of ours."""
    found, newest = revisions(connection)
    try:
        migrations().get_revision(found or "base")
    except CommandError:  # nothing is copied of a database that cannot be upgraded
        raise Fault("fault-database-newer") from None
    return found, newest


def migration_engine(settings: Settings) -> Engine:
    """SQLite with transactions that hold schema changes too, and without enforced foreign keys."""
    engine = create_engine(settings.blocking, poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver would commit before schema changes
        connection.execute(f"PRAGMA busy_timeout={PATIENCE}")
        connection.execute("PRAGMA foreign_keys=OFF")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def check_references(connection: Connection) -> None:
    """Raise if a row refers to one that is not there."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise ValueError(f"{len(broken)} rows of {broken[0][0]} refer to nothing")


def copy_of(settings: Settings, revision: str) -> Path:
    """Copy a SQLite file, its write-ahead log included, beside itself; return where the copy lies."""
    file = Path(str(settings.blocking.database))
    copy = file.with_name(f"{file.name}.{revision}.backup")
    unfinished = copy.with_name(f"{copy.name}.part")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    os.replace(unfinished, copy)
    LOG.info("database.copied", to=str(copy))
    return copy
