"""Clients that go on playing whatever happens to the server, and keep all that it sent."""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
from picows import WSError
from sqlalchemy.ext.asyncio import AsyncEngine

from houseful.server.db import schema
from tests.server.support.clients import NO_TLS, Socket, open_socket

Place = tuple[str, int]  # a table and a ply
AWAY = ("server-not-saved", "server-not-ready", "server-database-silent", "server-database-unwritable")
GONE = (OSError, WSError, httpx.TransportError, asyncio.TimeoutError, EOFError)


@dataclass
class Memory:
    """All that the server has sent to anybody."""

    acknowledged: dict[Place, tuple[int, str, str]] = field(default_factory=dict)  # seat, kind, move
    received: dict[Place, tuple[int, int]] = field(default_factory=dict)  # seat, when
    finished: list[str] = field(default_factory=list)
    tables: set[str] = field(default_factory=set)  # where a game goes on

    def receive(self, table_id: str, ply: int, seat: int, at: int) -> None:
        """Keep a line of a move log; everybody must be sent the same for a ply."""
        assert self.received.setdefault((table_id, ply), (seat, at)) == (seat, at), "two lines at one ply"

    def acknowledge(self, table_id: str, ply: int, seat: int, kind: str, move: str) -> None:
        """Keep a line of one's own that the server has acknowledged as written."""
        assert (table_id, ply) not in self.acknowledged, "acknowledged twice"
        self.acknowledged[table_id, ply] = (seat, kind, move)

    async def compare(self, engine: AsyncEngine, tables: set[str]) -> int:
        """Check that all of it is in the database, without a gap; return how many lines there are."""
        acknowledged = {place: line for place, line in self.acknowledged.items() if place[0] in tables}
        received = {place: line for place, line in self.received.items() if place[0] in tables}
        entries = schema.entries.c
        async with engine.connect() as connection:
            wanted = schema.entries.select().where(entries.table_id.in_(tables)).order_by(entries.ply)
            rows = (await connection.execute(wanted)).all()
        found = {(row.table_id, row.ply): row for row in rows}
        assert len(found) == len(rows)
        for place, line in acknowledged.items():
            assert place in found, f"lost: {place} {line}"
            assert (found[place].seat, found[place].kind, found[place].text) == line
        for place, line_received in received.items():
            assert place in found, f"sent but lost: {place}"
            assert (found[place].seat, found[place].at) == line_received
        for table_id in tables:
            plies = [row.ply for row in rows if row.table_id == table_id]
            assert plies == list(range(1, len(plies) + 1)), "a gap"
        return len(rows)


class Person:
    """A client that connects again whenever the connection is lost."""

    def __init__(self, url: str, memory: Memory, seed: int) -> None:
        self.url, self.memory, self.luck = url, memory, random.Random(seed)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, verify=NO_TLS)
        self.comebacks = 0

    async def ask(self, method: str, path: str, *good: int, **body: Any) -> dict[str, Any]:
        """Send a request, again and again until it is answered."""
        while True:
            try:
                answer = await self.http.request(method, path, json=body if method == "POST" else None)
            except GONE:
                await asyncio.sleep(0.02)
                continue
            if answer.status_code == 503:  # the database is away for a while
                await asyncio.sleep(0.05)
                continue
            assert answer.status_code in good, answer.text
            found: dict[str, Any] = answer.json()
            return found

    async def arrive(self) -> "Person":
        await self.ask("POST", "/api/me", 201, name="Ada")
        return self

    # Over a socket

    async def play(self, table_id: str) -> None:
        """Play one's seat to the end of the game."""
        last = 0
        while True:
            with contextlib.suppress(*GONE):
                socket = await self.connect(table_id, last)
                try:
                    if await Sitting(self, table_id, last).play(socket):
                        return
                finally:
                    await socket.close()
            self.comebacks += 1
            last = max((ply for table, ply in self.memory.received if table == table_id), default=0)
            await asyncio.sleep(0.01)

    async def connect(self, table_id: str, since: int) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?since={since}"
        return await open_socket(address, {"Cookie": cookie})

    # Over HTTP

    async def play_by_http(self, table_id: str) -> None:
        """The same with plain requests."""
        while True:
            state = await self.ask("GET", f"/api/tables/{table_id}/state", 200)
            if state["table"]["stage"] == "over":
                return
            if not state["legal"]:
                await asyncio.sleep(0.01)
                continue
            ply, seat, move = state["ply"], state["turn"], self.luck.choice(state["legal"])
            with contextlib.suppress(*GONE):
                answer = await self.http.post(f"/api/tables/{table_id}/moves", json={"ply": ply, "move": move})
                assert answer.status_code == 200, answer.text
                self.memory.acknowledge(table_id, ply + 1, seat, "move", move)


class Sitting:
    """One connection of a person to a table."""

    def __init__(self, person: Person, table_id: str, last: int) -> None:
        self.memory, self.luck, self.table_id = person.memory, person.luck, table_id
        self.ply = last
        self.legal: list[str] = []
        self.mine: list[int] = []
        self.sent: tuple[int, str, str] | None = None  # the ply it would get, kind, move
        self.may_undo = False

    async def play(self, socket: Socket) -> bool:
        """Play until the game is over (True) or the connection is lost (False)."""
        while True:
            message = await socket.next(timeout=60)
            if message is None:
                return False
            if message["is"] == "state":
                if self.take_state(message["state"]):
                    return True
            elif message["is"] == "played":
                self.take_played(message)
            elif message["is"] == "refused":
                self.take_refusal(message["error"])
            if self.sent is None and self.legal:
                self.act(socket)

    def take_state(self, state: dict[str, Any]) -> bool:
        assert state["ply"] >= self.ply, "the table went back"
        for line in state["events"]:
            self.memory.receive(self.table_id, line["ply"], line["seat"], line["at"])
        self.ply, self.legal, self.mine, self.may_undo = state["ply"], state["legal"], state["mine"], False
        if self.sent is not None and self.sent[0] <= self.ply:
            self.sent = None
        return bool(state["table"]["stage"] == "over")

    def take_played(self, played: dict[str, Any]) -> None:
        assert played["ply"] == self.ply + 1, "a line was left out"
        self.ply, self.legal, self.may_undo = played["ply"], played["legal"], False
        self.memory.receive(self.table_id, played["ply"], played["seat"], played["at"])
        if self.sent is not None and self.sent[0] == played["ply"] and played["seat"] in self.mine:
            _, kind, move = self.sent
            self.memory.acknowledge(self.table_id, self.ply, played["seat"], kind, move)
            self.sent, self.may_undo = None, kind == "move" and played["turn"] is not None

    def take_refusal(self, error: str) -> None:
        """Accept that a move cannot be taken back, or that the database is away: then a state follows."""
        if error not in AWAY:
            assert error.startswith("server-undo"), error
        else:
            self.legal = []
        self.may_undo, self.sent = False, None

    def act(self, socket: Socket) -> None:
        """Send a random move, or now and then an undo."""
        if self.may_undo and self.luck.random() < 0.1:
            self.sent = (self.ply + 1, "undo", "")
            socket.send(do="undo", ply=self.ply)
        else:
            move = self.luck.choice(self.legal)
            self.sent = (self.ply + 1, "move", move)
            socket.send(do="move", ply=self.ply, move=move)
