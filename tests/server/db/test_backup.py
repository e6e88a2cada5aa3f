"""Backups: everything is in them, from either database into either, beside a running server; and nothing is lost."""

import asyncio
import gzip
import itertools
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import houseful.cli  # adds the words of its commands
from houseful.core.text.validation import Fault
from houseful.server.db import schema
from houseful.server.db.backup import back_up, check
from houseful.server.db.backup_file import is_backup, read_header
from houseful.server.db.engine import open_engine, prepare
from houseful.server.db.restore import restore
from houseful.server.settings import Settings, read_database
from tests.server.support.postgres import new_database
from tests.server.support.released import RELEASED, released_database

NUMBERS = itertools.count()
Rows = dict[str, list[tuple[Any, ...]]]


def at(address: str | Path) -> Settings:
    return Settings(read_database(f"sqlite:///{address}" if isinstance(address, Path) else address))


def rows_in(settings: Settings) -> Rows:
    """All rows of today's schema."""

    async def read() -> Rows:
        engine = open_engine(settings)
        async with engine.connect() as connection:
            found = {
                name: sorted(map(tuple, await connection.execute(table.select())), key=repr)
                for name, table in schema.METADATA.tables.items()
            }
        await engine.dispose()
        return found

    return asyncio.run(read())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A database with people, games and talk, of today's schema, and its backup."""
    folder = tmp_path_factory.mktemp("kept")
    settings = at(released_database(RELEASED[-1], folder))
    asyncio.run(prepare(settings))
    asyncio.run(back_up(settings, folder / "backup"))
    return Path(str(settings.database.database)), folder / "backup"


@pytest.fixture
def full(kept: tuple[Path, Path], tmp_path: Path) -> Settings:
    """A copy of that database."""
    return at(Path(shutil.copy(kept[0], tmp_path / "full.db")))


@pytest.fixture
def backup(kept: tuple[Path, Path], tmp_path: Path) -> Path:
    """A copy of that backup."""
    return Path(shutil.copy(kept[1], tmp_path / "backup"))


@pytest.fixture
def empty(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], Settings]:
    """A new database on either engine."""

    def make(engine: str) -> Settings:
        if engine == "sqlite":
            return at(tmp_path / "other.db")
        return at(new_database(request.getfixturevalue("postgres_address"), f"backup-{next(NUMBERS)}"))

    return make


def test_a_backup_goes_through_both_engines_and_keeps_every_row(
    full: Settings, empty: Callable[[str], Settings], tmp_path: Path
) -> None:
    before = rows_in(full)
    filled = ("people", "tables", "seats", "entries", "messages", "settings", "push_subscriptions", "reminder_choices")
    assert all(before[name] for name in filled)
    first, second = tmp_path / "first", tmp_path / "second"
    shared, alone = empty("postgresql"), empty("sqlite")
    counted = asyncio.run(back_up(full, first))
    assert counted == {name: len(rows) for name, rows in before.items()}
    assert asyncio.run(restore(shared, first, False)) == counted
    assert rows_in(shared) == before
    asyncio.run(back_up(shared, second))
    asyncio.run(restore(alone, second, False))
    assert rows_in(alone) == before
    assert asyncio.run(next_message(shared)) > max(row[0] for row in before["messages"])


async def next_message(settings: Settings) -> int:
    """The number that the next message gets."""
    engine = open_engine(settings)
    async with engine.begin() as connection:
        table_id = (await connection.execute(select(schema.tables.c.id))).scalars().first()
        person = (await connection.execute(select(schema.people.c.id))).scalars().first()
        values = {"table_id": table_id, "person": person, "kind": "chat", "text": "Hello", "at": 0}
        answer = await connection.execute(schema.messages.insert().values(values))
        assert answer.inserted_primary_key is not None
        number = int(answer.inserted_primary_key[0])
    await engine.dispose()
    return number


def test_what_lies_in_the_write_ahead_log_is_in_the_backup(full: Settings, tmp_path: Path) -> None:
    """A plain copy of the file of a running server has nothing of it."""
    file = str(full.database.database)
    with closing(sqlite3.connect(file)) as server:
        server.execute("PRAGMA wal_autocheckpoint=0")
        server.execute("UPDATE people SET name = 'In the log'")
        server.commit()
        asyncio.run(back_up(full, tmp_path / "backup"))
        server.execute("UPDATE people SET name = 'Later'")
        server.commit()
    other = at(tmp_path / "other.db")
    asyncio.run(restore(other, tmp_path / "backup", False))
    assert {row[1] for row in rows_in(other)["people"]} == {"In the log"}


