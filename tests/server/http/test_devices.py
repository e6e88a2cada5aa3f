"""One person on several devices: personal links, script tokens, signing out."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from houseful.server.db import schema
from houseful.server.db.queries import now
from tests.server.support.clients import Client, Socket, open_socket
from tests.server.support.in_process import Guest, serving_here
from tests.server.support.processes import Server

Arrive = Callable[[str], Client]


def test_a_personal_link_carries_ones_identity(visitor: Arrive) -> None:
    ada, other = visitor("Ada"), visitor("Nobody")
    old = ada.post("/api/me/link", 201)["token"]
    new = ada.post("/api/me/link", 201)["token"]
    assert other.post("/api/me/enter", 403, token=old)["error"] == "server-link"
    assert other.post("/api/me/enter", token=new)["id"] == ada.me["id"]
    assert other.get("/api/me")["name"] == "Ada"
    table = other.table("oktoberfest", "me", "open")["table"]
    assert ada.get("/api/tables/mine")["tables"][0]["id"] == table["id"]
    link_as_bearer = httpx.get(f"{ada.url}/api/me", headers={"Authorization": f"Bearer {new}"}, timeout=60)
    assert link_as_bearer.status_code == 401


def test_a_script_plays_with_its_token(visitor: Arrive) -> None:
    ada = visitor("Ada")
    token = ada.post("/api/me/token", 201)["token"]
    with httpx.Client(base_url=ada.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as script:
        assert script.get("/api/me").json()["id"] == ada.me["id"]
    with httpx.Client(base_url=ada.url, headers={"Authorization": "Bearer made-up"}, timeout=60) as forged:
        assert forged.get("/api/me").status_code == 401


def test_signing_out_ends_one_device_only(visitor: Arrive) -> None:
    ada, phone = visitor("Ada"), visitor("Nobody")
    phone.post("/api/me/enter", token=ada.post("/api/me/link", 201)["token"])
    cookies = dict(phone.http.cookies)
    assert phone.http.delete("/api/me").status_code == 200
    phone.http.cookies.update(cookies)
    phone.get("/api/me", 401)
    assert ada.get("/api/me")["name"] == "Ada"


def test_scripts_are_listed_with_label_and_use_and_revoked(visitor: Arrive) -> None:
    ada, eve = visitor("Ada"), visitor("Eve")
    token = ada.http.post("/api/me/token", params={"label": "chess\u202e clock"}).json()["token"]
    (listed,) = [one for one in ada.get("/api/me/tokens")["tokens"] if one["use"] == "script"]
    assert listed["label"] == "chess clock"
    assert listed["created"] <= now()
    assert listed["used"] is None
    with httpx.Client(base_url=ada.url, headers={"Authorization": f"Bearer {token}"}, timeout=60) as script:
        seen = script.get("/api/me/tokens").json()["tokens"]
        assert [one["id"] for one in seen if one["current"]] == [listed["id"]]
        assert [one["used"] is not None for one in seen] == [True, True]
        assert eve.http.delete(f"/api/me/tokens/{listed['id']}").status_code == 404
        assert script.get("/api/me").status_code == 200
        left = ada.http.delete(f"/api/me/tokens/{listed['id']}").json()["tokens"]
        assert [(one["use"], one["current"]) for one in left] == [("cookie", True)]
        assert script.get("/api/me").status_code == 401
    assert token not in str(ada.get("/api/me/tokens"))


def test_one_person_has_so_many_script_tokens(visitor: Arrive) -> None:
    ada = visitor("Ada")
    answers = [ada.http.post("/api/me/token").status_code for _ in range(21)]
    assert answers == [201] * 20 + [429]


async def socket_of(person: Client, table_id: str, token: str) -> Socket:
    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket"
    return await open_socket(address, {"Authorization": f"Bearer {token}"})


async def closed(socket: Socket) -> int | None:
    while await socket.next() is not None:
        pass
    return socket.closed_with


async def sign_out_everywhere(ada: Client) -> None:
    table_id = ada.table("oktoberfest", "me", "me")["table"]["id"]
    token = ada.post("/api/me/token", 201)["token"]
    (script,) = [one["id"] for one in ada.get("/api/me/tokens")["tokens"] if one["use"] == "script"]
    theirs = [await socket_of(ada, table_id, token) for _ in range(4)]
    mine = [await ada.socket(table_id) for _ in range(4)]
    for socket in (*theirs, *mine):
        await socket.next_that_is("state")
    ada.http.delete(f"/api/me/tokens/{script}").raise_for_status()
    assert [await closed(socket) for socket in theirs] == [4401] * 4
    for socket in mine:  # another device of the same person
        socket.send(do="ping", id=1)
        await socket.next_that_is("pong")
    ada.http.delete("/api/me").raise_for_status()
    assert [await closed(socket) for socket in mine] == [4401] * 4


def test_signing_out_closes_the_sockets_of_that_device(visitor: Arrive) -> None:
    asyncio.run(sign_out_everywhere(visitor("Ada")))


def test_signing_out_closes_sockets_at_every_worker(two_workers: Server) -> None:
    with closing(Client(two_workers.url)) as ada:
        asyncio.run(sign_out_everywhere(ada))


def test_whom_the_operator_bans_can_do_nothing_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houseful.server.db.heartbeat.BEAT_SECONDS", 0.05)

    async def ban() -> None:
        async with serving_here(tmp_path) as inside:
            eve = await Guest(inside.url, "Eve").arrive()
            wish = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
            table = (await eve.ask("POST", "/api/tables", json=wish)).json()["table"]["id"]
            link = (await eve.ask("POST", "/api/me/link")).json()["token"]
            socket = await eve.socket(table)
            await socket.next_that_is("state")
            async with inside.services.db.writing() as connection:
                await connection.execute(update(schema.people).where(schema.people.c.id == eve.id).values(banned=now()))
            assert await closed(socket) == 4403, "an open socket is closed with the next heartbeat"
            for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", f"/api/tables/{table}/join")):
                answer = await eve.ask(method, path, json={})
                assert (answer.status_code, answer.json()["error"]) == (403, "server-banned"), path
            again = await eve.socket(table)
            assert await closed(again) == 4403
            eve.http.cookies.clear()
            entered = await eve.ask("POST", "/api/me/enter", json={"token": link})
            assert entered.json()["error"] == "server-banned"
            await eve.close()

    asyncio.run(ban())
