"""Servers that are killed again and again while people play: every acknowledged move must be in the database."""

import asyncio
import os
import random
import socket
import sqlite3
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import httpx
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import houseful
from houseful.server.settings import read_database
from tests.server.support import forks
from tests.server.support.clients import NO_TLS
from tests.server.support.ports import free_port
from tests.server.support.tireless_players import Memory, Person

TABLES = (
    ("overbooking", ("random",)),
    ("overbooked", ("random",)),
    ("oktoberfest", ()),
)


class KillableServer:
    """A server that can be killed and started in a moment."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - closed at the end
        self.parent: forks.Fork
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> "KillableServer":
        command = ["tests.server.support.forking_server", str(self.port), self.database]
        # Without coverage: a killed process writes no measurement, and would only be slower.
        plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
        ours, theirs = socket.socketpair()
        self.parent = forks.fork(command, self.log, plain, theirs)
        theirs.close()
        self.reader, self.writer = await asyncio.open_unix_connection(sock=ours)
        assert (await self.reader.readline()).strip() == b"warm", self.said()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        await asyncio.to_thread(self.parent.wait)
        self.log.close()

    async def command(self, word: str) -> None:
        self.writer.write(f"{word}\n".encode())
        assert (await self.reader.readline()).strip() == word.encode(), self.said()

    async def ready(self) -> None:
        async with httpx.AsyncClient(timeout=60, verify=NO_TLS) as http:
            assert (await http.get(f"{self.url}/health")).status_code == 200

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read()


async def lay(host: Person, guest: Person | None, game: str, bots: tuple[str, ...]) -> str:
    """A running table; answers that a kill cut off are asked for again."""
    kinds = [{"kind": "me"}] + ([{"kind": "open"}] if guest else [])
    seats = kinds + [{"kind": "bot", "level": level} for level in bots]
    table = (await host.ask("POST", "/api/tables", 201, game=game, seats=seats))["table"]
    if guest is not None:
        await guest.ask("POST", f"/api/tables/{table['id']}/join", 200)
        await host.ask("POST", f"/api/tables/{table['id']}/start", 200, 409)
    return str(table["id"])


class Crowd:
    """All clients: at each table one game after another until `closing` is set."""

    def __init__(self, urls: list[str]) -> None:
        self.urls, self.memory, self.closing = urls, Memory(), False
        self.people: list[Person] = []

    async def person(self) -> Person:
        """Somebody new, at the next server in turn: those of one table meet over several."""
        number = len(self.people)
        self.people.append(Person(self.urls[number % len(self.urls)], self.memory, number))
        return await self.people[-1].arrive()

    async def two_at_a_table(self, game: str, bots: tuple[str, ...]) -> None:
        host, guest = await self.person(), await self.person()
        while not self.closing:
            table_id = await lay(host, guest, game, bots)
            await self.see(table_id, host.play(table_id), guest.play(table_id))

    async def one_by_http(self) -> None:
        script = await self.person()
        while not self.closing:
            table_id = await lay(script, None, "oktoberfest", ("novice",))
            await self.see(table_id, script.play_by_http(table_id))

    async def see(self, table_id: str, *playing: Coroutine[Any, Any, None]) -> None:
        self.memory.tables.add(table_id)
        await asyncio.gather(*playing)
        self.memory.tables.remove(table_id)
        self.memory.finished.append(table_id)

    async def go_home(self) -> None:
        for person in self.people:
            await person.http.aclose()


async def kill_and_look(
    servers: list[KillableServer],
    crowd: Crowd,
    engine: AsyncEngine,
    rounds: int,
    luck: random.Random,
    on_kill: Callable[[], object],
) -> None:
    """Kill one server after another while people play, and compare what they know with the database."""
    for server in servers[1:]:
        await server.command("start")
    down = servers[0]
    for number in range(rounds):
        await down.command("start")
        if luck.random() < 0.9:  # else it is killed while it starts
            await down.ready()
            await crowd.memory.compare(engine, set(crowd.memory.tables))
            await some_moves(crowd.memory, luck.randint(1, 16))
        await asyncio.sleep(luck.uniform(0, 0.05))
        down = luck.choice(servers)
        await down.command("kill")
        on_kill()
        if number % 20 == 0:
            check_file(down.database)
    await down.command("start")
    crowd.closing = True


async def some_moves(memory: Memory, count: int) -> None:
    """Wait until so many more moves were acknowledged."""
    wanted, end = len(memory.acknowledged) + count, time.monotonic() + 60
    while len(memory.acknowledged) < wanted and time.monotonic() < end:
        await asyncio.sleep(0.002)


def check_file(database: str) -> None:
    """Check a SQLite file by its own integrity checks."""
    if database.startswith("sqlite"):
        file = sqlite3.connect(database.removeprefix("sqlite:///"))
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []
        file.close()


async def survive(
    database: str, rounds: int, seed: int, servers: int = 1, on_kill: Callable[[], object] = lambda: None
) -> Memory:
    """Kill servers so many times while people play, then let them finish; check the database."""
    engine = create_async_engine(read_database(database))
    async with AsyncExitStack() as stack:
        stack.push_async_callback(engine.dispose)
        running = [await stack.enter_async_context(KillableServer(database)) for _ in range(servers)]
        crowd = Crowd([server.url for server in running])
        async with asyncio.TaskGroup() as everybody:
            everybody.create_task(kill_and_look(running, crowd, engine, rounds, random.Random(seed), on_kill))
            everybody.create_task(crowd.one_by_http())
            for game, bots in TABLES:
                everybody.create_task(crowd.two_at_a_table(game, bots))
        await check_logs(crowd)
        await crowd.go_home()
        for server in running:
            await server.command("kill")
            assert "crash" not in server.said(), server.said()
            assert "failed" not in server.said(), server.said()
        assert await crowd.memory.compare(engine, set(crowd.memory.finished)) > 5 * rounds
    check_file(database)
    assert sum(person.comebacks for person in crowd.people) > rounds / servers  # it was killed while they played
    assert len(crowd.memory.acknowledged) > 5 * rounds
    return crowd.memory


async def check_logs(crowd: Crowd) -> None:
    """Check that the logs of the last games replay."""
    for table_id in crowd.memory.finished[-8:]:
        log = (await crowd.people[0].http.get(f"/api/tables/{table_id}/log")).text
        assert houseful.replay(log).over
