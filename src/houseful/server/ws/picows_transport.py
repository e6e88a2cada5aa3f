"""One WebSocket of picows: frames become messages, and the application accepts or refuses over ASGI."""

import asyncio
from collections.abc import Callable, MutableMapping
from typing import Any
from urllib.parse import unquote

from picows import WSFrame, WSListener, WSMsgType, WSProtocolError, WSTransport
from uvicorn import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState

from houseful.server.rate_limit import TokenBucket
from houseful.server.ws import transport
from houseful.server.ws.close_codes import (
    INTERNAL_ERROR,
    INVALID_PAYLOAD,
    MESSAGE_TOO_BIG,
    NORMAL_CLOSURE,
    POLICY_VIOLATION,
    PROTOCOL_ERROR,
    TRY_AGAIN_LATER,
)
from houseful.server.ws.transport import Receive

EXTENSION = "houseful.picows"
FORBIDDEN = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

# Looked up once: every frame is compared with them, and the members of an enumeration are slow to find.
TEXT, CLOSE, CONTINUATION = WSMsgType.TEXT, WSMsgType.CLOSE, WSMsgType.CONTINUATION
PING, PONG = WSMsgType.PING, WSMsgType.PONG

CONTROL_FRAMES = (60, 6)  # pings and pongs of a client: at once, and a second

Message = MutableMapping[str, Any]


def _ignore(_message: bytes) -> None:
    """Do nothing with what came too late."""


class PicowsTransport(WSListener):
    """One WebSocket of picows, as the application uses it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        shake_hands: Callable[[bytes], None],
    ) -> None:
        self._config, self._tasks, self._app_state = config, server_state.tasks, app_state
        self._shake_hands = shake_hands
        self._transport: WSTransport
        self._request = b""
        self._receive_message: Receive
        self._parts: list[bytes] = []  # of a message in several frames
        self._is_text = True
        self._is_full = False
        self._controls = TokenBucket(*CONTROL_FRAMES)
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # For the application

    def listen(self, receive: Receive) -> None:
        """Call `receive` with every message from now on."""
        self._receive_message = receive
        self.resume()

    def send(self, message: bytes) -> None:
        """Send a text; a client that does not read is disconnected."""
        self._transport.send(TEXT, message)
        if self._is_full and self._transport.underlying_transport.get_write_buffer_size() > transport.MOST_UNSENT:
            self.close(TRY_AGAIN_LATER)

    def close(self, code: int) -> None:
        """Close with a code; disconnect if the other side does not close, too."""
        if self._request:
            self._refuse()
        elif not self._transport.is_close_frame_sent:
            self._transport.send_close(code)  # type: ignore[arg-type]  # 4000 and more are ours
            wait = transport.seconds_to_close(code)
            asyncio.get_running_loop().call_later(wait, self._transport.disconnect, False)

    def pause(self) -> None:
        """Read nothing for a while."""
        if not self.closed.done():
            self._transport.underlying_transport.pause_reading()

    def resume(self) -> None:
        """Read again."""
        if not self.closed.done():
            self._transport.underlying_transport.resume_reading()

    # From picows

    def open(self, transport: WSTransport, request: bytes) -> None:
        """Ask the application whether to accept a request."""
        self._transport, self._request = transport, request
        self.pause()
        task = asyncio.get_running_loop().create_task(self._run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _accept(self) -> None:
        if not self._request:
            raise ConnectionResetError("closed before it was accepted")
        request, self._request = self._request, b""
        self._shake_hands(request)

    def _refuse(self) -> None:
        self._request = b""
        self._transport.underlying_transport.write(FORBIDDEN)
        self._transport.disconnect()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame; most are a whole message."""
        kind = frame.msg_type
        if kind == CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        elif transport.is_close_frame_sent:
            pass
        elif kind in (PING, PONG):
            self._answer_control(kind, frame.get_payload_as_bytes())
        else:
            if frame.rsv1 or frame.rsv2 or frame.rsv3:
                raise WSProtocolError(PROTOCOL_ERROR, "an extension nobody agreed on")
            raw = frame.get_payload_as_bytes()
            if kind != CONTINUATION:
                self._is_text = kind == TEXT
            if not frame.fin or self._parts or kind == CONTINUATION:
                whole = self._assembled(kind, raw, frame.fin)
                if whole is None:
                    return
                raw = whole
            if self._is_text and not raw.isascii():
                self._check(raw)
            self._receive_message(raw)

    def _answer_control(self, kind: WSMsgType, payload: bytes) -> None:
        if not self._controls.take():
            self.pause()
            self.close(POLICY_VIOLATION)
        elif kind == PING:
            self._transport.send_pong(payload)

    def _assembled(self, kind: WSMsgType, raw: bytes, last: bool) -> bytes | None:
        if (kind == CONTINUATION) != bool(self._parts):
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
        """The connection has ended."""
        if not self.closed.done():
            self.closed.set_result(None)
            self._receive_message = self._shake_hands = (
                _ignore  # those hold this: it is freed without garbage collection
            )

    def pause_writing(self) -> None:
        """The other side reads slower than we write."""
        self._is_full = True

    def resume_writing(self) -> None:
        """The other side has caught up."""
        self._is_full = False

    # ASGI, as much as accepting takes

    async def _run(self) -> None:
        scope = self._scope()
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        except Exception:  # the application has logged it
            self.close(INTERNAL_ERROR)
        finally:
            scope.clear()  # the application's own objects refer to it and it to them: untied, they are freed at once

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
            self._accept()
        elif message["type"] == "websocket.send":
            self.send(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.resume()
            self.close(message.get("code", NORMAL_CLOSURE))
