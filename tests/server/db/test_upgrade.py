"""An upgrade keeps everything: databases of every released schema, opened, played on, replayed."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from houseful import replay
from houseful.core.text.validation import Fault
from houseful.server.db import upgrade
from houseful.server.db.engine import Database
from houseful.server.people import digest_of
from houseful.server.settings import Settings, read_database
from tests.server.support.clients import Client
from tests.server.support.postgres import new_database
from tests.server.support.released import RELEASED, released_database
from tests.server.support.threaded_server import serving_in_thread

TOKEN = "a-token-for-tests"
ROWS = ("people", "tables", "seats", "entries", "messages")


def rows_in(file: Path) -> dict[str, list[Any]]:
    """All rows, by table: the columns of the first release, in the order of their keys."""
    wanted = dict.fromkeys(ROWS, "*")
    wanted |= {"people": "id, name, language, created", "tables": "id, game, options, secret, seed, stage, result"}
    with closing(sqlite3.connect(file)) as database:
        return {name: sorted(database.execute(f"SELECT {wanted[name]} FROM {name}")) for name in ROWS}


async def open_database(file: Path) -> None:
    db = Database(Settings(read_database(f"sqlite:///{file}")))
    await db.open()
    await db.close()


def test_every_revision_has_a_released_database() -> None:
    revisions = ScriptDirectory.from_config(upgrade.alembic_config()).walk_revisions()
    assert sorted(script.revision for script in revisions) == RELEASED


@pytest.mark.parametrize("revision", RELEASED)
def test_an_upgrade_keeps_every_row(revision: str, tmp_path: Path) -> None:
    file = released_database(revision, tmp_path)
    before = rows_in(file)
    assert all(before.values()), "a released database has rows of every kind"
    asyncio.run(open_database(file))
    assert rows_in(file) == before


def test_an_upgrade_leaves_a_copy_of_the_file(tmp_path: Path) -> None:
    file = released_database("0001", tmp_path)
    before = rows_in(file)
    asyncio.run(open_database(file))
    assert rows_in(tmp_path / "released.db.0001.backup") == before


def test_without_an_upgrade_there_is_no_copy(tmp_path: Path) -> None:
    file = released_database(RELEASED[-1], tmp_path)
    asyncio.run(open_database(file))
    assert list(tmp_path.glob("*.backup")) == []


@pytest.mark.parametrize("fault", ["error", "broken reference"])
def test_a_failed_upgrade_changes_nothing_and_says_so(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = released_database("0001", tmp_path)
    before, version = rows_in(file), version_of(file)

    def fail(connection: Any) -> None:
        real(connection)
        if fault == "error":
            raise RuntimeError("no space left on device")
        connection.exec_driver_sql("DELETE FROM people")

    real = upgrade.upgrade
    monkeypatch.setattr(upgrade, "upgrade", fail)
    with pytest.raises(Fault) as found:
        asyncio.run(open_database(file))
    reason = "no space left on device" if fault == "error" else "refer to nothing"
    assert reason in str(found.value)
    assert "released.db.0001.backup" in str(found.value)
    assert rows_in(file) == before
    assert version_of(file) == version
    monkeypatch.undo()
    asyncio.run(open_database(file))  # and the next try succeeds
    assert rows_in(file) == before


def version_of(file: Path) -> str:
    with closing(sqlite3.connect(file)) as database:
        (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(version)


def give_token(file: Path) -> None:
    """A script's token for Ada, who is host of all its tables; the hashes in it belong to nobody's token."""
    with closing(sqlite3.connect(file)) as database:
        (ada,) = database.execute("SELECT id FROM people WHERE name = 'Ada'").fetchone()
        database.execute("INSERT INTO tokens VALUES (?, ?, 'script', 0)", (digest_of(TOKEN), ada))
        database.commit()


def copy_to_postgres(file: Path, address: str) -> None:
    """The rows of a SQLite file in a PostgreSQL database of the same schema."""
    import asyncpg

    async def copy() -> None:
        target = await asyncpg.connect(address)
        with closing(sqlite3.connect(file)) as source:
            for name in ("settings", "people", "tokens", "tables", "seats", "entries", "messages"):
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


@pytest.fixture
def opened(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str, str], str]:
    """The address of a released database, with a token for Ada, on either engine."""

    def open_released(revision: str, engine: str) -> str:
        file = released_database(revision, tmp_path)
        give_token(file)
        if engine == "sqlite":
            return f"sqlite:///{file}"
        address = new_database(request.getfixturevalue("postgres_address"), f"released-{revision}")
        upgrade_to(address, revision)
        copy_to_postgres(file, address)
        return address

    return open_released


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


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", RELEASED)
def test_old_games_are_played_on_and_replayed(revision: str, engine: str, opened: Callable[[str, str], str]) -> None:
    with serving_in_thread(opened(revision, engine)) as url:
        ada = Client(url, "Eve")
        ada.http.headers["authorization"] = f"Bearer {TOKEN}"
        ada.http.cookies.clear()
        tables = ada.get("/api/tables/mine")["tables"]
        assert sorted(table["stage"] for table in tables) == ["over"] * 3 + ["playing"] * 3 + ["waiting"]
        for table in tables:
            look_at(ada, table)
        ada.close()


def look_at(ada: Client, table: dict[str, Any]) -> None:
    """Play a move in a running game; download a finished one and replay it."""
    address = f"/api/tables/{table['id']}"
    if table["stage"] == "waiting":
        return
    messages = ada.get(f"{address}/chat")["messages"]
    assert [message["text"] for message in messages] == [f"Good luck at {table['game']}!"]
    if table["stage"] == "over":
        log = ada.get(f"{address}/log")
        assert replay(log).over
        return
    state = ada.get(f"{address}/state")
    assert state["ply"] == 12
    if state["legal"]:
        after = ada.post(f"{address}/moves", ply=state["ply"], move=state["legal"][0])
        assert after["ply"] == 13
