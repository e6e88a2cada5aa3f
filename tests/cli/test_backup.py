"""`houseful backup` and `houseful restore`: what they print, what they refuse, what they keep."""

from pathlib import Path
from typing import Any

import pytest

from houseful.cli.backup import SUFFIX, in_words
from tests.cli.databases import full_database


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return full_database(tmp_path_factory.mktemp("full"))


def test_a_backup_is_written_and_restored(houseful: Any, database: str, tmp_path: Path) -> None:
    file, other = tmp_path / "backup", f"sqlite:///{tmp_path}/other.db"
    answer = houseful("backup", file, "--database", database)
    assert (answer.status, answer.err) == (0, "")
    assert "7 tables, 2 people" in answer.out
    told = houseful("restore", file, "--database", other, "--json").json()
    assert told["rows"] == houseful("backup", file, "--database", other, "--json").json()["rows"]
    again = houseful("restore", file, "--database", other)
    assert (again.status, again.out, again.err.count("\n")) == (2, "", 1)
    assert "--replace" in again.err
    assert houseful("restore", file, "--database", other, "--replace").status == 0


def test_a_folder_keeps_the_newest(houseful: Any, database: str, tmp_path: Path) -> None:
    for day in range(4):
        (tmp_path / f"2020010{day}-000000{SUFFIX}").write_text("old")
    (tmp_path / "holiday.jpg").write_text("not ours")
    told = houseful("backup", tmp_path, "--keep", 2, "--database", database, "--json").json()
    left = sorted(file.name for file in tmp_path.iterdir())
    assert left == [f"20200103-000000{SUFFIX}", Path(told["file"]).name, "holiday.jpg"]
    assert told["deleted"] == [f"2020010{day}-000000{SUFFIX}" for day in range(3)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["backup", "{folder}/x", "--database", "sqlite:///{folder}/none.db"], "none.db does not exist"),
        (["backup", "{file}", "--database", "{database}"], "is not a backup"),
        (["backup", "{folder}/x", "--keep", "2", "--database", "{database}"], "--keep"),
        (["backup", "{folder}", "--keep", "0", "--database", "{database}"], "--keep"),
        (["backup", "{folder}/no/such/x", "--database", "{database}"], "cannot be written"),
        (["backup", "{folder}/x", "--database", "sqlite:///{file}"], "not a database"),
        (["restore", "{folder}/none", "--database", "sqlite:///{folder}/y.db"], "does not exist"),
        (["restore", "{file}", "--database", "sqlite:///{folder}/y.db"], "is not a backup"),
        (["restore", "{folder}", "--database", "sqlite:///{folder}/y.db"], "directory"),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0],
)
def test_a_mistake_is_one_line(houseful: Any, database: str, tmp_path: Path, words: list[str], said: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, …" * 1000)
    facts = {"folder": str(tmp_path), "file": str(file), "database": database}
    answer = houseful(*(word.format(**facts) for word in words))
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1), answer.err
    assert said in answer.err
    assert file.read_text().startswith("Dear Ada")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_size_has_two_digits_or_more() -> None:
    assert [in_words(size) for size in (0, 999, 1000, 12_345, 9_900_000, 10**13)] == [
        "0 B", "999 B", "1.0 KB", "12 KB", "9.9 MB", "10 TB",
    ]  # fmt: skip
