"""Databases of released schemas, as servers of their time left them, on either engine."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from houseful.server.db import upgrade
from houseful.server.db.engine import Database
from houseful.server.people import digest_of
from houseful.server.settings import Settings, read_database

RELEASED_FILES = Path(__file__).parents[1] / "db" / "released"
RELEASED = sorted(file.stem for file in RELEASED_FILES.glob("*.sql"))
TOKEN = "a-token-for-tests"
FIRST_TABLES = ("settings", "people", "tokens", "packs", "tables", "seats", "entries", "messages")
LATER_TABLES = ("push_subscriptions", "reminder_choices", "sheets", "sheet_parts")  # those that have rows
INLINE = ("0001", "0002")  # schemas whose tables hold the text of their pack
OLD_PACKS = upgrade.MIGRATIONS / "standard_packs_at_0002"
OWN_PACK = (OLD_PACKS / "overbooking.toml").read_text("utf-8").replace("Houseful standard", "Ada’s own")


def released_database(revision: str, folder: Path) -> Path:
    """A SQLite file as a server of that release left it."""
    file = folder / "released.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASED_FILES / f"{revision}.sql").read_text("utf-8"))
        database.execute("PRAGMA journal_mode=WAL")
    return file


async def open_database(file: Path) -> None:
    db = Database(Settings(read_database(f"sqlite:///{file}")))
    await db.open()
    await db.close()


def bring_pack(file: Path) -> None:
    """Give the running and the finished game of Overbooking a pack of Ada's: the standard cards, renamed."""
    with closing(sqlite3.connect(file)) as database:
        dealt = "game = 'overbooking' AND stage IN ('playing', 'over')"
        changed = database.execute(f"UPDATE tables SET pack = ? WHERE {dealt}", (OWN_PACK,)).rowcount
        assert changed == 2
        database.commit()


def give_token(file: Path) -> None:
    """A script's token for Ada, who is host of all its tables; the hashes in it belong to nobody's token."""
    with closing(sqlite3.connect(file)) as database:
        (ada,) = database.execute("SELECT id FROM people WHERE name = 'Ada'").fetchone()
        database.execute(
            "INSERT INTO tokens (digest, person, use, created) VALUES (?, ?, 'script', 0)", (digest_of(TOKEN), ada)
        )
        database.commit()


def copy_to_postgres(file: Path, address: str) -> None:
    """The rows of a SQLite file in a PostgreSQL database of the same schema."""
    import asyncpg

    async def copy() -> None:
        target = await asyncpg.connect(address)
        with closing(sqlite3.connect(file)) as source:
            there = {name for (name,) in source.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            for name in (*FIRST_TABLES, *LATER_TABLES):
                if name in there:
                    await copy_rows(source, target, name)
        await target.execute("SELECT setval('messages_number_seq', 1000)")
        await target.close()

    asyncio.run(copy())


async def copy_rows(source: sqlite3.Connection, target: Any, name: str) -> None:
    found = source.execute(f"SELECT * FROM {name}")
    columns = [column[0] for column in found.description]
    kinds = dict(
        await target.fetch("SELECT column_name, data_type FROM information_schema.columns WHERE table_name = $1", name)
    )
    rows = [
        [bool(value) if kinds[column] == "boolean" else value for column, value in zip(columns, row, strict=True)]
        for row in found
    ]
    await target.execute(f"DELETE FROM {name}")
    await target.copy_records_to_table(name, records=rows, columns=columns)


def upgrade_to(address: str, revision: str) -> None:
    """An empty PostgreSQL database with the schema of a release."""
    from alembic import command

    async def run() -> None:
        db = Database(Settings(read_database(address)))
        async with db.engine.begin() as connection:
            config = upgrade.alembic_config()

            def to_revision(sync: Any) -> None:
                config.attributes["connection"] = sync
                command.upgrade(config, revision)

            await connection.run_sync(to_revision)
        await db.close()

    asyncio.run(run())
