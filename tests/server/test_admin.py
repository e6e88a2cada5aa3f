"""Moderation and privacy beside a running server: closing, banning, signing out, deleting, exporting."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import houseful.cli  # adds the words of its commands
from houseful.core.text.validation import Fault
from houseful.server.admin import Admin
from houseful.server.db.engine import Database
from houseful.server.personal_data import personal_data
from houseful.server.settings import Settings, read_database
from tests.server.support.clients import Socket
from tests.server.support.in_process import Guest, Inside, serving_here
from tests.server.support.postgres import new_database

assert houseful.cli


class Setting:
    """A server with Ada and Bob at a running game and at a table that waits, and its operator."""

    def __init__(self, inside: Inside, admin: Admin, ada: Guest, bob: Guest) -> None:
        self.inside, self.admin, self.ada, self.bob = inside, admin, ada, bob
        self.running = self.waiting = ""

    async def make_tables(self) -> None:
        two = {"game": "oktoberfest", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await self.ada.ask("POST", "/api/tables", json=two)).json()["table"]["id"]
        await self.bob.ask("POST", f"/api/tables/{made}/join", json={"luck": "b0b"})
        await self.ada.ask("POST", f"/api/tables/{made}/start")
        await self.ada.ask("POST", f"/api/tables/{made}/chat", json={"text": "Good luck!"})
        self.running = made
        self.waiting = (await self.ada.ask("POST", "/api/tables", json=two)).json()["table"]["id"]

    async def table(self, table_id: str) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.bob.ask("GET", f"/api/tables/{table_id}")).json()
        return answer


def with_tables(folder: Path, database: str, test: Callable[[Setting], Awaitable[None]]) -> None:
    """Run a test at such a server; the operator has a connection of their own, as another process would."""

    async def run() -> None:
        db = Database(Settings(read_database(database)))
        async with serving_here(folder, database) as inside:
            ada, bob = [await Guest(inside.url, name).arrive() for name in ("Ada", "Bob")]
            setting = Setting(inside, Admin(db), ada, bob)
            await setting.make_tables()
            await test(setting)
            assert "failed" not in inside.log.getvalue(), inside.log.getvalue()
            for guest in (ada, bob):
                await guest.close()
        await db.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/x.db"
    name = f"admin-{request.function.__name__}"[:60]
    return new_database(request.getfixturevalue("postgres_address"), name)


async def closed(socket: Socket) -> tuple[int | None, list[str | None]]:
    """How a socket was closed, and what was refused before."""
    refused = []
    while (message := await socket.next()) is not None:
        if message["is"] == "refused":
            refused.append(message.get("error"))
    return socket.closed_with, refused


def test_a_closed_game_is_over_for_those_who_watch(database: str, tmp_path: Path) -> None:
    async def close(at: Setting) -> None:
        watching, hoping = await at.bob.socket(at.running), await at.bob.socket(at.waiting)
        assert await at.admin.close_table(at.running) == "playing"
        assert await at.admin.close_table(at.waiting) == "waiting"
        while (await watching.next_that_is("state"))["state"]["table"]["stage"] != "over":
            pass
        assert await closed(hoping) == (4404, ["server-no-table"])
        assert (await at.table(at.running))["stage"] == "over"
        assert (await at.bob.ask("GET", f"/api/tables/{at.waiting}")).status_code == 404
        assert (await at.bob.ask("GET", f"/api/tables/{at.running}/replay?eyes=open")).status_code == 200
        refused = await at.ada.ask("POST", f"/api/tables/{at.running}/moves", json={"ply": 0, "move": "x"})
        assert refused.status_code == 409
        with pytest.raises(Fault, match="over already"):
            await at.admin.close_table(at.running)
        with pytest.raises(Fault, match="no table"):
            await at.admin.close_table(at.waiting)
        await watching.close()

    with_tables(tmp_path, database, close)


def test_a_banned_person_is_sent_away_and_a_stand_in_plays(database: str, tmp_path: Path) -> None:
    async def ban(at: Setting) -> None:
        watching = await at.ada.socket(at.running)
        await at.admin.ban(at.ada.id)
        assert await closed(watching) == (4403, ["server-banned"])
        seats = (await at.table(at.running))["seats"]
        assert [seat["away"] for seat in seats] == [True, False]
        assert (await at.bob.ask("GET", f"/api/tables/{at.waiting}")).status_code == 404, "nobody else sat there"
        (person,) = await at.admin.list_people(at.ada.id, 10)
        assert person["banned"] is not None
        await at.admin.unban(at.ada.id)
        (person,) = await at.admin.list_people(at.ada.id, 10)
        assert person["banned"] is None

    with_tables(tmp_path, database, ban)


def test_a_person_signed_out_is_a_stranger(database: str, tmp_path: Path) -> None:
    async def revoke(at: Setting) -> None:
        await at.ada.ask("POST", "/api/me/token")
        watching = await at.ada.socket(at.running)
        assert await at.admin.revoke(at.ada.id) == 2
        assert await closed(watching) == (4401, ["server-who"])
        assert (await at.ada.ask("GET", "/api/me")).status_code == 401
        assert (await at.bob.ask("GET", "/api/me")).status_code == 200

    with_tables(tmp_path, database, revoke)


def test_a_forgotten_person_leaves_only_their_moves(database: str, tmp_path: Path) -> None:
    async def forget(at: Setting) -> None:
        watching = await at.ada.socket(at.running)
        await at.admin.forget(at.ada.id)
        assert (await closed(watching))[0] == 4401
        table = await at.table(at.running)
        assert at.ada.id not in json.dumps(table)
        assert "Ada" not in json.dumps(table)
        assert (await at.bob.ask("GET", f"/api/tables/{at.running}/chat")).json()["messages"] == []
        assert await at.admin.list_people("ada", 10) == []
        with pytest.raises(Fault, match="nobody"):
            await at.admin.forget(at.ada.id)

    with_tables(tmp_path, database, forget)


def test_an_export_has_everything_of_a_person_and_nothing_of_others(tmp_path: Path) -> None:
    async def export(at: Setting) -> None:
        address = f"/api/tables/{at.running}"
        played: dict[str, list[str]] = {"Ada": [], "Bob": []}
        for guest in (at.ada, at.bob):
            state = (await guest.ask("GET", f"{address}/state")).json()
            if state["legal"]:
                played[guest.name].append(state["legal"][0])
                await guest.ask("POST", f"{address}/moves", json={"ply": state["ply"], "move": state["legal"][0]})
        async with at.inside.services.db.reading() as connection:
            found, others = [await personal_data(connection, guest.id) for guest in (at.ada, at.bob)]
            with pytest.raises(Fault, match="nobody"):
                await personal_data(connection, "nobody")
        assert found["person"]["name"] == "Ada"
        assert {table["id"] for table in found["tables"]} == {at.running, at.waiting}
        moves = {one["person"]["name"]: [entry["text"] for entry in one["moves"]] for one in (found, others)}
        assert moves == played
        assert any(played.values())
        text = json.dumps([found, others])
        assert not any(hidden in text for hidden in ("digest", "secret", "invite", "seed"))
        assert "Ada" not in json.dumps(others)
        assert (others["messages"], [m["text"] for m in found["messages"]]) == ([], ["Good luck!"])

    with_tables(tmp_path, f"sqlite:///{tmp_path}/x.db", export)


def test_tables_and_people_are_listed(tmp_path: Path) -> None:
    async def list_all(at: Setting) -> None:
        tables = {table["id"]: table for table in await at.admin.list_tables(None, 10)}
        assert {table["stage"] for table in tables.values()} == {"waiting", "playing"}
        assert tables[at.running]["people"] == 2
        assert tables[at.running]["host"] == "Ada"
        assert [table["id"] for table in await at.admin.list_tables("waiting", 10)] == [at.waiting]
        assert len(await at.admin.list_tables(None, 1)) == 1
        people = await at.admin.list_people(None, 10)
        assert {person["name"] for person in people} == {"Ada", "Bob"}
        assert [person["name"] for person in await at.admin.list_people("BO", 10)] == ["Bob"]
        assert await at.admin.list_people("%", 10) == []

    with_tables(tmp_path, f"sqlite:///{tmp_path}/x.db", list_all)
