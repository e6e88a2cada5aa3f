"""Clients of the server's benchmark: two at a table, each sending a legal move as soon as it has one."""

import asyncio
import time

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tests.server.support.clients import Client

GAME = "overbooking"


class State(msgspec.Struct):
    ply: int
    legal: list[str]
    turn: int | None


class Played(msgspec.Struct):
    ply: int = -1
    legal: list[str] = []
    turn: int | None = None
    state: State | None = None


DECODER = msgspec.json.Decoder(Played)


class Run:
    """The clients of one measurement."""

    def __init__(self, pause: float = 0.0) -> None:
        self.pause = pause
        self.running = False
        self.moves = self.played = 0  # since the last look, and in all
        self.waits: list[float] = []
        self.spare: list[Pair] = []


class Pair:
    """Two clients at one table."""

    def __init__(self, run: Run) -> None:
        self.run, self.active, self.over = run, False, False
        self.seats: list[Seat] = []

    def begin(self) -> None:
        self.active = True
        for seat in self.seats:
            seat.act()

    def end(self) -> None:
        if not self.over:
            self.over = True
            if self.run.running and self.run.spare:
                self.run.spare.pop().begin()


class Seat(WSListener):
    """One client: plays a legal move as soon as it has one."""

    def __init__(self, pair: Pair) -> None:
        self.pair, self.seen, self.sent, self.open = pair, Played(), 0.0, True
        self.transport: WSTransport

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.open = False

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        seen = DECODER.decode(frame.get_payload_as_memoryview())
        if seen.state is not None:
            seen = Played(seen.state.ply, seen.state.legal, seen.state.turn)
        elif seen.ply < 0:
            return
        run = self.pair.run
        if self.sent:
            if run.running:
                run.waits.append(time.perf_counter() - self.sent)
                run.moves, run.played = run.moves + 1, run.played + 1
            self.sent = 0.0
        self.seen = seen
        if self.pair.active and run.running:
            if seen.turn is None:
                self.pair.end()
            elif run.pause:
                asyncio.get_running_loop().call_later(run.pause, self.act)
            else:
                self.act()

    def act(self) -> None:
        if self.seen.legal and self.pair.run.running and not self.sent:
            move = self.seen.legal[len(self.seen.legal) // 2]
            self.sent = time.perf_counter()
            message = msgspec.json.encode({"do": "move", "ply": self.seen.ply, "move": move})
            self.transport.send(WSMsgType.TEXT, message)


async def open_pairs(url: str, run: Run, count: int) -> list[Pair]:
    """Tables that have begun, with two sockets each."""
    host = await asyncio.to_thread(Client, url)
    async with httpx.AsyncClient(base_url=url, cookies=dict(host.http.cookies), timeout=60) as http:
        pairs = [await open_pair(url, run, http, host.cookie) for _ in range(count)]
    host.close()
    return pairs


async def open_pair(url: str, run: Run, http: httpx.AsyncClient, cookie: str) -> Pair:
    """A table that has begun, with two sockets."""
    asked = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = await http.post("/api/tables", json=asked)
    made.raise_for_status()
    table, pair = made.json()["table"]["id"], Pair(run)
    for number in (0, 1):
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={number}"
        transport, seat = await ws_connect(lambda: Seat(pair), address, extra_headers={"Cookie": cookie})
        assert isinstance(seat, Seat)
        seat.transport = transport
        pair.seats.append(seat)
    return pair
