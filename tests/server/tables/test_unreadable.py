"""Games that this server cannot deal are shown as such, can be downloaded, and break nothing."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from houseful import replay
from houseful.core.text.game_log import _sum_of
from houseful.core.text.i18n import LANGUAGES
from houseful.server.db.queries import now
from tests.server.support.clients import Client
from tests.server.support.released import TOKEN, give_token, open_database, released_database
from tests.server.support.threaded_server import serving_in_thread

Found = dict[tuple[str, str], str]  # game and stage: the table's id

# What is done to the rows of a table, by its game and stage.
OTHER_RULES = "UPDATE tables SET rules_version = 7, public = 1 WHERE id = :id"
DAMAGE = {
    ("overbooked", "over"): "UPDATE entries SET text = 'no move' WHERE table_id = :id AND ply = 3",
    ("overbooked", "playing"): "UPDATE tables SET options = '{{', public = 1 WHERE id = :id",
    ("oktoberfest", "over"): "UPDATE tables SET seed = 'seven', secret = 'x' WHERE id = :id",
    ("oktoberfest", "playing"): "UPDATE tables SET pack = 'nothing', public = 1 WHERE id = :id",
    ("overbooking", "waiting"): "UPDATE tables SET game = 'chess', public = 1 WHERE id = :id",
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """A database in which hardly a table can be opened any more, and where its tables are."""
    folder = tmp_path_factory.mktemp("unreadable")
    file = released_database("0002", folder)
    give_token(file)
    asyncio.run(open_database(file))
    with closing(sqlite3.connect(file)) as database:
        tables = {(game, stage): table for table, game, stage in database.execute("SELECT id, game, stage FROM tables")}
        database.execute("UPDATE entries SET at = 1600000000000")  # nobody has played for long
        for stage in ("playing", "over"):
            database.execute(OTHER_RULES, {"id": tables["overbooking", stage]})
        for key, damage in DAMAGE.items():
            assert database.execute(damage, {"id": tables[key]}).rowcount == 1
        database.commit()
    return {**tables, ("file", ""): str(file)}


@pytest.fixture(scope="module")
def ada(found: Found) -> Iterator[Client]:
    with serving_in_thread(f"sqlite:///{found['file', '']}") as url:
        client = Client(url, "Eve")
        client.http.headers["authorization"] = f"Bearer {TOKEN}"
        client.http.cookies.clear()
        yield client
        client.close()


def path(found: Found, game: str, stage: str, word: str = "") -> str:
    return f"/api/tables/{found[game, stage]}{word}"


def test_lists_show_them_and_everything_else(ada: Client, found: Found) -> None:
    new = ada.table("oktoberfest", "me", "open", public=True)["table"]
    mine = {table["id"]: table for table in ada.get("/api/tables/mine")["tables"]}
    assert mine[new["id"]]["unreadable"] is None
    shown = {key: mine[table]["unreadable"] for key, table in found.items() if key[1]}
    reasons = {key: why and why["reason"] for key, why in shown.items()}
    rules = [("overbooking", "playing"), ("overbooking", "over"), ("overbooking", "waiting")]
    unseen = [("overbooked", "over"), ("oktoberfest", "over")]  # a list does not replay games that are over
    assert reasons == {key: "rules" if key in rules else None if key in unseen else "damaged" for key in reasons}
    assert len(reasons) == 7
    for key in unseen:
        assert ada.get(path(found, *key))["unreadable"]["reason"] == "damaged"
    public = {table["id"] for table in ada.get("/api/tables")["tables"]}
    assert {new["id"], found["overbooking", "playing"], found["overbooked", "playing"]} <= public


def test_a_finished_game_of_other_rules_still_says_who_won(ada: Client, found: Found) -> None:
    table = ada.get(path(found, "overbooking", "over"))
    assert table["rules_version"] == 7
    assert table["unreadable"] == {"reason": "rules", "log": True}
    assert len(table["result"]["players"]) == 3


@pytest.mark.parametrize("stage", ["playing", "over"])
def test_its_log_is_written_from_its_rows_and_says_its_own_version(ada: Client, found: Found, stage: str) -> None:
    log = ada.get(path(found, "overbooking", stage, "/log"))
    *lines, end = log.splitlines()
    assert lines[1] == "game overbooking, rules 7"
    lines[1] = "game overbooking, rules 1"  # a server with those rules would replay it
    again = replay("\n".join([*lines, f"{end.rpartition(' ')[0]} {_sum_of(lines)}"]) + "\n")
    assert again.over is (stage == "over")
    assert again.ply == (12 if stage == "playing" else again.ply)
    assert again.fair is not None


def test_while_another_release_may_serve_it_the_log_of_a_running_game_is_secret(tmp_path: Path) -> None:
    file = released_database("0002", tmp_path)
    give_token(file)
    asyncio.run(open_database(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET rules_version = 7")
        database.execute("UPDATE entries SET at = ?", (now(),))
        database.commit()
        query = "SELECT id FROM tables WHERE game = 'overbooking' AND stage = 'playing'"
        (running,) = database.execute(query).fetchone()
    with serving_in_thread(f"sqlite:///{file}") as url:
        eve = Client(url, "Eve")
        assert eve.get(f"/api/tables/{running}")["unreadable"] == {"reason": "rules", "log": False}
        assert eve.get(f"/api/tables/{running}/log", 409)["error"] == "server-unreadable-later"
        eve.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_done_says_why(ada: Client, found: Found, language: str) -> None:
    said = set()
    ada.http.patch("/api/me", json={"language": language})
    for method, word, body in [
        ("POST", "/moves", {"ply": 12, "move": "1 bird line 1"}),
        ("POST", "/undo", {"ply": 12}),
        ("POST", "/why", {"move": "1 bird line 1"}),
        ("GET", "/prose", None),
    ]:
        answer = ada.http.request(method, path(found, "overbooking", "playing", word), json=body)
        assert (answer.status_code, answer.json()["error"]) == (409, "server-unreadable-rules"), word
        said.add(answer.json()["message"])
    assert len(said) == 1
    assert "7" in said.pop()


@pytest.mark.parametrize("word", ["/replay", "/picture", "/earned", "/rematch"])
def test_what_a_finished_game_has_besides_its_log(ada: Client, found: Found, word: str) -> None:
    for game, error in (("overbooking", "server-unreadable-rules"), ("overbooked", "server-unreadable-damaged")):
        address = path(found, game, "over", word)
        answer = ada.post(address, 409) if word == "/rematch" else ada.get(address, 409)
        assert answer["error"] == error


def test_pages_state_and_socket_are_answered(ada: Client, found: Found) -> None:
    async def first_message(table: str) -> dict[str, Any] | None:
        socket = await ada.socket(table)
        message = await socket.next()
        await socket.close()
        return message

    for key, table in found.items():
        if not key[1]:
            continue
        state = ada.get(f"/api/tables/{table}/state", since=0)
        assert (state["view"], state["legal"], state["undo"]) == (None, [], False)
        assert state["table"]["unreadable"] is not None
        assert ada.http.get(f"/table/{table}").status_code in (200, 404)  # 404: the page was not built
        told = asyncio.run(first_message(table))
        assert told is not None
        assert told["is"] == "state", told


def test_damaged_games_are_taken_away_as_far_as_they_are_there(ada: Client, found: Found) -> None:
    log = ada.get(path(found, "overbooked", "over", "/log"))
    assert "3 no move" in log
    for game in ("overbooked", "oktoberfest"):
        ada.get(path(found, game, "playing", "/log"), 409)


def test_a_waiting_table_of_older_rules_is_dealt_by_those_of_today(tmp_path: Path) -> None:
    file = released_database("0002", tmp_path)
    give_token(file)
    asyncio.run(open_database(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET rules_version = 0")
        (waiting,) = database.execute("SELECT id FROM tables WHERE stage = 'waiting'").fetchone()
        database.commit()
    with serving_in_thread(f"sqlite:///{file}") as url:
        bob = Client(url, "Bob")
        assert bob.post(f"/api/tables/{waiting}/join")["unreadable"] is None
        bob.http.headers["authorization"] = f"Bearer {TOKEN}"
        started = bob.post(f"/api/tables/{waiting}/start")
        assert (started["stage"], started["rules_version"], started["unreadable"]) == ("playing", 1, None)
        bob.close()
