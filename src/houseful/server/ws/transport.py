"""The wire: WebSockets between uvicorn and the application.

uvicorn hands a connection over when a client asks for a WebSocket. picows, which is compiled, shakes hands
and cuts the bytes into frames; the application decides who may come in, over ASGI as everywhere. From then on
messages go straight to the visitor and from the visitor straight to the socket: no task, queue or dictionary
in between, which made up most of what a move cost.
"""

import asyncio
import logging
import re
from collections.abc import Callable, MutableMapping
from typing import Any, ClassVar
from urllib.parse import unquote

from picows import WSAutoPingStrategy, WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from houseful.server.cluster.socket_passing import SocketPassing
from houseful.server.ws.close_codes import (
    INTERNAL_ERROR,
    INVALID_PAYLOAD,
    MESSAGE_TOO_BIG,
    PROTOCOL_ERROR,
    SERVICE_RESTART,
    TRY_AGAIN_LATER,
)

TABLE = re.compile(rb"GET /api/tables/([0-9a-z]+)/socket[? ]")
EXTENSION = "houseful.wire"
MOST_WAITING = 1_000_000  # bytes for somebody who does not read them
PING_AFTER = 20  # seconds without a word; as long again for the answer
LONGEST_GOODBYE = 5.0  # seconds for the other side to close too
FIRST_BUFFER = 2048
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

QUIET = logging.getLogger("houseful.wire")  # what is worth saying is said by the application
QUIET.setLevel(logging.CRITICAL + 1)

Hear = Callable[[bytes], None]
Message = MutableMapping[str, Any]


class WebSocketProtocol(WSProtocol):  # type: ignore[misc]  # compiled, without types
    """A connection that became a WebSocket; the class that uvicorn is given."""

    siblings: ClassVar[SocketPassing | None] = None  # the other workers, if there are any

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._wire = WebSocketTransport(config, server_state, app_state, self)
        self._connections: set[Any] = server_state.connections
        super().__init__(
            None, None, False, lambda request: self._wire, QUIET, True, None, True, PING_AFTER, PING_AFTER,
            WSAutoPingStrategy.PING_WHEN_IDLE, True, config.ws_max_size, None, FIRST_BUFFER,
        )  # fmt: skip

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Uvicorn hands over."""
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The connection is gone."""
        self._connections.discard(self)
        super().connection_lost(error)
        self._wire.on_ws_disconnected(self.transport)  # which it is not told if nobody let it in

    def data_received(self, request: bytes) -> None:
        """The request, as uvicorn has read it; what comes later is read into our buffer directly."""
        if self._is_handed_on(request):
            self.transport.underlying_transport.abort()  # here; the connection itself lives on elsewhere
        else:
            self.greet(request)

    def _is_handed_on(self, request: bytes) -> bool:
        table = TABLE.match(request)
        if table is None or WebSocketProtocol.siblings is None:
            return False
        home = WebSocketProtocol.siblings.home_of(table[1].decode())
        if home == WebSocketProtocol.siblings.name:
            return False
        connection = self.transport.underlying_transport.get_extra_info("socket").fileno()
        return WebSocketProtocol.siblings.hand_on(connection, request, home)

    def greet(self, request: bytes) -> None:
        """Ask the application whether to let somebody in."""
        self._wire.knock(self.transport, request)

    def shake_hands(self, request: bytes) -> None:
        """Let the other side in."""
        while request:
            live = self.get_buffer(len(request))
            size = min(len(live), len(request))
            live[:size] = request[:size]
            request = request[size:]
            self.buffer_updated(size)

    def shutdown(self) -> None:
        """The server stops."""
        self._wire.hang_up(SERVICE_RESTART)


