"""Clients that talk to a server over loopback: HTTP, and sockets to tables."""

import asyncio
import ssl
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

PATIENCE = 120  # seconds: a busy machine is no failure
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # without it each client of httpx reads all certificates: 24 ms
KINDS = ("me", "open", "invite", "closed")  # of seats; else the level of a bot


class Client:
    """Somebody at the server: HTTP, and sockets to tables."""

    def __init__(self, url: str, name: str = "Ada", **person: Any) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_TLS)
        self.name = name
        self.me: dict[str, Any] = self.post("/api/me", 201, name=name, **person)

    def post(self, path: str, status: int | None = 200, **body: Any) -> Any:
        """POST JSON; the answer must have this status, None: any."""
        return self._checked(self.http.post(path, json=body), status)

    def get(self, path: str, status: int | None = 200, **query: Any) -> Any:
        """GET; the answer must have this status, None: any."""
        return self._checked(self.http.get(path, params=query), status)

    def _checked(self, answer: httpx.Response, status: int | None) -> Any:
        assert status is None or answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """A new table. Seats are `me`, `open`, `invite` or the level of a bot."""
        asked = [{"kind": s} if s in KINDS else {"kind": "bot", "level": s} for s in seats]
        created: dict[str, Any] = self.post("/api/tables", 201, game=game, seats=asked, **more)
        return created

    @property
    def cookie(self) -> str:
        """The cookie header for a socket."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def socket(self, table_id: str, **query: Any) -> "Socket":
        """A socket to a table; its first message is the state."""
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table_id}/socket?{asked}"
        return await open_socket(address, {"Cookie": self.cookie})

    def close(self) -> None:
        """Close the connection."""
        self.http.close()


class Socket(WSListener):
    """One WebSocket: what was received waits in a queue. None: the other side closed it."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.transport: WSTransport
        self.closed_with: int | None = None
        self.raw: list[bytes] = []  # every byte that came, for those who look for leaks

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            self.closed_with = int(str(frame.get_close_code().value))
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            raw = frame.get_payload_as_bytes()
            self.raw.append(raw)
            self.inbox.put_nowait(msgspec.json.decode(raw))

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        self.inbox.put_nowait(None)

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def send_raw(self, text: bytes, kind: Any = WSMsgType.TEXT) -> None:
        """Send any bytes."""
        self.transport.send(kind, text)

    async def next(self, timeout: float = PATIENCE) -> dict[str, Any] | None:
        """The next message."""
        return await asyncio.wait_for(self.inbox.get(), timeout)

    async def next_that_is(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = await self.next(timeout)
            assert message is not None, f"hung up with {self.closed_with}"
            if message["is"] in kinds:
                return message

    async def close(self) -> None:
        """Close the connection."""
        self.transport.disconnect()
        await self.transport.wait_disconnected()


async def open_socket(address: str, headers: dict[str, str] | None = None) -> Socket:
    """Connect."""
    transport, listener = await ws_connect(
        Socket, address, extra_headers=headers or {}, websocket_handshake_timeout=PATIENCE
    )
    if not isinstance(listener, Socket):
        raise ConnectionResetError("hung up at once")
    listener.transport = transport
    return listener


def anonymous_client(url: str, **headers: str) -> httpx.Client:
    """A client with these headers and without a cookie."""
    return httpx.Client(base_url=url, headers={"accept-language": "de", **headers}, timeout=PATIENCE, verify=NO_TLS)
