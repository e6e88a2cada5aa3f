"""Databases fail, the server does not: it says so, refuses, and goes on by itself afterwards."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from houseful.server import readiness
from tests.server.support.clients import NO_TLS, Client, Socket
from tests.server.support.in_process import Guest, Inside, serving_here
from tests.server.support.postgres import Postgres, new_database, postgres
from tests.server.support.processes import Server, serving

TWO_SEATS = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "me"}]}


async def until(happened: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something with a minute of patience."""
    end = time.monotonic() + 60
    while not await happened():
        assert time.monotonic() < end, "that did not happen"
        await asyncio.sleep(0.05)


async def move(socket: Socket, state: dict[str, Any]) -> dict[str, Any]:
    """Play the first legal move; the answer."""
    socket.send(do="move", ply=state["ply"], move=state["legal"][0])
    return await socket.next_that_is("played", "refused")


async def health(guest: Guest) -> tuple[int, str]:
    """The status of `/health/ready`, and the reason."""
    answer = (await guest.http.get("/health/ready")).json()
    return (200, "") if "error" not in answer else (503, answer["error"])


async def ready(guest: Guest) -> bool:
    return (await health(guest))[0] == 200


# SQLite


async def play_at(inside: Inside, file: Path) -> tuple[Guest, Socket, dict[str, Any]]:
    """Somebody at a table of two seats, with a socket and its state."""
    ada = await Guest(inside.url, "Ada").arrive()
    table_id = (await ada.http.post("/api/tables", json=TWO_SEATS)).json()["table"]["id"]
    socket = await ada.socket(table_id)
    return ada, socket, (await socket.next_that_is("state"))["state"]


@pytest.mark.parametrize("patience", [2.0, 0.0], ids=["patient", "impatient"])
def test_a_locked_file_stops_no_reader_and_the_server_goes_on_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: float
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", patience)  # the reason is the same whether the probe failed or waits
    asyncio.run(asyncio.wait_for(lock_and_release(tmp_path), 120))


async def lock_and_release(folder: Path) -> None:
    file = folder / "houseful.db"
    async with serving_here(folder, database_timeout=1) as inside:
        ada, socket, state = await play_at(inside, file)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            moving = asyncio.create_task(move(socket, state))
            writing = [asyncio.create_task(ada.http.post("/api/me", json={"name": "Eve"})) for _ in range(40)]
            assert (await ada.http.get("/health/live")).status_code == 200
            assert (await ada.http.get(f"/api/tables/{state['table']['id']}")).status_code == 200, "readers never wait"
            assert await health(ada) == (503, "server-database-unwritable")
            answers = await asyncio.gather(*writing)
            assert {answer.status_code for answer in answers} == {503}
            assert {answer.headers["retry-after"] for answer in answers} == {"5"}
            assert (await moving)["error"] == "server-not-saved"
            other.execute("ROLLBACK")
        await until(lambda: ready(ada))
        assert (await ada.http.post("/api/me", json={"name": "Eve"})).status_code == 201
        state = (await socket.next_that_is("state"))["state"]
        assert (await move(socket, state))["is"] == "played"
        await socket.close()
        await ada.close()
    said = inside.log.getvalue()
    assert '"server.not_ready"' in said
    assert "database is locked" in said, "the log says why"
    assert '"server.ready_again"' in said
    assert "crashed" not in said


@pytest.mark.parametrize("how", ["deleted", "replaced"])
def test_no_move_is_acknowledged_that_goes_to_a_file_without_a_name(how: str, tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(lose_the_file(tmp_path, how), 120))


async def lose_the_file(folder: Path, how: str) -> None:
    file, aside = folder / "houseful.db", folder / "aside.db"
    async with serving_here(folder) as inside:
        ada, socket, state = await play_at(inside, file)
        await until(lambda: ready(ada))
        file.rename(aside)
        if how == "replaced":
            file.write_bytes(aside.read_bytes())
        assert (await move(socket, state))["error"] == "server-not-saved"
        await until(lambda: is_not_ready(ada, "server-database-moved"))
        assert (await ada.http.post("/api/me", json={"name": "Eve"})).status_code == 503
        assert (await ada.http.get("/health/live")).status_code == 200
        aside.rename(file)
        await until(lambda: ready(ada))
        found = (await ada.http.get(f"/api/tables/{state['table']['id']}/state")).json()
        assert found["ply"] == 0, "nothing was written where nobody would have found it"
        await socket.close()
        await ada.close()
    assert "deleted or replaced" in inside.log.getvalue()


async def is_not_ready(guest: Guest, why: str) -> bool:
    return await health(guest) == (503, why)


# PostgreSQL


@contextmanager
def hanging(cluster: Postgres) -> Iterator[None]:
    """PostgreSQL answers nothing for a while."""
    cluster.pause()
    try:
        yield
    finally:
        cluster.resume()


def test_a_postgresql_that_hangs_stops_neither_the_server_nor_its_stopping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOUSEFUL_DATABASE_TIMEOUT", "1")
    with (
        postgres() as cluster,
        serving(new_database(cluster.address, "hung")) as server,
        closing(Client(server.url)) as ada,
    ):
        asyncio.run(asyncio.wait_for(hang_and_resume(cluster, server, ada), 120))
        with hanging(cluster):
            asyncio.run(ask_and_leave(server))
            began = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - began < 5.0
        assert "Traceback (most recent call last):\n" not in server.said(), server.said()


async def hang_and_resume(cluster: Postgres, server: Server, ada: Client) -> None:
    table_id = ada.table("oktoberfest", "me", "me")["table"]["id"]
    socket = await ada.socket(table_id)
    state = (await socket.next_that_is("state"))["state"]
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=NO_TLS) as http:
        with hanging(cluster):
            began = time.monotonic()
            assert (await http.get("/health/live")).status_code == 200
            assert time.monotonic() - began < 2.0, "whatever the database does"
            created = await http.post("/api/me", json={"name": "Eve"})
            assert (created.status_code, created.json()["error"]) == (503, "server-database-silent")
            ready = await http.get("/health/ready")
            assert (ready.status_code, ready.json()["error"]) == (503, "server-database-silent")
            assert (await move(socket, state))["error"] == "server-not-saved"
            refused = await ada.socket(table_id)
            assert (await refused.next_that_is("refused"))["retry"] == 5
            assert await refused.next() is None
            assert refused.closed_with == 4503
        end = time.monotonic() + 60
        while (await http.get("/health")).status_code != 200:
            assert time.monotonic() < end
            await asyncio.sleep(0.05)
    state = ada.get(f"/api/tables/{table_id}/state")
    assert (await move(socket, state))["is"] == "played"
    await socket.close()


async def ask_and_leave(server: Server) -> None:
    """Requests that nobody answers."""
    async with httpx.AsyncClient(base_url=server.url, timeout=0.3, verify=NO_TLS) as http:
        asked = [http.post("/api/me", json={"name": "Eve"}) for _ in range(30)]
        await asyncio.gather(*asked, return_exceptions=True)
