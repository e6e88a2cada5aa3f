"""A running game of an earlier version of the rules goes on: its log is put into today's words when it is opened."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from houseful.core.replay import replayed
from houseful.core.table import Table, deal
from houseful.games.overbooked import GAME
from tests.server.support.clients import Client
from tests.server.support.released import TOKEN, give_token, open_database, released_database
from tests.server.support.threaded_server import serving_in_thread

TESTS = Path(__file__).parents[2]
LOG = (TESTS / "games" / "overbooked" / "version_1" / "two-with-skips.log").read_text("utf-8").splitlines()
MOVES = [line.partition(" ")[2] for line in LOG if line[:1].isdigit()]
SEED = 20
OPTIONS = {"symbols": True}
FORMER = GAME.read_pack((GAME.folder / "former_packs" / "90745e2ac4e3.toml").read_text("utf-8"))
PLAYED = 43  # moves, among them five that place a card of which somebody was left out; Ada is to move


def dealt() -> Table:
    return deal(GAME, 2, SEED, FORMER, OPTIONS)


def at_version_1(moves: list[str]) -> Table:
    return replayed(dealt(), moves, 1)


def entries() -> Iterator[tuple[int, str, str]]:
    """Seat, kind and text of each entry: in the middle a placement that was taken back and made otherwise."""
    for number, move in enumerate(MOVES[:PLAYED]):
        seat = at_version_1(MOVES[:number]).turn
        assert seat is not None
        if number == 20:
            yield seat, "move", "place 1d"
            yield seat, "undo", ""
        yield seat, "move", move


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database of the release that had version 1, with such a game under way, and the table's id."""
    file = released_database("0003", tmp_path_factory.mktemp("version-1"))
    give_token(file)
    asyncio.run(open_database(file))
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT id FROM tables WHERE game = 'overbooked' AND stage = 'playing'"
        (table,) = database.execute(query).fetchone()
        now = database.execute("SELECT max(at) FROM entries").fetchone()[0]
        database.execute("DELETE FROM entries WHERE table_id = ?", (table,))
        rows = [(table, ply, *entry, now + ply) for ply, entry in enumerate(entries(), start=1)]
        database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
        changes = "UPDATE tables SET seed = ?, options = ?, fair = 0 WHERE id = ? AND rules_version = 1"
        assert database.execute(changes, (SEED, json.dumps(OPTIONS), table)).rowcount == 1
        database.commit()
    return file, table


@contextmanager
def visiting(file: Path) -> Iterator[Client]:
    with serving_in_thread(f"sqlite:///{file}") as url:
        ada = Client(url, "Eve")
        ada.http.headers["authorization"] = f"Bearer {TOKEN}"
        ada.http.cookies.clear()
        yield ada
        ada.close()


def rows_of(file: Path, table: str) -> tuple[int, list[tuple[str, str]]]:
    with closing(sqlite3.connect(file)) as database:
        (version,) = database.execute("SELECT rules_version FROM tables WHERE id = ?", (table,)).fetchone()
        query = "SELECT kind, text FROM entries WHERE table_id = ? ORDER BY ply"
        return version, database.execute(query, (table,)).fetchall()


def standing(rows: list[tuple[str, str]]) -> list[str]:
    moves: list[str] = []
    for kind, text in rows:
        moves = moves[:-1] if kind == "undo" else [*moves, text]
    return moves


def test_a_running_game_of_version_1_goes_on(kept: tuple[Path, str]) -> None:
    """It is listed with its turn before it is opened; opened, it stands as it did, and new moves join the log."""
    file, table = kept
    before, address = at_version_1(MOVES[:PLAYED]), f"/api/tables/{table}"
    version, old = rows_of(file, table)
    with visiting(file) as ada:
        listed = next(one for one in ada.get("/api/tables/mine")["tables"] if one["id"] == table)
        assert (listed["rules_version"], listed["unreadable"], listed["turn"]) == (1, None, before.turn)
        assert version == 1
        state: dict[str, Any] = ada.get(f"{address}/state")
        assert state["ply"] == PLAYED + 2
        assert [seat["plane"] for seat in state["view"]["seats"]] == [s["plane"] for s in before.view(None)["seats"]]
        assert state["legal"] == before.legal()
        after = ada.post(f"{address}/moves", ply=state["ply"], move=state["legal"][0])
        assert after["ply"] == PLAYED + 3
    version, rows = rows_of(file, table)
    assert version == 2
    assert [kind for kind, _ in rows[:-1]] == [kind for kind, _ in old]
    changed = [(text, now) for (_, text), (_, now) in zip(old, rows, strict=False) if text != now]
    assert changed == [("place 2d turn 180", "place 2e turn 180"), ("place 2e", "place 3f")]
    assert replayed(dealt(), standing(rows)) == replayed(before, [state["legal"][0]])


def test_whoever_opens_it_next_finds_nothing_to_do(kept: tuple[Path, str]) -> None:
    file, table = kept
    before = rows_of(file, table)
    with visiting(file) as ada:
        state = ada.get(f"/api/tables/{table}/state")
        assert state["view"]["ply"] == PLAYED + 1
        told = ada.get(f"/api/tables/{table}/state?since=0")
        assert told["ply"] == state["ply"]
    assert rows_of(file, table) == before


def test_a_damaged_log_of_version_1_stays_as_it_is(tmp_path: Path, kept: tuple[Path, str]) -> None:
    """It is shown as damaged, and nothing of it is rewritten."""
    source, table = kept
    file = tmp_path / "damaged.db"
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(file)) as database:
        old.backup(database)
        database.execute("UPDATE tables SET rules_version = 1 WHERE id = ?", (table,))
        database.execute("UPDATE entries SET text = 'no move' WHERE table_id = ? AND ply = 30", (table,))
        database.commit()
    before = rows_of(file, table)
    with visiting(file) as ada:
        assert ada.get(f"/api/tables/{table}/state")["table"]["unreadable"]["reason"] == "damaged"
    assert rows_of(file, table) == before
