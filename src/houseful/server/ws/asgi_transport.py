"""WebSockets by plain ASGI: slower than picows, and the same under any ASGI server."""

import asyncio
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from houseful.server.ws import transport
from houseful.server.ws.close_codes import TRY_AGAIN_LATER
from houseful.server.ws.transport import Receive, seconds_to_close

GONE = (WebSocketDisconnect, OSError, RuntimeError)  # how servers say that nobody is there any more


class AsgiTransport:
    """One WebSocket of any ASGI server: a task that reads, and one that sends what waits in a queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._receive: Receive
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()  # texts, or the code to close with
        self._unsent = 0
        self._is_closing = False
        self._may_read = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.closed: asyncio.Future[None] = loop.create_future()
        self._tasks = [loop.create_task(self._send_all())]
        self.closed.add_done_callback(lambda _: self._stop())

    def listen(self, receive: Receive) -> None:
        """Call `receive` with every message from now on."""
        self._receive = receive
        self._may_read.set()
        self._tasks.append(asyncio.get_running_loop().create_task(self._read_all()))

    def send(self, message: bytes) -> None:
        """Queue a text; a client that does not read is disconnected."""
        if self._is_closing:
            return
        self._unsent += len(message)
        self._outbox.put_nowait(message)
        if self._unsent > transport.MOST_UNSENT:
            self.close(TRY_AGAIN_LATER)

    def close(self, code: int) -> None:
        """Close after what is queued; disconnect if the other side does not close, too."""
        if not self._is_closing:
            self._is_closing = True
            self._outbox.put_nowait(code)
            asyncio.get_running_loop().call_later(seconds_to_close(code), self._set_closed)

    def pause(self) -> None:
        """Read nothing for a while."""
        self._may_read.clear()

    def resume(self) -> None:
        """Read again."""
        self._may_read.set()

    async def _send_all(self) -> None:
        try:
            while isinstance(message := await self._outbox.get(), bytes):
                await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
                self._unsent -= len(message)
            await self._socket.close(message)
        except GONE:
            pass
        self._set_closed()

    async def _read_all(self) -> None:
        try:
            while await self._may_read.wait():
                event = await self._socket.receive()
                if event["type"] != "websocket.receive":
                    break
                text = event.get("text")
                if not self._is_closing:
                    self._receive(event.get("bytes") or b"" if text is None else text.encode())
        except GONE:
            pass
        self._set_closed()

    def _set_closed(self) -> None:
        if not self.closed.done():
            self.closed.set_result(None)

    def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
