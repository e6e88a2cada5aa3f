"""`houseful doctor`: good news, bad news, and status 1 for the latter."""

import json
import re
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from houseful.core.text.i18n import LANGUAGES
from houseful.server import doctor
from houseful.server.doctor import known_variables
from houseful.server.settings import Settings, read_database
from tests.cli.databases import full_database

DEPLOYMENT = Path(__file__).parents[2] / "docs" / "deployment.md"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return Path(full_database(tmp_path_factory.mktemp("full")).removeprefix("sqlite:///"))


@pytest.fixture
def file(kept: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(kept, tmp_path / "x.db"))


def levels(answer: Any) -> dict[str, str]:
    """How each thing was found, by its name; settings are all good."""
    found = json.loads(answer.out)
    assert answer.status == (0 if found["well"] else 1)
    return {finding["name"]: finding["level"] for finding in found["findings"]}


def test_all_is_well(houseful: Any, file: Path) -> None:
    answer = houseful("doctor", "--database", f"sqlite:///{file}")
    assert (answer.status, answer.err) == (0, "")
    assert "✗" not in answer.out
    assert answer.out.endswith("All is well.\n")
    for told in ("can be written", "the newest", "is whole", "MB free", "HOUSEFUL_LIMIT_UNDOS = 200", "page is built"):
        assert told in answer.out


def test_a_database_that_is_not_there_yet(houseful: Any, tmp_path: Path) -> None:
    assert levels(houseful("doctor", "--database", f"sqlite:///{tmp_path}/x.db", "--json"))["database"] == "note"
    assert list(tmp_path.iterdir()) == [], "looking makes nothing"


def break_reference(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM people WHERE name = 'Bob'")
        database.commit()


def age(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()


def tear(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20_000])


def move_later(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE entries SET at = ?", ((time.time_ns() // 1_000_000) + 3_600_000,))
        database.commit()


@pytest.mark.parametrize(
    ("harm", "name"),
    [(break_reference, "references"), (age, "schema"), (tear, "database"), (move_later, "clocks")],
)
def test_what_is_wrong_with_a_database(houseful: Any, file: Path, harm: Callable[[Path], None], name: str) -> None:
    harm(file)
    assert levels(houseful("doctor", "--database", f"sqlite:///{file}", "--json"))[name] == "bad"


class Disk(NamedTuple):
    total: int
    used: int
    free: int


def test_what_is_wrong_with_the_machine(
    houseful: Any, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "HOME", tmp_path / "no" / "index.html")
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Disk(10**9, 10**9, 10**6))
    monkeypatch.setattr(doctor, "EARLIEST", 2 * time.time())
    monkeypatch.setattr(doctor, "cache_folder", lambda: tmp_path / "houseful-rules-x")
    found = levels(houseful("doctor", "--database", f"sqlite:///{file}", "--json"))
    assert {name for name, level in found.items() if level == "bad"} == {"page", "disk", "clock"}
    assert found["cache"] == "note"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(houseful: Any, file: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUSEFUL_LANG", language)
    monkeypatch.setenv("HOUSEFUL_LIMIT_UNDO", "3")
    answer = houseful("doctor", "--database", f"sqlite:///{file}")
    assert answer.status == 0
    assert [line for line in answer.out.splitlines() if line.startswith("!") and "HOUSEFUL_LIMIT_UNDO" in line]


def test_a_setting_that_cannot_be_read_is_one_line(houseful: Any, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUSEFUL_LIMIT_UNDOS", "many")
    answer = houseful("doctor", "--database", f"sqlite:///{file}")
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)


def test_every_setting_that_is_documented_is_known(file: Path) -> None:
    written = set(re.findall(r"`(HOUSEFUL_[A-Z_]+)`", DEPLOYMENT.read_text("utf-8")))
    assert written <= known_variables(Settings(read_database(f"sqlite:///{file}")))
    assert known_variables(Settings(read_database(f"sqlite:///{file}"))) - written <= {"HOUSEFUL_RULES"}
