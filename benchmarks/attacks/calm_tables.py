"""The calm tables beside an attack: friends at one, a novice at the other; from another address."""

import asyncio
import time
from typing import Any

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.socket_clients import DECODER, Played

ADDRESS = "127.0.0.2"  # all of 127.0.0.0/8 is loopback: another address than the attacker's
FRIENDS = ("overbooking", [{"kind": "me"}, {"kind": "me"}], 0.05)  # game, seats, seconds between moves
NOVICE = ("oktoberfest", [{"kind": "me"}, {"kind": "bot", "level": "novice"}], 0.2)


class Calm(WSListener):
    """One seat of a calm table: moves now and then, and takes the time until the server answers."""

    def __init__(self, tables: "CalmTables", bot: bool, pause: float) -> None:
        self.tables, self.bot, self.pause = tables, bot, pause
        self.transport: WSTransport
        self.seen, self.sent, self.over = Played(), 0.0, False

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        seen = DECODER.decode(frame.get_payload_as_memoryview())
        if seen.state is not None:
            seen = Played(seen.state.ply, seen.state.legal, seen.state.turn)
        elif seen.ply < 0:
            return
        self.seen, self.over = seen, seen.turn is None
        if self.sent and (not self.bot or seen.legal or self.over):  # a novice has answered when it is our turn
            self.tables.waits[self.bot].append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if seen.legal and not self.sent:
            asyncio.get_running_loop().call_later(self.pause, self.act)

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.over = True

    def act(self) -> None:
        if self.seen.legal and not self.sent and not self.over:
            self.sent = time.perf_counter()
            move = self.seen.legal[len(self.seen.legal) // 2]
            message = f'{{"do":"move","ply":{self.seen.ply},"move":"{move}"}}'
            self.transport.send(WSMsgType.TEXT, message.encode())


class CalmTables:
    """Both calm tables, one game after another."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: dict[bool, list[float]] = {False: [], True: []}  # seconds, by whether a bot answers
        self.seats: dict[bool, list[Calm]] = {False: [], True: []}
        self.http = httpx.AsyncClient(
            base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS, retries=3)
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Sit down at both tables."""
        (await self.http.post("/api/me", json={"name": "Ada"})).raise_for_status()
        self._tasks = [asyncio.create_task(self._play(bot)) for bot in (False, True)]
        while not all(self.seats.values()):
            await asyncio.sleep(0.05)
            for task in self._tasks:
                if task.done():
                    task.result()

    async def _play(self, bot: bool) -> None:
        game, seats, pause = NOVICE if bot else FRIENDS
        while True:
            made = await self.http.post("/api/tables", json={"game": game, "seats": seats})
            if made.status_code != httpx.codes.CREATED:
                await asyncio.sleep(0.5)
                continue
            own = [number for number, seat in enumerate(seats) if seat["kind"] == "me"]
            table_id = made.json()["table"]["id"]
            self.seats[bot] = [await self._sit(table_id, number, bot, pause) for number in own]
            while not all(seat.over for seat in self.seats[bot]):
                await asyncio.sleep(0.05)
            for seat in self.seats[bot]:
                seat.transport.disconnect()

    async def _sit(self, table_id: str, number: int, bot: bool, pause: float) -> Calm:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?seat={number}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        more: dict[str, Any] = {"local_addr": (ADDRESS, 0), "websocket_handshake_timeout": 60}
        headers = {"Cookie": cookie}
        transport, seat = await ws_connect(lambda: Calm(self, bot, pause), address, extra_headers=headers, **more)
        assert isinstance(seat, Calm)
        seat.transport = transport
        return seat

    def begin(self) -> None:
        """Forget what was measured so far."""
        for waits in self.waits.values():
            waits.clear()

    def figures(self, bot: bool) -> tuple[float, float]:
        """Milliseconds until an answer, median and 99th percentile; who still waits counts as well."""
        waiting = [time.perf_counter() - seat.sent for seat in self.seats[bot] if seat.sent]
        waits = sorted(self.waits[bot] + [wait for wait in waiting if wait > max(self.waits[bot], default=0)])
        if not waits:
            return float("nan"), float("nan")
        return 1000 * waits[len(waits) // 2], 1000 * waits[int(0.99 * len(waits))]

    async def close(self) -> None:
        """Leave."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for seat in (*self.seats[False], *self.seats[True]):
            seat.transport.disconnect()
        await self.http.aclose()