class WebSocketTransport(WSListener):
    """One WebSocket, seen by the application."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        upgraded: WebSocketProtocol,
    ) -> None:
        self._config, self._tasks, self._app_state = config, server_state.tasks, app_state
        self._upgraded = upgraded
        self._transport: WSTransport
        self._request = b""
        self._hear: Hear
        self._parts: list[bytes] = []  # of a message in several frames
        self._is_text = True
        self._full = False
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # For the application

    def listen(self, hear: Hear) -> None:
        """Hear every message from now on."""
        self._hear = hear
        self.go_on()

    def post(self, message: bytes) -> None:
        """Send a text; somebody who does not read is cut off some time."""
        self._transport.send(WSMsgType.TEXT, message)
        if self._full and self._transport.underlying_transport.get_write_buffer_size() > MOST_WAITING:
            self.hang_up(TRY_AGAIN_LATER)

    def hang_up(self, code: int) -> None:
        """Close, and do not wait for the other side forever."""
        if self._request:
            self._turn_away()
        elif not self._transport.is_close_frame_sent:
            self._transport.send_close(code)  # type: ignore[arg-type]  # 4000 and more are ours
            asyncio.get_running_loop().call_later(LONGEST_GOODBYE, self._transport.disconnect, False)

    def wait(self) -> None:
        """Read nothing for a while."""
        if not self.gone.done():
            self._transport.underlying_transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if not self.gone.done():
            self._transport.underlying_transport.resume_reading()

    # From the other side

    def knock(self, transport: WSTransport, request: bytes) -> None:
        """Somebody asks to be let in: ask the application."""
        self._transport, self._request = transport, request
        self.wait()
        task = asyncio.get_running_loop().create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _let_in(self) -> None:
        request, self._request = self._request, b""
        self._upgraded.shake_hands(request)

    def _turn_away(self) -> None:
        self._request = b""
        self._transport.underlying_transport.write(FORBIDDEN)
        self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame: most are a message, whole."""
        kind = frame.msg_type
        if kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif kind != WSMsgType.PONG and not transport.is_close_frame_sent:
            if frame.rsv1 or frame.rsv2 or frame.rsv3:
                raise WSProtocolError(PROTOCOL_ERROR, "an extension nobody agreed on")
            raw = frame.get_payload_as_bytes()
            if kind != WSMsgType.CONTINUATION:
                self._is_text = kind == WSMsgType.TEXT
            if not frame.fin or self._parts or kind == WSMsgType.CONTINUATION:
                whole = self._assembled(kind, raw, frame.fin)
                if whole is None:
                    return
                raw = whole
            if self._is_text and not raw.isascii():
                self._check(raw)
            self._hear(raw)

    def _assembled(self, kind: WSMsgType, raw: bytes, last: bool) -> bytes | None:
        if (kind == WSMsgType.CONTINUATION) != bool(self._parts):
            raise WSProtocolError(PROTOCOL_ERROR, "a message within a message")
        self._parts.append(raw)
        if sum(map(len, self._parts)) > self._config.ws_max_size or len(self._parts) > 100:
            raise WSProtocolError(MESSAGE_TOO_BIG, "too large")
        if not last:
            return None
        whole = b"".join(self._parts)
        self._parts.clear()
        return whole

    def _check(self, raw: bytes) -> None:
        try:
            raw.decode()
        except UnicodeDecodeError:
            raise WSProtocolError(INVALID_PAYLOAD, "not UTF-8") from None

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """Whoever it was is gone."""
        if not self.gone.done():
            self.gone.set_result(None)

    def pause_writing(self) -> None:
        """The other side reads slower than we write."""
        self._full = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self._full = False

    # ASGI: as much of it as letting somebody in takes

    async def _run(self) -> None:
        try:
            await self._config.loaded_app(self._scope(), self._receive, self._send)
        except Exception:  # the application has said so in its log
            self.hang_up(INTERNAL_ERROR)

    def _scope(self) -> Message:
        transport = self._transport.underlying_transport
        first, *rest = self._request.rstrip().split(b"\r\n")
        raw_path, _, query = first.split()[1].partition(b"?")
        fields = (line.partition(b": ") for line in rest)
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(transport) else "ws",
            "server": get_local_addr(transport),
            "client": get_remote_addr(transport),
            "root_path": self._config.root_path,
            "path": self._config.root_path + unquote(raw_path.decode("ascii", "replace")),
            "raw_path": raw_path,
            "query_string": query,
            "headers": [(name.lower(), value) for name, _, value in fields],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._let_in()
        elif message["type"] == "websocket.send":
            self.post(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.go_on()
            self.hang_up(message.get("code", 1000))
