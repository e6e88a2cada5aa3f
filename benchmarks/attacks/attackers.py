"""What attackers share: a person at the server, raw connections, and doing something at full rate."""

import asyncio
import contextlib
import json
import resource
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

FAILED = (httpx.HTTPError, OSError, WSError, TimeoutError, EOFError, KeyError, json.JSONDecodeError)
DESCRIPTORS = 4000


class Attacker:
    """One attacker: where the server is, when to stop, and what became of each request."""

    def __init__(self, url: str, seconds: float) -> None:
        self.url, self.end = url, time.monotonic() + seconds
        self.host, port = url.removeprefix("http://").split(":")
        self.port = int(port)
        self.outcomes: Counter[str] = Counter()
        self.clients: list[httpx.AsyncClient] = []
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(DESCRIPTORS, most), most))

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    async def person(self) -> httpx.AsyncClient:
        """A client with a cookie; tries again while the server refuses."""
        client = httpx.AsyncClient(base_url=self.url, timeout=30, limits=httpx.Limits(max_connections=None))
        self.clients.append(client)
        while self.goes_on:
            with contextlib.suppress(*FAILED):
                if (await client.post("/api/me", json={"name": "Mallory"})).status_code == 201:
                    break
            await asyncio.sleep(0.05)
        return client

    async def post(self, client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> httpx.Response:
        """Send a request and count its status."""
        answer = await client.post(path, json=body)
        self.outcomes[str(answer.status_code)] += 1
        return answer

    async def get(self, client: httpx.AsyncClient, path: str) -> httpx.Response:
        """Send a request and count its status."""
        answer = await client.get(path)
        self.outcomes[str(answer.status_code)] += 1
        return answer

    async def table(self, client: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> str:
        """A new table; tries again while the server refuses."""
        while self.goes_on:
            answer = await self.post(client, "/api/tables", {"game": game, "seats": seats})
            if answer.status_code == 201:
                return str(answer.json()["table"]["id"])
            await asyncio.sleep(0.05)
        raise TimeoutError

    async def lanes(self, count: int, do: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again, so many at a time, until there is no time left."""

        async def lane() -> None:
            while self.goes_on:
                try:
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + self.end - time.monotonic()):
                        await do()
                except FAILED as error:
                    self.outcomes[type(error).__name__] += 1
                    await asyncio.sleep(0.001)

        await asyncio.gather(*(lane() for _ in range(count)))

    async def socket(self, client: httpx.AsyncClient | None, table_id: str, query: str = "") -> "Socket":
        """A socket to a table, for a person or for nobody."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket{query}"
        cookies = {} if client is None else client.cookies
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        transport, listener = await ws_connect(Socket, address, extra_headers={"Cookie": cookie} if cookie else {})
        assert isinstance(listener, Socket)
        listener.transport = transport
        return listener

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A raw connection."""
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def close(self) -> None:
        """Close all clients."""
        for client in self.clients:
            await client.aclose()


class Socket(WSListener):
    """A WebSocket of an attacker: keeps only the latest messages."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.transport: WSTransport
        self.open, self.deaf = True, False

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT and not self.deaf:
            self.inbox.put_nowait(msgspec.json.decode(frame.get_payload_as_bytes()))

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.open = False
        self.inbox.put_nowait(None)

    def send(self, **message: Any) -> None:
        """Send a message."""
        if not self.open:
            raise EOFError
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    async def next_that_is(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.inbox.get(), 30)
            if message is None:
                raise EOFError
            if message["is"] in kinds:
                return message