@pytest.mark.parametrize("revision", RELEASED)
@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_backup_of_an_older_release_is_upgraded(
    revision: str, engine: str, empty: Callable[[str], Settings], tmp_path: Path
) -> None:
    file = released_database(revision, tmp_path)
    counted = asyncio.run(back_up(at(file), tmp_path / "backup"))
    assert read_header(tmp_path / "backup").schema == revision
    target = empty(engine)
    asyncio.run(restore(target, tmp_path / "backup", False))
    found = rows_in(target)
    assert {name: len(found[name]) for name in counted} == counted
    asyncio.run(prepare(target))  # a server opens it


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_games_are_replaced_only_if_one_says_so(
    engine: str, full: Settings, backup: Path, empty: Callable[[str], Settings], tmp_path: Path
) -> None:
    target = empty(engine)
    asyncio.run(restore(target, backup, False))
    asyncio.run(rename_everybody(target))
    changed = rows_in(target)
    with pytest.raises(Fault, match="--replace"):
        asyncio.run(restore(target, backup, False))
    assert rows_in(target) == changed
    asyncio.run(restore(target, backup, True))
    assert rows_in(target) == rows_in(full)
    if engine == "sqlite":
        assert rows_in(at(tmp_path / "other.db.replaced")) == changed


async def rename_everybody(settings: Settings) -> None:
    engine = open_engine(settings)
    async with engine.begin() as connection:
        await connection.execute(schema.people.update().values(name="Somebody else"))
    await engine.dispose()


@pytest.mark.parametrize("engine", ["sqlite", "postgresql"])
def test_a_database_in_use_is_not_replaced(engine: str, backup: Path, empty: Callable[[str], Settings]) -> None:
    target = empty(engine)
    asyncio.run(prepare(target))

    async def replace_while_used() -> None:
        engine = open_engine(target)
        async with engine.connect() as server:
            await server.execute(schema.people.select())
            with pytest.raises(Fault, match="stop the server"):
                await restore(target, backup, True)
        await engine.dispose()

    asyncio.run(replace_while_used())
    assert rows_in(target)["people"] == []


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def without_the_last_row(data: bytes) -> bytes:
    lines = gzip.decompress(data).splitlines(keepends=True)
    return gzip.compress(b"".join([*lines[:-2], lines[-1]]))


def with_a_flipped_bit(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


@pytest.mark.parametrize(
    ("engine", "harm"),
    [("sqlite", cut), ("sqlite", without_the_last_row), ("sqlite", with_a_flipped_bit), ("postgresql", cut)],
)
def test_a_damaged_backup_changes_nothing(
    engine: str, harm: Callable[[bytes], bytes], backup: Path, empty: Callable[[str], Settings]
) -> None:
    target = empty(engine)
    asyncio.run(prepare(target))
    before = rows_in(target)
    backup.write_bytes(harm(backup.read_bytes()))
    with pytest.raises(Fault, match="damaged"):
        asyncio.run(restore(target, backup, True))
    assert rows_in(target) == before


def test_a_newer_backup_is_refused(backup: Path, tmp_path: Path) -> None:
    text = gzip.decompress(backup.read_bytes())
    for old, new in ((b'"schema":"', b'"schema":"9'), (b'"format":1', b'"format":2')):
        backup.write_bytes(gzip.compress(text.replace(old, new, 1)))
        with pytest.raises(Fault, match="newer"):
            asyncio.run(restore(at(tmp_path / "other.db"), backup, False))
        assert not (tmp_path / "other.db").exists()


def test_a_damaged_database_gives_no_backup(full: Settings, tmp_path: Path) -> None:
    file = Path(str(full.database.database))
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("PRAGMA foreign_keys=OFF")
        database.execute("DELETE FROM people")
        database.commit()
    with pytest.raises(Fault, match="damaged"):
        asyncio.run(back_up(full, tmp_path / "backup"))
    assert not (tmp_path / "backup").exists()
    assert list(tmp_path.glob("*.part")) == []


def test_only_its_owner_may_read_a_backup(kept: tuple[Path, Path]) -> None:
    assert kept[1].stat().st_mode & 0o077 == 0
    assert is_backup(kept[1])
    assert check(kept[1])["tables"] == 7
    assert not is_backup(Path(houseful.cli.__file__))
