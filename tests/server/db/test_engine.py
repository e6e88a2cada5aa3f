"""A new database has the schema of the code; its signing key stays."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from houseful.server.db.engine import Database
from houseful.server.db.schema import METADATA
from houseful.server.settings import Settings, read_database
from tests.server.support.postgres import new_database


async def open_and_close(database: str) -> list[Any]:
    """What Alembic would change about a database that was just opened."""
    db = Database(Settings(read_database(database)))
    await db.open()
    async with db.engine.connect() as connection:
        found = await connection.run_sync(differences)
    await db.close()
    return found


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_empty_database_becomes_what_the_schema_says(kind: str, tmp_path: Path, postgres_address: str) -> None:
    database = f"sqlite:///{tmp_path}/x.db" if kind == "sqlite" else new_database(postgres_address, "empty")
    assert asyncio.run(open_and_close(database)) == []
    assert asyncio.run(open_and_close(database)) == [], "a second start changes nothing"


def test_the_key_stays_and_cookies_are_good_after_a_restart(tmp_path: Path) -> None:
    async def key() -> bytes:
        db = Database(Settings(read_database(f"sqlite:///{tmp_path}/x.db")))
        await db.open()
        await db.close()
        return db.key

    first = asyncio.run(key())
    assert len(first) == 32
    assert asyncio.run(key()) == first
