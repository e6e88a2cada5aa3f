"""Several machines over one PostgreSQL: what happens at one is seen at the others."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from houseful.server.settings import read_database
from tests.server.support.clients import Client, Socket
from tests.server.support.postgres import Postgres, new_database, postgres
from tests.server.support.processes import Server, serving
from tests.server.support.tireless_players import Memory, Person


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture(scope="module")
def machines(cluster: Postgres) -> Iterator[tuple[Server, Server]]:
    database = new_database(cluster.address, "machines")
    with serving(database) as first, serving(database) as second:
        yield first, second


@pytest.fixture
def ada(machines: tuple[Server, Server]) -> Iterator[Client]:
    with closing(Client(machines[0].url, "Ada")) as client:
        yield client


@pytest.fixture
def bob(machines: tuple[Server, Server]) -> Iterator[Client]:
    with closing(Client(machines[1].url, "Bob")) as client:
        yield client


async def state_with(socket: Socket, stage: str) -> dict[str, Any]:
    while True:
        state: dict[str, Any] = (await socket.next_that_is("state"))["state"]
        if state["table"]["stage"] == stage:
            return state


async def until_here(socket: Socket, *people: str) -> None:
    while (await socket.next_that_is("here"))["people"] != sorted(people):
        pass


def test_a_table_is_one_table_everywhere(ada: Client, bob: Client) -> None:
    asyncio.run(meet(ada, bob))


async def meet(ada: Client, bob: Client) -> None:
    table_id = ada.table("oktoberfest", "me", "open", public=True)["table"]["id"]
    watching = await ada.socket(table_id)
    assert table_id in [table["id"] for table in bob.get("/api/tables")["tables"]]
    await until_here(watching, ada.me["id"])

    bob.post(f"/api/tables/{table_id}/join")
    state = (await watching.next_that_is("state"))["state"]
    while state["table"]["seats"][1]["name"] != "Bob":
        state = (await watching.next_that_is("state"))["state"]
    there = await bob.socket(table_id)
    await until_here(watching, ada.me["id"], bob.me["id"])
    await until_here(there, ada.me["id"], bob.me["id"])

    ada.post(f"/api/tables/{table_id}/start")
    sockets = [watching, there]
    states = [await state_with(socket, "playing") for socket in sockets]
    for _ in range(6):
        turn = states[0]["turn"]
        move = states[turn]["legal"][0]
        sockets[turn].send(do="move", ply=states[0]["ply"], move=move)
        states = [await socket.next_that_is("played") for socket in sockets]
        assert states[0]["ply"] == states[1]["ply"]
        assert states[0]["at"] == states[1]["at"]

    await talk(ada, bob, table_id, watching, there)
    await part(bob, table_id, watching, there)


async def talk(ada: Client, bob: Client, table_id: str, watching: Socket, there: Socket) -> None:
    there.send(do="say", text="Prost!")
    said = (await watching.next_that_is("said"))["said"]
    assert (said["text"], said["name"]) == ("Prost!", "Bob")
    ada.post(f"/api/tables/{table_id}/mute", person=bob.me["id"])
    assert (await there.next_that_is("said"))["said"]["text"] == "Prost!"
    there.send(do="react", reaction="wow")
    assert (await there.next_that_is("said"))["said"]["text"] == "wow"
    assert ada.get(f"/api/tables/{table_id}/chat")["messages"] == []
    assert len(bob.get(f"/api/tables/{table_id}/chat")["messages"]) == 2


async def part(bob: Client, table_id: str, watching: Socket, there: Socket) -> None:
    bob.post(f"/api/tables/{table_id}/leave")
    state = (await watching.next_that_is("state"))["state"]
    assert state["table"]["seats"][1]["away"]
    bob.post(f"/api/tables/{table_id}/join")
    state = (await watching.next_that_is("state"))["state"]
    assert not state["table"]["seats"][1]["away"]
    await there.close()
    await until_here(watching, state["table"]["seats"][0]["person"])
    await watching.close()


def test_visitors_of_a_machine_that_was_killed_are_not_here_any_more(
    ada: Client, machines: tuple[Server, Server]
) -> None:
    async def watch() -> None:
        table_id = ada.table("oktoberfest", "me", "open")["table"]["id"]
        with serving(machines[0].database) as third, closing(Client(third.url, "Eve")) as eve:
            watching, there = await ada.socket(table_id), await eve.socket(table_id)
            await until_here(watching, ada.me["id"], eve.me["id"])
            third.kill()
            while (await watching.next_that_is("here"))["people"] != [ada.me["id"]]:
                pass
            await there.close()
        await watching.close()

    asyncio.run(watch())


def test_both_machines_go_on_when_postgresql_was_restarted(cluster: Postgres, machines: tuple[Server, Server]) -> None:
    asyncio.run(restart_under_load(cluster, machines))
    for server in machines:
        assert '"crash"' not in server.said(), server.said()


async def more_moves(memory: Memory, playing: list[asyncio.Task[None]]) -> None:
    """Wait until another move was acknowledged, or the game is over."""
    before, end = len(memory.acknowledged), time.monotonic() + 180
    while len(memory.acknowledged) == before and not all(task.done() for task in playing):
        assert time.monotonic() < end, "nobody plays"
        await asyncio.sleep(0.01)


async def restart_under_load(cluster: Postgres, machines: tuple[Server, Server]) -> None:
    memory = Memory()
    host, guest = [await Person(machine.url, memory, n).arrive() for n, machine in enumerate(machines)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}]
    table_id = (await host.ask("POST", "/api/tables", 201, game="overbooked", seats=seats))["table"]["id"]
    await guest.ask("POST", f"/api/tables/{table_id}/join", 200)
    await host.ask("POST", f"/api/tables/{table_id}/start", 200)
    async with asyncio.TaskGroup() as everybody:
        playing = [everybody.create_task(person.play(table_id)) for person in (host, guest)]
        for _ in range(2):
            await more_moves(memory, playing)
            await asyncio.to_thread(cluster.stop)
            while (await host.http.get("/health")).status_code != 503:  # known for a second
                await asyncio.sleep(0.05)
            assert (await host.http.get(f"/api/tables/{table_id}/state")).status_code == 503
            await asyncio.to_thread(cluster.start)
            while (await host.http.get("/health")).status_code != 200:
                await asyncio.sleep(0.05)
    assert memory.acknowledged
    engine = create_async_engine(read_database(machines[0].database))
    await memory.compare(engine, {table_id})
    await engine.dispose()
    for person in (host, guest):
        await person.http.aclose()
