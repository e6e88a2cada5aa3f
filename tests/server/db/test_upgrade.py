"""An upgrade keeps everything, or nothing has changed: databases of every released schema."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory

from houseful.core.text.validation import Fault
from houseful.games import NAMES
from houseful.server.db import upgrade
from tests.server.support.released import (
    INLINE,
    OLD_PACKS,
    OWN_PACK,
    RELEASED,
    bring_pack,
    open_database,
    released_database,
)

ROWS = ("people", "tables", "seats", "entries", "messages")
NEVER_RELEASED = ["0004", "0005"]  # steps on the way to 0006: no server was ever left with them


def rows_in(file: Path) -> dict[str, list[Any]]:
    """All rows, by table: the columns of the first release, in the order of their keys."""
    wanted = {
        **dict.fromkeys(ROWS, "*"),
        "people": "id, name, language, created",
        "seats": "table_id, number, person, level, invite, luck, away",
        "tables": "id, game, options, secret, seed, stage, result",
    }
    with closing(sqlite3.connect(file)) as database:
        return {name: sorted(database.execute(f"SELECT {wanted[name]} FROM {name}")) for name in ROWS}


def test_every_released_schema_and_that_of_today_has_a_database() -> None:
    versions = ScriptDirectory.from_config(upgrade.alembic_config())
    revisions = {script.revision for script in versions.walk_revisions()}
    assert sorted(revisions - set(NEVER_RELEASED)) == RELEASED
    assert versions.get_current_head() == RELEASED[-1]


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


@pytest.mark.parametrize("revision", INLINE)
def test_an_upgrade_keeps_each_pack_once(revision: str, tmp_path: Path) -> None:
    file = released_database(revision, tmp_path)
    bring_pack(file)
    asyncio.run(open_database(file))
    with closing(sqlite3.connect(file)) as database:
        packs = dict(database.execute("SELECT text, standard FROM packs"))
        (missing,) = database.execute("SELECT count(*) FROM tables WHERE rules_version IS NOT 1").fetchone()
        (person,) = database.execute("SELECT person FROM packs WHERE NOT standard").fetchone()
        (ada,) = database.execute("SELECT id FROM people WHERE name = 'Ada'").fetchone()
    old = {(OLD_PACKS / f"{name}.toml").read_text("utf-8"): 1 for name in NAMES}
    assert packs == {**old, OWN_PACK: 0}
    assert missing == 0
    assert person == ada
