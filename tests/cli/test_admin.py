"""`houseful admin`: what it prints, as sentences and as data, and what it refuses."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from houseful.core.text.i18n import LANGUAGES
from tests.cli.databases import full_database


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return full_database(tmp_path_factory.mktemp("full"))


def ids(houseful: Any, database: str) -> tuple[dict[str, str], dict[str, str]]:
    """People by name, and one table of each stage."""
    people = houseful("admin", "people", "--database", database, "--json").json()["people"]
    tables = houseful("admin", "tables", "--database", database, "--json").json()["tables"]
    return {one["name"]: one["id"] for one in people}, {one["stage"]: one["id"] for one in tables}


def test_lists_are_a_line_each_and_can_be_shortened(houseful: Any, database: str) -> None:
    people, tables = ids(houseful, database)
    lines = houseful("admin", "tables", "--database", database).out.splitlines()
    assert len(lines) == 7
    assert any(line.startswith(tables["waiting"]) and "waiting, public" in line for line in lines)
    assert len(houseful("admin", "tables", "--stage", "over", "--database", database).out.splitlines()) == 3
    assert len(houseful("admin", "tables", "--most", "2", "--database", database).out.splitlines()) == 2
    (line,) = houseful("admin", "people", "--find", "bo", "--database", database).out.splitlines()
    assert line.startswith(people["Bob"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_sentences(
    houseful: Any, database: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, _ = ids(houseful, database)
    monkeypatch.setenv("HOUSEFUL_LANG", language)
    for words in (["ban", people["Bob"]], ["unban", people["Bob"]], ["tables"], ["people"]):
        answer = houseful("admin", *words, "--database", database)
        assert (answer.status, answer.err) == (0, "")
        assert "{" not in answer.out


def test_everything_is_done_that_can_be(houseful: Any, tmp_path: Path) -> None:
    database = full_database(tmp_path)
    people, tables = ids(houseful, database)
    found = json.loads(houseful("admin", "export", people["Bob"], "--database", database).out)
    assert found["person"]["name"] == "Bob"
    assert len(found["seats"]) == 6
    for words in (
        ["close", tables["playing"]],
        ["close", tables["waiting"]],
        ["ban", people["Bob"]],
        ["revoke", people["Bob"]],
        ["forget", people["Bob"]],
    ):
        assert houseful("admin", *words, "--database", database).status == 0, words
    assert [*ids(houseful, database)[0]] == ["Ada"]
    assert houseful("doctor", "--database", database, "--json").json()["well"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["close", "nowhere"], "no table"),
        (["ban", "nobody"], "nobody"),
        (["unban", "nobody"], "nobody"),
        (["revoke", "nobody"], "nobody"),
        (["forget", "nobody"], "nobody"),
        (["export", "nobody"], "nobody"),
        (["tables", "--most", "0"], "--most"),
        (["tables", "--stage", "dreaming"], "dreaming"),
        (["ban"], "PERSON"),
        (["dance"], "dance"),
        ([], "ACTION"),
    ],
    ids=str,
)
def test_a_mistake_is_one_line(houseful: Any, database: str, words: list[str], said: str) -> None:
    more = ["--database", database] if words and words != ["dance"] else []
    answer = houseful("admin", *words, *more)
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1), answer.err
    assert said in answer.err


def test_a_database_of_another_version_is_left_alone(houseful: Any, tmp_path: Path) -> None:
    address = full_database(tmp_path)
    with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as file:
        file.execute("UPDATE alembic_version SET version_num = '0001'")
        file.commit()
    answer = houseful("admin", "people", "--database", address)
    assert (answer.status, answer.err.count("\n")) == (2, 1)
    assert "0001" in answer.err


def test_a_postgresql_that_is_not_there_is_one_line(houseful: Any) -> None:
    answer = houseful("admin", "people", "--database", "postgresql://houseful:hunter2@127.0.0.1:1/x")
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1), answer.err
    assert "hunter2" not in answer.err
